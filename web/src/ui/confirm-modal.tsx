import { useOfficeWords } from '../lib/words/words.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';
import { ModalActions } from './modal-actions.tsx';

type ConfirmModalProps = {
  title: string;
  text: string;
  confirm: string;
  cancel?: string;
  isBusy?: boolean;
  problems?: readonly string[];
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks once more before something that cannot be taken back; says why when it did not work, and can be tried again. */
export function ConfirmModal(props: ConfirmModalProps) {
  const { parts } = useOfficeWords();
  const { title, text, confirm, isBusy = false, problems = [], onConfirm, onClose } = props;
  return (
    <Modal title={title} onClose={onClose}>
      <p>{text}</p>
      <Alert messages={problems} />
      <ModalActions>
        <Button onClick={onClose}>{props.cancel ?? parts.cancel}</Button>
        <Button look="bad" aria-disabled={isBusy} onClick={onConfirm}>
          {isBusy ? parts.working : confirm}
        </Button>
      </ModalActions>
    </Modal>
  );
}
