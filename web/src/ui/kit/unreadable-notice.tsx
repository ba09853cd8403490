import { useState } from 'react';
import type { LeftOut } from '../../lib/api/left-out.ts';
import { lazyIn } from '../../lib/browser/lazy-part.tsx';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Notice } from '../feedback/notice.tsx';
import { Button } from './controls/button.tsx';

const UnreadableModal = lazyIn(
  async () => (await import('./unreadable-modal.tsx')).UnreadableModal,
);

type UnreadableNoticeProps = {
  leftOut: LeftOut | undefined;
  /** Reads the list again. */
  refresh: () => Promise<void>;
};

/** Says above a list how many records are missing from it. An Admin, who is told which, can open them. */
export function UnreadableNotice({ leftOut, refresh }: UnreadableNoticeProps) {
  const { unreadable } = useOfficeWords().parts;
  const { number } = useFormats();
  const [isOpen, setOpen] = useState(false);
  if (!leftOut) return null;
  const { count, records } = leftOut;
  return (
    <>
      <Notice>
        <span>{unreadable.notice(count, number(count))}</span>
        {records.length > 0 && (
          <Button isSmall aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {unreadable.open}
          </Button>
        )}
      </Notice>
      {isOpen && records.length > 0 && (
        <UnreadableModal records={records} refresh={refresh} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
