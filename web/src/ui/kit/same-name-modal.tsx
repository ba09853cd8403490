import type { RecordForm } from '../../lib/forms/use-record-form.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Modal } from '../feedback/modal.tsx';
import { Button } from './controls/button.tsx';
import { ModalActions } from './modal-actions.tsx';

/** The question of `useSameName`. */
export function SameNameModal({ sameName }: Pick<RecordForm, 'sameName'>) {
  const { parts } = useOfficeWords();
  const { name, words } = sameName;
  if (!sameName.isAsking) return null;
  return (
    <Modal title={words?.title ?? parts.sameNameTitle} onClose={sameName.cancel}>
      <p>{words?.text ?? parts.sameNameText(name.trim())}</p>
      <ModalActions>
        <Button onClick={sameName.cancel}>{parts.cancel}</Button>
        <Button look="ink" onClick={sameName.confirm}>
          {words?.confirm ?? parts.sameNameConfirm}
        </Button>
      </ModalActions>
    </Modal>
  );
}
