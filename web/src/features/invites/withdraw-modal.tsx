import { useOfficeWords } from '../../lib/words/office-words.ts';
import { ConfirmModal } from '../../ui/kit/confirm-modal.tsx';
import type { useChangeInvite } from './use-change-invite.ts';

type WithdrawModalProps = {
  name: string;
  /** The one of the invite's dialog, which shows that an invite is being withdrawn. */
  changing: Pick<ReturnType<typeof useChangeInvite>, 'withdraw' | 'withdrawing'>;
  onClose: () => void;
};

/** Asks, then withdraws an invite. */
export function WithdrawModal({ name, changing, onClose }: WithdrawModalProps) {
  const { invites } = useOfficeWords();
  const { isBusy, error, clearError } = changing.withdrawing;
  return (
    <ConfirmModal
      title={invites.withdrawTitle({ name })}
      text={invites.withdrawText}
      confirm={invites.withdraw}
      isBusy={isBusy}
      error={error}
      onConfirm={() => void changing.withdraw(onClose)}
      onClose={() => {
        clearError();
        onClose();
      }}
    />
  );
}
