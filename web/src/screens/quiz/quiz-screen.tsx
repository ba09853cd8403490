import { Suspense } from 'react';
import { Navigate, useParams } from 'react-router';
import { isTokenRefused, statusOf } from '../../lib/api/api-error.ts';
import { lazyPart } from '../../lib/browser/lazy-part.tsx';
import { paths } from '../../lib/paths.ts';
import { useWords } from '../../lib/words/words.ts';
import { ButtonTo } from '../../ui/controls/button-to.tsx';
import { FailurePage } from '../../ui/feedback/failure-page.tsx';
import { MessagePage } from '../../ui/feedback/message-page.tsx';
import { QuizForm } from './quiz-form.tsx';
import { QuizSkeleton } from './quiz-skeleton.tsx';
import { useQuiz } from './use-quiz.ts';

// Most respondents never see these.
const NotOpen = lazyPart(async () => (await import('./not-open.tsx')).NotOpen);
const QuizView = lazyPart(async () => (await import('./quiz-view.tsx')).QuizView);

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
    return (
      <Suspense fallback={<QuizSkeleton />}>
        <NotOpen isSignInOver={isSignInOver} />
      </Suspense>
    );
  if (error && !result) return <FailurePage error={error} onRetry={retry} />;
  if (!result) return <QuizSkeleton />;
  if (result.questions.length === 0)
    return <MessagePage title={words.quiz.noQuestions} text={words.quiz.noQuestionsText} />;
  if (!isLookedInto) return <QuizForm quiz={quiz} />;
  return (
    <Suspense fallback={<QuizSkeleton />}>
      <QuizView result={result} questions={quiz.questions} />
    </Suspense>
  );
}
