import { type Invite, resendInvite, revokeInvite } from '@vse/domain/invites';
import { type ReactNode, useState } from 'react';
import { statusOf } from '../../lib/api/api-error.ts';
import { staffCall } from '../../lib/api/staff.ts';
import { notify } from '../../lib/notifications.ts';
import { problemMessages } from '../../lib/problem.ts';
import { useAction } from '../../lib/use-action.ts';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords, useTranslated, useWords } from '../../lib/words/words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmModal } from '../../ui/confirm-modal.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { MailMark } from '../../ui/mail-mark.tsx';
import { Modal } from '../../ui/modal.tsx';
import { ModalActions } from '../../ui/modal-actions.tsx';
import styles from './invite-detail.module.css';
import { inviteLink, inviteState } from './invite-state.ts';
import { InviteStatus } from './invite-status.tsx';

type InviteDetailProps = {
  invite: Invite;
  provider: string;
  onChanged: () => Promise<unknown>;
  onClose: () => void;
};

/** One invite, to read; it can be sent again or withdrawn as long as nobody has redeemed it. */
export function InviteDetail({ invite, provider, onChanged, onClose }: InviteDetailProps) {
  const words = useWords();
  const { invites, parts } = useOfficeWords();
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { run, isBusy, error, forget } = useAction();
  const { id, etag, name } = invite;
  const state = inviteState(invite, new Date());
  const problems =
    error === undefined
      ? []
      : statusOf(error) === 412
        ? [parts.stale]
        : problemMessages(error, words);

  const change = (contract: typeof resendInvite, told: string) =>
    run(async () => {
      try {
        // What stands here afterwards is the newest, also when somebody else was first.
        await staffCall(contract, { id, etag }).finally(onChanged);
        setWithdrawing(false);
        notify(told);
      } catch (failure) {
        if (statusOf(failure) !== 404) throw failure;
        notify(invites.gone(name), { isError: true });
        onClose();
      }
    });

  if (isWithdrawing)
    return (
      <ConfirmModal
        title={invites.withdrawTitle(name)}
        text={invites.withdrawText}
        confirm={invites.withdraw}
        isBusy={isBusy}
        problems={problems}
        onConfirm={() => void change(revokeInvite, invites.withdrawn(name))}
        onClose={() => {
          forget();
          setWithdrawing(false);
        }}
      />
    );
  return (
    <Modal title={name} onClose={onClose}>
      <Facts invite={invite} provider={provider} />
      {state !== 'redeemed' && (
        <p className={styles.hint}>{state === 'open' ? invites.resendHint : invites.reopenHint}</p>
      )}
      <Alert messages={problems} />
      <ModalActions>
        {state === 'open' && (
          <Button look="bad" aria-haspopup="dialog" onClick={() => setWithdrawing(true)}>
            {invites.withdraw}
          </Button>
        )}
        {state === 'open' && (
          <CopyButton
            text={inviteLink(invite, location.origin)}
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

function Facts({ invite, provider }: Pick<InviteDetailProps, 'invite' | 'provider'>) {
  const { invites, parts, users } = useOfficeWords();
  const translated = useTranslated();
  const { columns } = invites;
  const { dateTime } = useFormats();
  const { mail, responseDate, revokedDate, expiresDate } = invite;
  return (
    <dl className={styles.facts}>
      <Fact term={columns.email}>{invite.email}</Fact>
      <Fact term={invites.code}>
        <span className={styles.code}>{invite.code}</span>
      </Fact>
      <Fact term={columns.provider}>{provider}</Fact>
      <Fact term={columns.salesperson}>{invite.salesperson}</Fact>
      <Fact term={columns.sent}>{dateTime(invite.inviteDate)}</Fact>
      {responseDate && <Fact term={columns.redeemed}>{dateTime(responseDate)}</Fact>}
      {revokedDate && <Fact term={invites.withdrawnOn}>{dateTime(revokedDate)}</Fact>}
      {!responseDate && !revokedDate && (
        <Fact term={invites.validUntil}>{dateTime(expiresDate)}</Fact>
      )}
      <Fact term={columns.status}>
        <InviteStatus invite={{ ...invite, mail: null }} />
      </Fact>
      <Fact term={invites.mail}>
        {mail ? <MailMark mail={mail} /> : parts.mail.none}
        {mail?.reason && <p className={styles.hint}>{users.mailReason(translated(mail.reason))}</p>}
      </Fact>
    </dl>
  );
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);
