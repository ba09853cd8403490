import type { ReactNode } from 'react';
import styles from './data-table.module.css';
import { SortButton, type Sorting } from './sort-button.tsx';

export type Column<Row> = {
  key: string;
  title: string;
  show: (row: Row) => ReactNode;
  /** The row's own name: bold, and the head of its card on a phone. */
  isMain?: boolean;
  isSortable?: boolean;
  /** Stays on one line: a date, a word. */
  isShort?: boolean;
  /** Gone at the middle widths, where another column's `Beneath` says it. */
  isFolded?: boolean;
};

type DataTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  sorting?: Sorting | undefined;
  onSort?: (key: string) => void;
};

/**
 * Said aloud, since browsers forget what a table's parts are when they are laid out as anything else, as on a phone.
 */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** In a cell, what the folded column says, for as long as it is gone. */
export const Beneath = ({ children }: { children: ReactNode }) => (
  <span className={styles.beneath}>{children}</span>
);

/** Rows under column heads; on a phone each row is a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be scrollable by keyboard
    <section className={styles.region} aria-label={caption} tabIndex={0}>
      <table className={styles.table} {...roles.table} aria-label={caption}>
        <thead {...roles.rowgroup}>
          <tr {...roles.row}>
            {columns.map((column) => (
              <Head key={column.key} column={column} {...props} />
            ))}
          </tr>
        </thead>
        <tbody {...roles.rowgroup}>
          {rows.map((row) => (
            <tr key={keyOf(row)} {...roles.row}>
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const classesOf = (isFolded: boolean | undefined, ...names: (string | undefined)[]) =>
  [...names, isFolded && styles.folded].filter(Boolean).join(' ');

function Head<Row>({
  column: { key, title, isSortable, isFolded },
  sorting,
  onSort,
}: DataTableProps<Row> & { column: Column<Row> }) {
  if (!isSortable || !onSort)
    return (
      <th {...roles.columnheader} scope="col" className={classesOf(isFolded, styles.head)}>
        {title}
      </th>
    );
  const direction = sorting?.key === key ? sorting.direction : undefined;
  return (
    <th
      {...roles.columnheader}
      scope="col"
      className={classesOf(isFolded, styles.head, styles.sortable)}
      aria-sort={direction ?? 'none'}
    >
      <SortButton title={title} direction={direction} onClick={() => onSort(key)} />
    </th>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const content = column.show(row);
  if (column.isMain)
    return (
      <th {...roles.rowheader} scope="row" className={styles.main}>
        {content}
      </th>
    );
  return (
    <td {...roles.cell} className={classesOf(column.isFolded, styles.cell)}>
      <span className={styles.label} aria-hidden="true">
        {column.title}
      </span>
      <span className={column.isShort ? `${styles.value} ${styles.short}` : styles.value}>
        {content}
      </span>
    </td>
  );
}
