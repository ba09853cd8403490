import type { useLeaveGuard } from '../../lib/forms/use-leave-guard.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { ConfirmModal } from './confirm-modal.tsx';

type LeaveModalProps = {
  guard: Pick<ReturnType<typeof useLeaveGuard>, 'isAsking' | 'stay' | 'leave'>;
  /** What leaving would lose, if it is not unsaved changes. */
  words?: { title: string; text: string; confirm: string };
};

/** Asks before the person leaves unsaved changes. */
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
