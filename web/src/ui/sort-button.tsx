import styles from './sort-button.module.css';

export type Direction = 'ascending' | 'descending';
export type Sorting = { key: string; direction: Direction };

/** The sorting after a click on a column's head: that column, and the other way round when it was that already. */
export function toggled(sorting: Sorting | undefined, key: string): Sorting {
  const isAscending = sorting?.key === key && sorting.direction === 'ascending';
  return { key, direction: isAscending ? 'descending' : 'ascending' };
}

type SortButtonProps = { title: string; direction: Direction | undefined; onClick: () => void };

/** The arrow is for the eye; the head it stands in says the same in aria-sort. */
export function SortButton({ title, direction, onClick }: SortButtonProps) {
  const arrow = direction === undefined ? '↕' : direction === 'ascending' ? '↑' : '↓';
  return (
    <button type="button" className={styles.button} onClick={onClick}>
      {title}
      <span aria-hidden="true" className={direction && styles.arrow}>
        {arrow}
      </span>
    </button>
  );
}
