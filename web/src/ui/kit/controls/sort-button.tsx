import type { Direction, Sorting } from '../../../lib/api/use-list-query.ts';
import { BareButton } from './bare-button.tsx';
import styles from './sort-button.module.css';

/** The sorting after a click on a column header: by that column, reversed if it is already sorted by it. */
export function toggled(sorting: Sorting | undefined, key: string): Sorting {
  const isAscending = sorting?.key === key && sorting.direction === 'ascending';
  return { key, direction: isAscending ? 'descending' : 'ascending' };
}

type SortButtonProps = { title: string; direction: Direction | undefined; onClick: () => void };

/** Drawn, because each font has other arrows, and some have none. */
const ARROWS = {
  ascending: 'M6 10V2M3 5l3-3 3 3',
  descending: 'M6 2v8M3 7l3 3 3-3',
  none: 'm3.5 4.5 2.5-2 2.5 2M3.5 7.5l2.5 2 2.5-2',
};

/** The arrow is only visual; the header cell says the same with aria-sort. */
export const SortButton = ({ title, direction, onClick }: SortButtonProps) => (
  <BareButton className={styles.button} onClick={onClick}>
    <span>{title}</span>
    <svg viewBox="0 0 12 12" aria-hidden="true" className={direction && styles.arrow}>
      <path d={ARROWS[direction ?? 'none']} />
    </svg>
  </BareButton>
);
