import { useState } from 'react';

type Dialog = 'edit' | 'delete';

/** The dialogs above a list that edit and delete one of its rows. */
export function useRowDialogs<Row>() {
  const [opened, setOpened] = useState<{ dialog: Dialog; row: Row }>();
  const open = (dialog: Dialog) => (row: Row) => setOpened({ dialog, row });
  const rowOf = (dialog: Dialog) => (opened?.dialog === dialog ? opened.row : undefined);
  return {
    toEdit: rowOf('edit'),
    toDelete: rowOf('delete'),
    onEdit: open('edit'),
    onDelete: open('delete'),
    close: () => setOpened(undefined),
  };
}
