import type { ReactNode } from 'react';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { useTranslated } from '../../lib/words/words.ts';
import { Alert } from '../feedback/alert.tsx';
import { Button } from './controls/button.tsx';
import { OfficeDialog } from './office-dialog.tsx';

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
    <OfficeDialog
      title={translated(title) || parts.errorOccurred}
      onClose={onClose}
      actions={
        <>
          {children}
          <Button look="ink" onClick={onClose}>
            {parts.back}
          </Button>
        </>
      }
    >
      <Alert messages={messages} />
    </OfficeDialog>
  );
}
