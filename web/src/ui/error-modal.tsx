import type { ReactNode } from 'react';
import { useOfficeWords, useTranslated } from '../lib/words/words.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';
import { ModalActions } from './modal-actions.tsx';

type ErrorModalProps = {
  title: string;
  messages: readonly string[];
  /** Ways on besides closing. */
  children?: ReactNode;
  onClose: () => void;
};

/** What went wrong, in a dialog of its own; what was typed stays behind it. */
export function ErrorModal({ title, messages, children, onClose }: ErrorModalProps) {
  const { parts } = useOfficeWords();
  const translated = useTranslated();
  return (
    <Modal title={translated(title)} onClose={onClose}>
      <Alert messages={messages} />
      <ModalActions>
        {children}
        <Button look="ink" onClick={onClose}>
          {parts.back}
        </Button>
      </ModalActions>
    </Modal>
  );
}
