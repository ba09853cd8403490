import { inviteLink } from '@vse/domain/rules/invite-link';
import { inviteState } from '@vse/domain/rules/invite-state';
import { useState } from 'react';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { Button } from '../../ui/kit/controls/button.tsx';
import { CopyButton } from '../../ui/kit/controls/copy-button.tsx';
import { FailureAlert } from '../../ui/kit/failure-alert.tsx';
import { OfficeDialog } from '../../ui/kit/office-dialog.tsx';
import styles from './invite-detail.module.css';
import { InviteFacts } from './invite-facts.tsx';
import { type ChangeInvite, useChangeInvite } from './use-change-invite.ts';
import { WithdrawModal } from './withdraw-modal.tsx';

type InviteDetailProps = ChangeInvite & {
  provider: string;
  /** The name of the person who invited. Undefined for a Salesperson, who does not see it. */
  inviter: string | undefined;
};

/** Shows one invite. It can be sent again or withdrawn until it is redeemed. */
export function InviteDetail(props: InviteDetailProps) {
  const { invite, onClose } = props;
  const { invites } = useOfficeWords();
  const [isWithdrawing, setWithdrawing] = useState(false);
  const changing = useChangeInvite(props);
  const { isBusy, error } = changing.resending;
  const { name } = invite;
  const state = inviteState(invite, new Date());
  const showInvite = () => setWithdrawing(false);
  if (isWithdrawing) return <WithdrawModal name={name} changing={changing} onClose={showInvite} />;
  return (
    <OfficeDialog
      title={name}
      onClose={onClose}
      actions={
        <>
          {state === 'open' && (
            <Button
              look="bad"
              aria-disabled={isBusy}
              aria-haspopup="dialog"
              onClick={() => !isBusy && setWithdrawing(true)}
            >
              {invites.withdraw}
            </Button>
          )}
          {state === 'open' && (
            <CopyButton
              text={inviteLink(location.origin, invite)}
              label={invites.copyLink}
              copied={invites.copied}
              failed={invites.notCopied}
            />
          )}
          {state !== 'redeemed' && (
            <Button look="ink" aria-disabled={isBusy} onClick={() => void changing.resend()}>
              {invites.resend}
            </Button>
          )}
        </>
      }
    >
      <InviteFacts {...props} />
      {state !== 'redeemed' && (
        <p className={styles.hint}>{state === 'open' ? invites.resendHint : invites.reopenHint}</p>
      )}
      <FailureAlert error={error} />
    </OfficeDialog>
  );
}
