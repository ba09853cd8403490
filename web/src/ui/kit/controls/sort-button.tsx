import type { Direction, Sorting } from '../../../lib/api/use-list-query.ts';
import { BareButton } from './bare-button.tsx';
import styles from './sort-button.module.css';

/** The sorting after a click on a column header: by that column, reversed if it is already sorted by it. */
export function toggled(sorting: Sorting | undefined, key: string): Sorting {
  const isAscending = sorting?.key === key && sorting.direction === 'ascending';
  return { key, direction: isAscending ? 'descending' : 'ascending' };
}

type SortButtonProps = { title: string; direction: Direction | undefined; onClick: () => void };

/** The arrow is only visual; the header cell says the same with aria-sort. */
export function SortButton({ title, direction, onClick }: SortButtonProps) {
  const arrow = direction === undefined ? '↕' : direction === 'ascending' ? '↑' : '↓';
  return (
    <BareButton className={styles.button} onClick={onClick}>
      {title}
      <span aria-hidden="true" className={direction && styles.arrow}>
        {arrow}
      </span>
    </BareButton>
  );
}
