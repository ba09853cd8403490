import { useOfficeWords } from '../../lib/words/office-words.ts';
import { Card } from '../base/card.tsx';
import { ModalButton, type RenderModal } from './controls/modal-button.tsx';
import styles from './danger-zone.module.css';

export type Danger = { text: string; modal: RenderModal };

/** Separates deleting, which cannot be undone. The dialog asks first. */
export function DangerZone({ text, modal }: Danger) {
  const { parts } = useOfficeWords();
  return (
    <Card title={parts.danger} isDanger>
      <div className={styles.danger}>
        <p className={styles.text}>{text}</p>
        <ModalButton look="bad" modal={modal}>
          {parts.delete}
        </ModalButton>
      </div>
    </Card>
  );
}
