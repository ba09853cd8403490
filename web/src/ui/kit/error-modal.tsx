import type { ReactNode } from 'react';
import { useOfficeWords, useTranslated } from '../../lib/words/words.ts';
import { Alert } from '../feedback/alert.tsx';
import { Modal } from '../feedback/modal.tsx';
import { Button } from './controls/button.tsx';
import { ModalActions } from './modal-actions.tsx';

type ErrorModalProps = {
  /** By default 'An Error Occurred'. */
  title?: string;
  messages: readonly string[];
  /** Actions in addition to closing. */
  children?: ReactNode;
  onClose: () => void;
};

/** Shows an error in a dialog; the form behind it keeps its input. */
export function ErrorModal({ title = '', messages, children, onClose }: ErrorModalProps) {
  const { parts } = useOfficeWords();
  const translated = useTranslated();
  return (
    <Modal title={translated(title) || parts.errorOccurred} onClose={onClose}>
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
