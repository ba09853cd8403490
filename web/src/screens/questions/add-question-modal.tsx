import { useOfficeWords } from '../../lib/words/words.ts';
import { Modal } from '../../ui/feedback/modal.tsx';
import { TypeChoice } from './type-choice.tsx';

export function AddQuestionModal({ onClose }: { onClose: () => void }) {
  const { add, addText } = useOfficeWords().questions;
  return (
    <Modal title={add} onClose={onClose}>
      <p>{addText}</p>
      <TypeChoice />
    </Modal>
  );
}
