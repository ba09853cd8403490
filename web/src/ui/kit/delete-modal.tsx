import { type NavigateOptions, useNavigate } from 'react-router';
import { useAction } from '../../lib/forms/use-action.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { ConfirmModal } from './confirm-modal.tsx';
import { deletedState } from './deleted-page.tsx';

type DeleteModalProps = {
  title: string;
  text: string;
  /** The label of the button; by default Delete. */
  confirm?: string;
  /** Sends the request. */
  remove: () => Promise<unknown>;
  /** Updates the lists that have the record. Must not reject. */
  refresh: () => unknown;
  /** The page that confirms it. Without one, the dialog closes. */
  leaveTo?: string;
  leaveOptions?: NavigateOptions;
  /** By default the same as `onClose`. */
  onDeleted?: () => void;
  onClose: () => void;
};

/**
 * Asks, then deletes a record. After a failure it stays open for another attempt. Leaves first and updates the lists
 * afterwards, because the record's page would say that the record is unknown. Above a list it is the other way around:
 * the row must be gone before the dialog gives the focus back.
 */
export function DeleteModal(props: DeleteModalProps) {
  const { title, text, remove, refresh, leaveTo, leaveOptions, onClose } = props;
  const { parts } = useOfficeWords();
  const navigate = useNavigate();
  const { run, isBusy, error } = useAction(parts.failed({ what: title }));
  const { onDeleted = onClose } = props;
  const removeRow = async () => {
    await remove();
    await refresh();
  };
  const confirm = () =>
    leaveTo === undefined
      ? run(removeRow, onDeleted)
      : run(remove, () => navigate(leaveTo, { state: deletedState(''), ...leaveOptions }), refresh);
  return (
    <ConfirmModal
      title={title}
      text={text}
      confirm={props.confirm ?? parts.delete}
      isBusy={isBusy}
      error={error}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
