import { statusOf } from '../../lib/api/api-error.ts';
import { problemMessages } from '../../lib/forms/problem.ts';
import { useOfficeWords, useWords } from '../../lib/words/words.ts';
import { Button } from '../controls/button.tsx';
import { Alert } from './alert.tsx';
import { Modal } from './modal.tsx';
import { ModalActions } from './modal-actions.tsx';

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
  const failure = useFailure(props.error);
  return (
    <Modal title={title} isBusy={isBusy} onClose={onClose}>
      <p>{text}</p>
      <Alert messages={failure} />
      <ModalActions>
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
      </ModalActions>
    </Modal>
  );
}

function useFailure(error: unknown): readonly string[] {
  const words = useWords();
  const { parts } = useOfficeWords();
  if (error === undefined) return [];
  if (statusOf(error) === 412) return [parts.stale];
  if (statusOf(error) === 404) return [parts.gone];
  return problemMessages(error, words);
}
