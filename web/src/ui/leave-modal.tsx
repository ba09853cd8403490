import type { useLeaveGuard } from '../lib/use-leave-guard.ts';
import { useOfficeWords } from '../lib/words/words.ts';
import { ConfirmModal } from './confirm-modal.tsx';

type LeaveModalProps = {
  guard: Pick<ReturnType<typeof useLeaveGuard>, 'isAsking' | 'stay' | 'leave'>;
};

/** Asks before changes that are not saved are left behind. */
export function LeaveModal({ guard: { isAsking, stay, leave } }: LeaveModalProps) {
  const { parts } = useOfficeWords();
  if (!isAsking) return null;
  return (
    <ConfirmModal
      title={parts.leaveTitle}
      text={parts.leaveText}
      confirm={parts.leave}
      cancel={parts.stay}
      onConfirm={leave}
      onClose={stay}
    />
  );
}
