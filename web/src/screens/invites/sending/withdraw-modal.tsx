import { revokeInvite } from '@vse/domain/contract/calls';
import { useOfficeWords } from '../../../lib/words/words.ts';
import { ConfirmModal } from '../../../ui/feedback/confirm-modal.tsx';
import type { useChangeInvite } from './use-change-invite.ts';

type WithdrawModalProps = {
  name: string;
  /** The one of the invite's dialog, so that an invite is not sent and withdrawn at the same time. */
  changing: ReturnType<typeof useChangeInvite>;
  onClose: () => void;
};

/** Asks, then withdraws an invite. */
export function WithdrawModal({ name, changing, onClose }: WithdrawModalProps) {
  const { invites } = useOfficeWords();
  const { change, isBusy, error, clearError } = changing;
  return (
    <ConfirmModal
      title={invites.withdrawTitle(name)}
      text={invites.withdrawText}
      confirm={invites.withdraw}
      isBusy={isBusy}
      error={error}
      onConfirm={() => change(revokeInvite, invites.withdrawn(name), onClose)}
      onClose={() => {
        clearError();
        onClose();
      }}
    />
  );
}
