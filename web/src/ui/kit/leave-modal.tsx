import type { useLeaveGuard } from '../../lib/forms/use-leave-guard.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { ConfirmModal } from './confirm-modal.tsx';

type LeaveModalProps = {
  guard: Pick<ReturnType<typeof useLeaveGuard>, 'cause' | 'stay' | 'leave'>;
  /** What leaving would lose, if it is not unsaved changes. */
  words?: { title: string; text: string; confirm: string };
};

/** Asks before the person leaves unsaved changes, or replaces them with other values. */
export function LeaveModal({ guard: { cause, stay, leave }, words }: LeaveModalProps) {
  const { parts } = useOfficeWords();
  if (!cause) return null;
  const leaving = words ?? { title: parts.leaveTitle, text: parts.leaveText, confirm: parts.leave };
  const { title, text, confirm } = cause === 'replace' ? parts.replacing : leaving;
  return (
    <ConfirmModal
      title={title}
      text={text}
      confirm={confirm}
      cancel={cause === 'replace' ? parts.replacing.cancel : parts.stay}
      onConfirm={leave}
      onClose={stay}
    />
  );
}
