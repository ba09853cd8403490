import { type RefObject, useEffect, useRef } from 'react';
import type { List } from '../../lib/api/use-list.ts';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords, useWords } from '../../lib/words/words.ts';
import { Button } from './controls/button.tsx';
import styles from './show-more.module.css';

type ShowMoreProps = {
  list: Pick<List<unknown>, 'items' | 'total' | 'hasMore' | 'isLoadingMore' | 'showMore'>;
  /** The element with the rows. The first new row takes the focus. */
  rows: RefObject<HTMLElement | null>;
};

/** Below a list that has more rows. Focuses the first new row, because the last press removes this button. */
export function ShowMore({ list, rows }: ShowMoreProps) {
  const { common } = useWords();
  const { parts } = useOfficeWords();
  const { number } = useFormats();
  const { items, total, hasMore, isLoadingMore, showMore } = list;
  const shown = items?.length ?? 0;
  const previousCount = useRef<number>(undefined);
  useEffect(() => {
    if (previousCount.current === undefined || shown <= previousCount.current) return;
    const first = rows.current?.querySelectorAll<HTMLElement>('tbody tr')[previousCount.current];
    previousCount.current = undefined;
    first?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, [shown, rows]);
  if (!hasMore && !isLoadingMore) return null;
  const onMore = () => {
    if (isLoadingMore) return;
    previousCount.current = shown;
    showMore();
  };
  return (
    <div className={styles.place}>
      <span role="status">
        {total !== undefined && parts.shownOf(number(shown), number(total))}
      </span>
      <Button isSmall aria-disabled={isLoadingMore} onClick={onMore}>
        {isLoadingMore ? common.loading : parts.showMore}
      </Button>
    </div>
  );
}
