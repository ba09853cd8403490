import { resendInvite, revokeInvite } from '@vse/domain/contract/calls';
import type { Invite } from '@vse/domain/records/invites';
import { inviteLink } from '@vse/domain/rules/invite-link';
import { useState } from 'react';
import { statusOf } from '../../lib/api/api-error.ts';
import { staffCall } from '../../lib/api/staff.ts';
import { useAction } from '../../lib/forms/use-action.ts';
import { notify } from '../../lib/notifications.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { ConfirmModal } from '../../ui/feedback/confirm-modal.tsx';
import { FailureAlert } from '../../ui/feedback/failure-alert.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { ModalActions } from '../../ui/feedback/modal-actions.tsx';
import { Button } from '../../ui/office/controls/button.tsx';
import { CopyButton } from '../../ui/office/controls/copy-button.tsx';
import styles from './invite-detail.module.css';
import { InviteFacts } from './invite-facts.tsx';
import { inviteState } from './state/invite-state.ts';

type InviteDetailProps = {
  invite: Invite;
  provider: string;
  /** The name of the person who invited. Undefined for a Salesperson, who does not see it. */
  inviter: string | undefined;
  onChanged: () => Promise<unknown>;
  onClose: () => void;
};

/** Shows one invite. It can be sent again or withdrawn until it is redeemed. */
export function InviteDetail(props: InviteDetailProps) {
  const { invite, onChanged, onClose } = props;
  const { invites } = useOfficeWords();
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { run, isBusy, error, clearError } = useAction();
  const { id, etag, name } = invite;
  const state = inviteState(invite, new Date());
  const change = (endpoint: typeof resendInvite | typeof revokeInvite, done: string) =>
    run(
      async () => {
        try {
          await staffCall(endpoint, { id, etag });
          notify(done);
          return 'done';
        } catch (failure) {
          if (statusOf(failure) !== 404) throw failure;
          notify(invites.gone(name), { isError: true });
          return 'gone';
        } finally {
          // Also after a failure, because another person may have changed the invite first.
          void onChanged();
        }
      },
      (answer) => (answer === 'gone' ? onClose() : setWithdrawing(false)),
    );
  if (isWithdrawing)
    return (
      <ConfirmModal
        title={invites.withdrawTitle(name)}
        text={invites.withdrawText}
        confirm={invites.withdraw}
        isBusy={isBusy}
        error={error}
        onConfirm={() => void change(revokeInvite, invites.withdrawn(name))}
        onClose={() => {
          clearError();
          setWithdrawing(false);
        }}
      />
    );
  return (
    <Modal title={name} onClose={onClose}>
      <InviteFacts {...props} />
      {state !== 'redeemed' && (
        <p className={styles.hint}>{state === 'open' ? invites.resendHint : invites.reopenHint}</p>
      )}
      <FailureAlert error={error} />
      <ModalActions>
        {state === 'open' && (
          <Button look="bad" aria-haspopup="dialog" onClick={() => setWithdrawing(true)}>
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
          <Button
            look="ink"
            aria-disabled={isBusy}
            onClick={() => void change(resendInvite, invites.resent(name))}
          >
            {invites.resend}
          </Button>
        )}
      </ModalActions>
    </Modal>
  );
}
