import { Navigate, useParams } from 'react-router';
import { isTokenRefused, statusOf } from '../../lib/api/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { useWords } from '../../lib/words/words.ts';
import { ButtonTo } from '../../ui/controls/button-to.tsx';
import { FailurePage } from '../../ui/feedback/failure-page.tsx';
import { MessagePage } from '../../ui/feedback/message-page.tsx';
import { NotOpen } from './not-open.tsx';
import { QuizForm } from './quiz-form.tsx';
import { QuizSkeleton } from './quiz-skeleton.tsx';
import { QuizView } from './quiz-view.tsx';
import { useQuiz } from './use-quiz.ts';

/** Keyed by the id, so that no state of one quiz appears in the next. */
export function QuizScreen() {
  const { resultId = '' } = useParams();
  return <OneQuiz key={resultId} resultId={resultId} />;
}

function OneQuiz({ resultId }: { resultId: string }) {
  const words = useWords();
  const quiz = useQuiz(resultId);
  const { result, error, retry } = quiz;

  if (result?.isQuizCompleted)
    return <Navigate to={paths.quizComplete.getHref(resultId)} replace />;
  const status = statusOf(error);
  if (status === 404 || status === 400)
    return (
      <MessagePage title={words.results.unknownQuiz} text={words.results.unknownText}>
        <ButtonTo look="ink" to={paths.home.getHref()}>
          {words.common.toFirstPage}
        </ButtonTo>
      </MessagePage>
    );
  // Not the results page, which loads the same data and would redirect back here.
  if (quiz.isStuck) return <FailurePage error={error} onRetry={retry} />;
  const isSignInOver = isTokenRefused(error);
  // Staff get the questions and answers of an invitee's quiz, which they may not answer.
  const isLookedInto = result && !result.isMine && result.questions.length > 0;
  if (result ? !result.isMine && !isLookedInto : isSignInOver || status === 403)
    return <NotOpen isSignInOver={isSignInOver} />;
  if (error && !result) return <FailurePage error={error} onRetry={retry} />;
  if (!result) return <QuizSkeleton />;
  if (result.questions.length === 0)
    return <MessagePage title={words.quiz.noQuestions} text={words.quiz.noQuestionsText} />;
  return isLookedInto ? (
    <QuizView result={result} questions={quiz.questions} />
  ) : (
    <QuizForm quiz={quiz} />
  );
}
