import { errorMessages } from '../../lib/forms/errors.ts';
import { useWords } from '../../lib/words/words.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/kit/controls/button.tsx';
import styles from './dashboard.module.css';

type FailedPartProps = { error: unknown; onRetry: () => void };

/** What went wrong when a part of the dashboard was read. Nothing while nothing did. */
export function FailedPart({ error, onRetry }: FailedPartProps) {
  const words = useWords();
  if (error === undefined) return null;
  return (
    <div className={styles.failure}>
      <Alert messages={errorMessages(error, words)} />
      <Button look="ink" onClick={onRetry}>
        {words.common.tryAgain}
      </Button>
    </div>
  );
}
