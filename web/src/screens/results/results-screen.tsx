import { Navigate, useParams } from 'react-router';
import { statusOf } from '../../lib/api/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { useQuizResult } from '../../lib/use-quiz-result.ts';
import { useWords } from '../../lib/words/words.ts';
import { ButtonTo } from '../../ui/controls/button-to.tsx';
import { FailurePage } from '../../ui/feedback/failure-page.tsx';
import { MessagePage } from '../../ui/feedback/message-page.tsx';
import { Bone, Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './results.module.css';
import { Results } from './results.tsx';

/** The results page, which is both the end of a quiz and its permalink. */
export function ResultsScreen() {
  const { resultId = '' } = useParams();
  const { common, results } = useWords();
  const { data: result, error, mutate } = useQuizResult(resultId);
  const status = statusOf(error);
  if (status === 404 || status === 400)
    return (
      <MessagePage title={results.unknown} text={results.unknownText}>
        <ButtonTo look="ink" to={paths.home.getHref()}>
          {common.toFirstPage}
        </ButtonTo>
      </MessagePage>
    );
  if (error && !result) return <FailurePage error={error} onRetry={() => void mutate()} />;
  if (!result) return <ResultsSkeleton />;
  if (!result.isQuizCompleted) return <Navigate to={paths.quiz.getHref(resultId)} replace />;
  return <Results result={result} />;
}

const ResultsSkeleton = () => (
  <Skeleton className={styles.results ?? ''}>
    <Bone width="220px" height="56px" />
    <Bone width="340px" height="24px" />
    <Bone height="520px" radius="28px" />
  </Skeleton>
);
