import { statusOf } from '../../lib/api/api-error.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { Alert } from '../feedback/alert.tsx';
import { Button } from './controls/button.tsx';
import { useFailureMessages } from './failure-alert.tsx';
import { OfficeDialog } from './office-dialog.tsx';

type ConfirmModalProps = {
  title: string;
  text: string;
  confirm: string;
  cancel?: string;
  isBusy?: boolean;
  /** The error of the last attempt. A stale or deleted record gets its own sentence. */
  error?: unknown;
  onConfirm: () => void;
  onClose: () => void;
};

/**
 * Asks before an action that cannot be undone. Stays open while busy, shows why it failed, and allows another attempt.
 */
export function ConfirmModal(props: ConfirmModalProps) {
  const { parts } = useOfficeWords();
  const { title, text, confirm, isBusy = false, onConfirm, onClose } = props;
  const failure = useFailureMessages(props.error);
  const isGone = statusOf(props.error) === 404;
  return (
    <OfficeDialog
      title={title}
      isBusy={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button
            aria-disabled={isBusy}
            onClick={() => {
              if (!isBusy) onClose();
            }}
          >
            {props.cancel ?? parts.cancel}
          </Button>
          <Button
            look="bad"
            aria-disabled={isBusy}
            onClick={() => {
              if (!isBusy) onConfirm();
            }}
          >
            {isBusy ? parts.working : confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <Alert messages={isGone ? [parts.gone] : failure} />
    </OfficeDialog>
  );
}
