import { useWords } from '../../lib/words/words.ts';
import styles from './progress.module.css';

/** The time per question, from the promise of three minutes for ten questions. */
const SECONDS_EACH = 18;

type ProgressProps = {
  answered: number;
  total: number;
  /** Stands in the place of the time that is left. */
  note?: string;
};

export function Progress({ answered, total, note }: ProgressProps) {
  const { quiz } = useWords();
  const minutes = Math.max(1, Math.round(((total - answered) * SECONDS_EACH) / 60));
  return (
    <div className={styles.progress}>
      <div className={styles.inner}>
        <div
          role="progressbar"
          aria-label={quiz.progress}
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuenow={answered}
          aria-valuetext={quiz.answered({ count: answered, total })}
          className={styles.track}
        >
          <div className={styles.bar} style={{ transform: `scaleX(${answered / total})` }} />
        </div>
        <p className={styles.words}>
          <span>{quiz.answered({ count: answered, total })}</span>
          <span>{note ?? (answered === total ? quiz.allAnswered : quiz.left({ minutes }))}</span>
        </p>
      </div>
    </div>
  );
}
