import type { useSameName } from '../../lib/forms/use-same-name.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Modal } from '../feedback/modal.tsx';
import { ModalActions } from '../feedback/modal-actions.tsx';
import { Button } from './controls/button.tsx';

type SameNameModalProps = {
  sameName: ReturnType<typeof useSameName>;
  name: string;
  /** For what has no name, such as a question. */
  words?: { title: string; text: string; confirm: string };
};

/** The question of `useSameName`. */
export function SameNameModal({ sameName, name, words }: SameNameModalProps) {
  const { parts } = useOfficeWords();
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
