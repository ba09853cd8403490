import type { Outcome } from '@vse/domain/records/outcomes';
import { useFormats } from '../../../lib/words/format.ts';
import { useOutcomeWords } from '../../../lib/words/outcomes.ts';
import styles from './outcomes.module.css';

/** An outcome in words: what it says, who noted it, and when. */
export function NotedOutcome({ outcome }: { outcome: Outcome }) {
  const words = useOutcomeWords();
  const { dateTime } = useFormats();
  const { by } = outcome;
  const name = by === null ? words.respondent : by.name || words.unknown;
  return (
    <p className={styles.noted}>
      <strong>{words.kinds[outcome.kind]}</strong>
      <SaidOf {...outcome} />
      <span className={styles.by}>{words.by({ name, date: dateTime(outcome.date) })}</span>
    </p>
  );
}

/** The rating in words, or the reason. */
function SaidOf({ rating, reason }: Pick<Outcome, 'rating' | 'reason'>) {
  const words = useOutcomeWords();
  const { number } = useFormats();
  if (rating !== undefined)
    return (
      <span>{words.rating({ rating: number(rating), word: words.ratings[rating - 1] ?? '' })}</span>
    );
  return reason === undefined ? null : <bdi className={styles.reason}>{`“${reason}”`}</bdi>;
}
