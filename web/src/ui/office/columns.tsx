import { Link } from 'react-router';
import { Hidden } from '../base/hidden.tsx';
import { PencilIcon, TrashIcon } from '../base/staff-icons.tsx';
import styles from './columns.module.css';
import { Button } from './controls/button.tsx';
import type { Column } from './data-table.tsx';

type Named = { id: string; name: string };

/** The record's name, which leads to its page. */
export const nameColumn = <Row extends Named>(
  title: string,
  hrefOf: (id: string) => string,
): Column<Row> => ({
  key: 'name',
  title,
  isMain: true,
  isSortable: true,
  show: ({ id, name }) => <Link to={hrefOf(id)}>{name}</Link>,
});

type Actions<Row> = {
  title: string;
  /** The accessible names of the buttons. */
  words: { editOne: (name: string) => string; deleteOne: (name: string) => string };
  onEdit: (row: Row) => void;
  onDelete: (row: Row) => void;
};

/** Buttons to edit and to delete the record, each of which opens a dialog. */
export const actionsColumn = <Row extends Named>(actions: Actions<Row>): Column<Row> => ({
  key: 'actions',
  title: actions.title,
  isShort: true,
  show: (row) => (
    <span className={styles.actions}>
      <Button look="text" isSmall aria-haspopup="dialog" onClick={() => actions.onEdit(row)}>
        <PencilIcon />
        <Hidden>{actions.words.editOne(row.name)}</Hidden>
      </Button>
      <Button look="text" isSmall aria-haspopup="dialog" onClick={() => actions.onDelete(row)}>
        <TrashIcon />
        <Hidden>{actions.words.deleteOne(row.name)}</Hidden>
      </Button>
    </span>
  ),
});
