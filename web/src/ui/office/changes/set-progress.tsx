import type { ChangeSet } from '@vse/domain/records/change-sets';
import { useChangeWords } from '../../../lib/words/changes.ts';
import { useFormats } from '../../../lib/words/format.ts';
import { ProgressLine } from '../../kit/controls/progress.tsx';

type SetProgressProps = { set: Pick<ChangeSet, 'written' | 'total'> };

/** How far a change set is. */
export function SetProgress({ set: { written, total } }: SetProgressProps) {
  const { progress } = useChangeWords();
  const { number } = useFormats();
  const text = progress(number(written), number(total));
  return (
    <div>
      <ProgressLine label={text} value={written} max={total} />
      <p role="status">{text}</p>
    </div>
  );
}
