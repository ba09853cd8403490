import type { useLeaveGuard } from '../lib/use-leave-guard.ts';
import { useOfficeWords } from '../lib/words/words.ts';
import { ConfirmModal } from './confirm-modal.tsx';

type LeaveModalProps = {
  guard: Pick<ReturnType<typeof useLeaveGuard>, 'isAsking' | 'stay' | 'leave'>;
  /** What is left undone, where that is not a change that could be saved. */
  words?: { title: string; text: string; confirm: string };
};

/** Asks before changes that are not saved are left behind. */
export function LeaveModal({ guard: { isAsking, stay, leave }, words }: LeaveModalProps) {
  const { parts } = useOfficeWords();
  if (!isAsking) return null;
  return (
    <ConfirmModal
      title={words?.title ?? parts.leaveTitle}
      text={words?.text ?? parts.leaveText}
      confirm={words?.confirm ?? parts.leave}
      cancel={parts.stay}
      onConfirm={leave}
      onClose={stay}
    />
  );
}
