import { useState } from 'react';
import { notify } from '../../lib/notifications.ts';
import { useStyleGuideWords } from '../../lib/words/style-guide.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/kit/controls/button.tsx';
import { OfficeDialog } from '../../ui/kit/office-dialog.tsx';
import { StatusMark } from '../../ui/kit/status-mark.tsx';
import styles from './style-guide-screen.module.css';

const TONES = ['good', 'open', 'waiting', 'bad', 'quiet'] as const;

export function StateSamples() {
  const styleGuide = useStyleGuideWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Alert messages={[styleGuide.fieldError]} />
      <div className={styles.row}>
        {TONES.map((tone) => (
          <StatusMark key={tone} tone={tone}>
            {styleGuide.marks[tone]}
          </StatusMark>
        ))}
      </div>
      <div className={styles.row}>
        <Button onClick={() => notify(styleGuide.notification)}>{styleGuide.notify}</Button>
        <Button onClick={() => notify(styleGuide.fieldError, { isError: true })}>
          {styleGuide.notifyError}
        </Button>
        <Button onClick={() => setOpen(true)}>{styleGuide.openModal}</Button>
      </div>
      {isOpen && (
        <OfficeDialog title={styleGuide.openModal} onClose={() => setOpen(false)}>
          <p>{styleGuide.modal}</p>
        </OfficeDialog>
      )}
    </>
  );
}
