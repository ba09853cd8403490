import type { LeftOut } from '../../lib/api/left-out.ts';
import { lazyIn } from '../../lib/browser/lazy-in.tsx';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { Notice } from '../feedback/notice.tsx';
import { Button } from './controls/button.tsx';
import { useModal } from './controls/modal-button.tsx';

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
  const { count = 0, records = [] } = leftOut ?? {};
  const { open, modal } = useModal((close) => (
    <UnreadableModal records={records} refresh={refresh} onClose={close} />
  ));
  if (!leftOut) return null;
  return (
    <>
      <Notice>
        <span>{unreadable.notice({ count, shown: number(count) })}</span>
        {records.length > 0 && (
          <Button isSmall aria-haspopup="dialog" onClick={open}>
            {unreadable.open}
          </Button>
        )}
      </Notice>
      {records.length > 0 && modal}
    </>
  );
}
