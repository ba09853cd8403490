import { KEPT_COUNT_MINIMUM } from '@vse/domain/limits';
import { type RefObject, useEffect, useRef } from 'react';
import type { List } from '../../lib/api/use-list.ts';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords, useWords } from '../../lib/words/words.ts';
import { Button } from './controls/button.tsx';
import styles from './show-more.module.css';

type ShowMoreProps = {
  list: Pick<
    List<unknown>,
    'items' | 'total' | 'countedDate' | 'hasMore' | 'isLoadingMore' | 'showMore'
  >;
  /** The element with the rows. The first new row takes the focus. */
  rows: RefObject<HTMLElement | null>;
};

/** A number of rows; with "about" if it can be one that was counted a while ago. */
export function useCountText({ countedDate }: Pick<List<unknown>, 'countedDate'>) {
  const { parts } = useOfficeWords();
  const { number } = useFormats();
  return (count: number) =>
    countedDate !== undefined && count >= KEPT_COUNT_MINIMUM
      ? parts.about(number(count))
      : number(count);
}

/**
 * Below a list that has more rows, or whose rows were counted a while ago. Focuses the first new row, because the last
 * press removes the button.
 */
export function ShowMore({ list, rows }: ShowMoreProps) {
  const { common } = useWords();
  const { parts } = useOfficeWords();
  const { number, time } = useFormats();
  const text = useCountText(list);
  const { items, total, countedDate, hasMore, isLoadingMore, showMore } = list;
  const shown = items?.length ?? 0;
  const previousCount = useRef<number>(undefined);
  useEffect(() => {
    if (previousCount.current === undefined || shown <= previousCount.current) return;
    const first = rows.current?.querySelectorAll<HTMLElement>('tbody tr')[previousCount.current];
    previousCount.current = undefined;
    first?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, [shown, rows]);
  const isButtonShown = hasMore || isLoadingMore;
  if (!isButtonShown && countedDate === undefined) return null;
  const onMore = () => {
    if (isLoadingMore) return;
    previousCount.current = shown;
    showMore();
  };
  return (
    <div className={styles.place}>
      <span role="status">
        {[
          isButtonShown && total !== undefined && parts.shownOf(number(shown), text(total)),
          countedDate !== undefined && parts.countedAt(time(countedDate)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {isButtonShown && (
        <Button isSmall aria-disabled={isLoadingMore} onClick={onMore}>
          {isLoadingMore ? common.loading : parts.showMore}
        </Button>
      )}
    </div>
  );
}
