import { useOfficeWords } from '../../../lib/words/words.ts';
import styles from './bulk.module.css';
import { takeFocus } from './focus.ts';

/** Shown while the invites are sent in chunks. */
export function BulkProgress({ done, total }: { done: number; total: number }) {
  const { invites } = useOfficeWords();
  const text = invites.progress(done, total);
  return (
    <div className={styles.stage}>
      <progress className={styles.progress} value={done} max={total} aria-label={text} />
      <p ref={takeFocus} tabIndex={-1} role="status">
        {text}
      </p>
    </div>
  );
}
