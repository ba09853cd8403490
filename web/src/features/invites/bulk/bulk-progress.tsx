import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { ProgressLine } from '../../../ui/kit/controls/progress.tsx';
import styles from './bulk.module.css';
import { takeFocus } from './focus.ts';

/** Shown while the invites are sent in chunks. */
export function BulkProgress({ done, total }: { done: number; total: number }) {
  const { invites } = useOfficeWords();
  const text = invites.progress({ done, total });
  return (
    <div className={styles.stage}>
      <ProgressLine label={text} value={done} max={total} />
      <p ref={takeFocus} tabIndex={-1} role="status">
        {text}
      </p>
    </div>
  );
}
