import { useResultsMoreWords } from '../../../lib/words/results-more.ts';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './result-actions.module.css';
import { useMailResults } from './use-mail-results.ts';

/**
 * What the respondent can do with the results, in reach of the thumb on a phone. What became of it stands above the
 * buttons.
 */
export function ResultActions({ id }: { id: string }) {
  const words = useResultsMoreWords();
  const { isSending, send, said } = useMailResults(id);
  return (
    <div className={styles.bar}>
      <div role="status">
        {said && !said.isProblem && <p className={styles.good}>{said.text}</p>}
      </div>
      {said?.isProblem && (
        <p role="alert" className={styles.bad}>
          {said.text}
        </p>
      )}
      <div className={styles.buttons}>
        <Button look="quiet" aria-disabled={isSending} onClick={() => void send()}>
          {isSending ? words.mailing : words.mail}
        </Button>
      </div>
    </div>
  );
}
