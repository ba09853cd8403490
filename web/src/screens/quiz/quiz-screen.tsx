import { Navigate, useParams } from 'react-router';
import { statusOf } from '../../lib/api/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { useWords } from '../../lib/words/words.ts';
import { ButtonTo } from '../../ui/button-to.tsx';
import { FailurePage } from '../../ui/failure-page.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { QuizForm } from './quiz-form.tsx';
import { QuizSkeleton } from './quiz-skeleton.tsx';
import { useQuiz } from './use-quiz.ts';

/** Gone with another id, so that nothing of one quiz shows in the next. */
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
  if (status === 401 || status === 403 || (result && !result.isMine)) return <OpenInviteAgain />;
  if (error && !result) return <FailurePage error={error} onRetry={retry} />;
  if (!result) return <QuizSkeleton />;
  if (result.questions.length === 0)
    return <MessagePage title={words.quiz.noQuestions} text={words.quiz.noQuestionsText} />;
  return <QuizForm quiz={quiz} />;
}

function OpenInviteAgain() {
  const { quiz } = useWords();
  return (
    <MessagePage title={quiz.reopen} text={quiz.reopenText}>
      <ButtonTo look="ink" to={paths.home.getHref()}>
        {quiz.toInvite}
      </ButtonTo>
    </MessagePage>
  );
}
