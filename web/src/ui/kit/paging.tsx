import { KEPT_COUNT_MINIMUM, PAGE_SIZE } from '@vse/domain/limits';
import type { List } from '../../lib/api/use-list.ts';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { useWords } from '../../lib/words/words.ts';
import { Button } from './controls/button.tsx';
import styles from './paging.module.css';
import type { Turns } from './use-page-turns.ts';

export type Paged = Pick<List<unknown>, 'items' | 'total' | 'countedDate' | 'pages'>;

/** A number of rows; with "about" if it can be one that was counted a while ago. */
export function useCountText({ countedDate }: Pick<List<unknown>, 'countedDate'>) {
  const { parts } = useOfficeWords();
  const { number } = useFormats();
  return (count: number) =>
    countedDate !== undefined && count >= KEPT_COUNT_MINIMUM
      ? parts.about({ count: number(count) })
      : number(count);
}

type PagingProps = {
  list: Paged;
  turns: Turns;
  /** False if pages may have fewer rows than a full one, so that the rows have no numbers. */
  isNumbered?: boolean;
};

/** Below a list with several pages, or whose rows were counted a while ago: which rows these are, and the other pages. */
export function Paging({ list, turns, isNumbered = true }: PagingProps) {
  const { parts } = useOfficeWords();
  const { common } = useWords();
  const { time } = useFormats();
  const { countedDate, pages, items } = list;
  const rows = useRowsText(list);
  const isPaged = pages.number > 1 || pages.next !== undefined || pages.isLoading;
  if (!items || (!isPaged && countedDate === undefined)) return null;
  const where = isNumbered ? rows : parts.pageNumber({ page: String(pages.number) });
  return (
    <div className={styles.paging}>
      <span role="status">
        {[
          isPaged && (pages.isLoading ? common.loading : where),
          countedDate !== undefined && parts.countedAt({ time: time(countedDate) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {isPaged && (
        <div className={styles.buttons}>
          <Button isSmall aria-disabled={!turns.previous} onClick={() => turns.previous?.()}>
            <span aria-hidden="true">‹</span>&nbsp;<span>{parts.previous}</span>
          </Button>
          <Button isSmall aria-disabled={!turns.next} onClick={() => turns.next?.()}>
            <span>{parts.next}</span>&nbsp;<span aria-hidden="true">›</span>
          </Button>
        </div>
      )}
    </div>
  );
}

/** Which rows the page has, such as "51 to 100 of about 2,431". */
function useRowsText({ items, total, countedDate, pages }: Paged): string {
  const { parts } = useOfficeWords();
  const { number } = useFormats();
  const text = useCountText({ countedDate });
  const first = (pages.number - 1) * PAGE_SIZE;
  // The row that was just sent may stand above the page.
  const shown = Math.min(items?.length ?? 0, PAGE_SIZE);
  const [from, to] = [number(first + 1), number(first + shown)];
  return total === undefined
    ? parts.rows({ from, to })
    : parts.rowsOf({ from, to, total: text(Math.max(total, first + shown)) });
}
