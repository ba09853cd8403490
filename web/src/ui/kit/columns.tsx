import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Hidden } from '../base/hidden.tsx';
import { PencilIcon, TrashIcon } from '../base/staff-icons.tsx';
import styles from './columns.module.css';
import { Button } from './controls/button.tsx';
import type { Column } from './data-table.tsx';
import type { RecordKind } from './record-kind.ts';

type Untitled<Row> = Omit<Column<Row>, 'key' | 'title'>;
type Named = { id: string; name: string };

/** The columns of a table in their order, with the titles of the same names. */
export const columnsOf = <Row, Key extends string>(
  titles: Readonly<Record<Key, string>>,
  columns: { readonly [K in Key]?: Untitled<Row> },
): Column<Row>[] =>
  keysOf(columns).flatMap((key) => {
    const column = columns[key];
    return column ? [{ ...column, key, title: titles[key] }] : [];
  });

const keysOf = <Key extends string>(columns: { readonly [K in Key]?: unknown }) =>
  Object.keys(columns) as Key[];

/** The record's name, which leads to its page, after a picture if there is one. */
export const nameColumn = <Row extends Named>(
  kind: RecordKind,
  picture?: (row: Row) => ReactNode,
): Untitled<Row> => ({
  isMain: true,
  isSortable: true,
  show: (row) => (
    <>
      {picture?.(row)}
      <Link to={kind.recordHref(row.id)}>{row.name}</Link>
    </>
  ),
});

/** A date by which the list can be sorted. */
export const dateColumn = <Row,>(show: Column<Row>['show']): Untitled<Row> => ({
  isShort: true,
  isQuiet: true,
  isSortable: true,
  show,
});

export type RowActions<Row> = { onEdit: (row: Row) => void; onDelete: (row: Row) => void };

type Actions<Row> = RowActions<Row> & {
  /** The accessible names of the buttons. */
  words: Readonly<Record<'editOne' | 'deleteOne', (values: { name: string }) => string>>;
};

/** Buttons to edit and to delete the record, each of which opens a dialog. */
export const actionsColumn = <Row extends Named>(actions: Actions<Row>): Untitled<Row> => ({
  isShort: true,
  isPlain: true,
  show: (row) => (
    <span className={styles.actions}>
      <Button look="text" isSmall aria-haspopup="dialog" onClick={() => actions.onEdit(row)}>
        <PencilIcon />
        <Hidden>{actions.words.editOne({ name: row.name })}</Hidden>
      </Button>
      <Button look="text" isSmall aria-haspopup="dialog" onClick={() => actions.onDelete(row)}>
        <TrashIcon />
        <Hidden>{actions.words.deleteOne({ name: row.name })}</Hidden>
      </Button>
    </span>
  ),
});
