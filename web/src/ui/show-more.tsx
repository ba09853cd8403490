import { useFormats } from '../lib/words/format.ts';
import { useOfficeWords } from '../lib/words/words.ts';
import { Button } from './button.tsx';
import styles from './show-more.module.css';

type ShowMoreProps = { shown: number; total: number; onMore: () => void };

/** Below a list that is drawn in part. */
export function ShowMore({ shown, total, onMore }: ShowMoreProps) {
  const { parts } = useOfficeWords();
  const { number } = useFormats();
  if (shown >= total) return null;
  return (
    <div className={styles.place}>
      <span role="status">{parts.shownOf(number(shown), number(total))}</span>
      <Button onClick={onMore}>{parts.showMore}</Button>
    </div>
  );
}
