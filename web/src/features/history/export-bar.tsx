import type { ExportProgress } from '../../lib/export/export-history.ts';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/kit/controls/button.tsx';
import { Progress } from '../../ui/kit/controls/progress.tsx';
import styles from './history.module.css';

type ExportBarProps = { progress: ExportProgress; onCancel: () => void };

/** The progress of an export, with a button to cancel it. */
export function ExportBar({ progress: { done, total }, onCancel }: ExportBarProps) {
  const { history, parts } = useOfficeWords();
  const { number } = useFormats();
  const isWriting = total > 0 && done >= total;
  // Nothing is known before the first page.
  const counted =
    total === 0 ? history.export.preparing : history.export.progress(number(done), number(total));
  return (
    <div className={styles.export}>
      <Progress
        label={isWriting ? history.export.writing : counted}
        value={done}
        max={Math.max(total, 1)}
      />
      <Button isSmall onClick={onCancel}>
        {parts.cancel}
      </Button>
    </div>
  );
}
