import type { QuizResult } from '@vse/domain/records/quiz-results';
import { useResultsMoreWords } from '../../../lib/words/results-more.ts';
import { Button } from '../../../ui/controls/button.tsx';
import type { Recommended } from '../recommended.ts';
import styles from './result-actions.module.css';
import { useMailResults } from './use-mail-results.ts';
import { useSample } from './use-sample.ts';

type ResultActionsProps = {
  id: string;
  samples?: QuizResult['samples'];
  best?: Recommended | undefined;
};

/**
 * What the respondent can do with the results, in reach of the thumb on a phone. What became of it stands above the
 * buttons.
 */
export function ResultActions({ id, samples, best }: ResultActionsProps) {
  const words = useResultsMoreWords();
  const { isSending, send, said } = useMailResults(id);
  const sample = useSample(id, samples, best);
  // Both may have failed for the same reason, which is said once.
  const all = [said, sample?.said?.text === said?.text ? undefined : sample?.said].filter(
    (each) => each !== undefined,
  );
  return (
    <div className={styles.bar}>
      <div role="status" className={styles.good}>
        {all.map(({ text, isProblem }) => !isProblem && <p key={text}>{text}</p>)}
      </div>
      {all.map(
        ({ text, isProblem }) =>
          isProblem && (
            <p key={text} role="alert" className={styles.bad}>
              {text}
            </p>
          ),
      )}
      <div className={styles.buttons}>
        <Button look="quiet" aria-disabled={isSending} onClick={() => void send()}>
          {isSending ? words.sending : words.mail}
        </Button>
        {sample && (
          <Button look="ink" aria-disabled={sample.isOver} onClick={() => void sample.ask()}>
            <span>
              {sample.isAsked && <span aria-hidden>✓&nbsp;</span>}
              <span>{sample.label}</span>
              <span className={styles.of}>{words.sampleOf({ name: sample.name })}</span>
            </span>
          </Button>
        )}
      </div>
    </div>
  );
}
