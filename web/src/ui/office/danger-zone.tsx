import { useOfficeWords } from '../../lib/words/words.ts';
import { Card } from '../base/card.tsx';
import { Button } from './controls/button.tsx';
import styles from './danger-zone.module.css';

type DangerZoneProps = { title: string; text: string; onDelete: () => void };

/** Separates actions that cannot be undone; the caller asks before it acts. */
export function DangerZone({ title, text, onDelete }: DangerZoneProps) {
  const { parts } = useOfficeWords();
  return (
    <Card title={title} isDanger>
      <div className={styles.danger}>
        <p className={styles.text}>{text}</p>
        <Button look="bad" aria-haspopup="dialog" onClick={onDelete}>
          {parts.delete}
        </Button>
      </div>
    </Card>
  );
}
