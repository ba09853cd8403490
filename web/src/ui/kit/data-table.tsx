import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import type { Sorting } from '../../lib/api/use-list-query.ts';
import { SortButton } from './controls/sort-button.tsx';
import styles from './data-table.module.css';
import { ScrollRegion } from './scroll-region.tsx';
import { WholeText } from './whole-text.tsx';

export type Column<Row> = {
  key: string;
  title: string;
  show: (row: Row) => ReactNode;
  /**
   * The row's name: bold, and the heading of its card on a phone. Its link or button opens the record. A function where
   * not every row has its name in the same column.
   */
  isMain?: boolean | ((row: Row) => boolean);
  /** A main column of sentences rather than names: twice as much of each is shown. */
  isWide?: boolean;
  isSortable?: boolean;
  /** Does not wrap: a date, a word. */
  isShort?: boolean;
  /** Cuts names off early, so that the last column of a wide table stays visible. */
  isCut?: boolean;
  /** Secondary text: a date, a code. */
  isQuiet?: boolean;
  /** Says what it is: its card on a phone names no column before it. */
  isPlain?: boolean;
  /** On a phone it stands beside the row's name. */
  isBeside?: boolean;
  /** Hidden at medium widths. */
  isFolded?: boolean;
  /** The key of the column that shows this one beneath its own content at medium widths. */
  foldsUnder?: string;
};

/** What a table draws and does for rows that can be selected (select-rows.tsx). The keys are those of this page. */
export type RowSelection<Row> = {
  isChosen: (key: string) => boolean;
  head: (keys: readonly string[]) => ReactNode;
  box: (row: Row, key: string, keys: readonly string[]) => ReactNode;
  onKeyDown: (event: KeyboardEvent<HTMLElement>, keys: readonly string[]) => void;
};

type DataTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row, index: number) => string;
  sorting?: Sorting | undefined;
  onSort?: ((key: string) => void) | undefined;
  /** Why a row is highlighted, such as 'Just sent'. */
  markOf?: ((row: Row) => string | undefined) | undefined;
  /** Which rows are selected; without it there are no boxes. */
  selection?: RowSelection<Row> | undefined;
};

/** Explicit, because browsers drop a table's semantics when CSS lays it out as cards. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** The element that opens a row's record: its name, or another element marked for it. */
export const OPENS_ROW = 'th :is(a, button), [data-opens-row]';

/**
 * Rows under column headers; on a phone each row is a card. A click anywhere in a row opens its record. Where rows can be
 * selected, a box comes first.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, selection } = props;
  const table = useRef<HTMLTableElement>(null);
  const keys = rows.map(keyOf);
  return (
    <ScrollRegion label={caption} className={styles.region}>
      <table ref={table} className={styles.table} {...roles.table} aria-label={caption}>
        <thead {...roles.rowgroup}>
          <tr {...roles.row}>
            {selection && (
              <th {...roles.columnheader} scope="col" className={`${styles.head} ${styles.select}`}>
                {selection.head(keys)}
              </th>
            )}
            {columns.map((column) => (
              <Head key={column.key} column={column} {...props} />
            ))}
          </tr>
        </thead>
        <tbody
          {...roles.rowgroup}
          onClick={openRow}
          onKeyDown={(event) => selection?.onKeyDown(event, keys)}
        >
          {rows.map((row, index) => (
            <Row key={keys[index]} {...props} row={row} id={keys[index] ?? ''} keys={keys} />
          ))}
        </tbody>
      </table>
      <WholeText within={table} selector={`.${styles.value}`} />
    </ScrollRegion>
  );
}

type RowProps<Row> = DataTableProps<Row> & { row: Row; id: string; keys: readonly string[] };

function Row<Row>({ row, id, keys, columns, markOf, selection }: RowProps<Row>) {
  const mark = markOf?.(row);
  const isChosen = selection?.isChosen(id);
  const classes = [mark && styles.marked, isChosen && styles.chosen].filter(Boolean).join(' ');
  return (
    <tr {...roles.row} className={classes}>
      {selection && (
        <td {...roles.cell} className={`${styles.cell} ${styles.select}`}>
          {selection.box(row, id, keys)}
        </td>
      )}
      {columns.map((column) => (
        <Cell
          key={column.key}
          column={column}
          folded={columns.filter(({ foldsUnder }) => foldsUnder === column.key)}
          row={row}
          mark={mark}
        />
      ))}
    </tr>
  );
}

/** Clicks the row's link, with the same modifier keys. Selecting text in the row does nothing. */
function openRow(event: MouseEvent<HTMLElement>) {
  if (!(event.target instanceof Element) || !event.currentTarget.contains(event.target)) return;
  if (event.target.closest('a, button, input, select, label')) return;
  if (getSelection()?.type === 'Range') return;
  const main = event.target.closest('tr')?.querySelector(OPENS_ROW);
  const { ctrlKey, metaKey, shiftKey } = event;
  main?.dispatchEvent(
    new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  );
}

type Folding = { isFolded?: boolean; foldsUnder?: string };

const classesOf = ({ isFolded, foldsUnder }: Folding, ...names: (string | false | undefined)[]) =>
  [...names, (isFolded || foldsUnder) && styles.folded].filter(Boolean).join(' ');

function Head<Row>({ column, sorting, onSort }: DataTableProps<Row> & { column: Column<Row> }) {
  const { key, title, isSortable } = column;
  if (!isSortable || !onSort)
    return (
      <th {...roles.columnheader} scope="col" className={classesOf(column, styles.head)}>
        {title}
      </th>
    );
  const direction = sorting?.key === key ? sorting.direction : undefined;
  return (
    <th
      {...roles.columnheader}
      scope="col"
      className={classesOf(column, styles.head, styles.sortable)}
      aria-sort={direction ?? 'none'}
    >
      <SortButton title={title} direction={direction} onClick={() => onSort(key)} />
    </th>
  );
}

const valueClasses = <Row,>({ isWide, isShort, isCut, isQuiet }: Column<Row>) =>
  [
    styles.value,
    isWide && styles.wide,
    isShort && styles.short,
    isCut && styles.cut,
    isQuiet && styles.quiet,
  ]
    .filter(Boolean)
    .join(' ');

type CellProps<Row> = {
  column: Column<Row>;
  /** The columns that this one shows beneath its own content. */
  folded: readonly Column<Row>[];
  row: Row;
  mark: string | undefined;
};

function Cell<Row>({ column, folded, row, mark }: CellProps<Row>) {
  const { isMain } = column;
  const content = column.show(row);
  const isText = typeof content === 'string' || typeof content === 'number';
  const shownContent = isText ? <span>{content}</span> : content;
  const beneath = folded
    .map(({ key, show }) => ({ key, shown: show(row) }))
    // One '-' for two missing values is enough.
    .filter(({ shown }) => shown !== content)
    .map(({ key, shown }) => (
      <span key={key} className={styles.beneath}>
        {shown}
      </span>
    ));
  if (typeof isMain === 'function' ? isMain(row) : isMain)
    return (
      <th {...roles.rowheader} scope="row" className={styles.main}>
        <span className={valueClasses(column)}>
          {shownContent}
          {beneath}
        </span>
        {mark && <span className={styles.mark}>{mark}</span>}
      </th>
    );
  return (
    <td
      {...roles.cell}
      className={classesOf(column, styles.cell, column.isBeside && styles.beside)}
    >
      {!column.isPlain && (
        <span className={styles.label} aria-hidden="true">
          {column.title}
        </span>
      )}
      <span className={valueClasses(column)}>
        {shownContent}
        {beneath}
      </span>
    </td>
  );
}
