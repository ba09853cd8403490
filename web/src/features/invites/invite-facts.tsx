import type { Invite } from '@vse/domain/records/invites';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { Fact, Facts } from '../../ui/kit/facts.tsx';
import { MailMark } from '../../ui/office/mail-mark.tsx';
import { MailReason } from '../../ui/office/mail-reason.tsx';
import styles from './invite-detail.module.css';
import { InviteStatus } from './invite-status.tsx';

type InviteFactsProps = { invite: Invite; provider: string; inviter: string | undefined };

export function InviteFacts({ invite, provider, inviter }: InviteFactsProps) {
  const { invites, parts } = useOfficeWords();
  const { columns } = invites;
  const { dateTime } = useFormats();
  const { mail, responseDate, revokedDate, expiresDate } = invite;
  return (
    <Facts>
      <Fact term={columns.email}>{invite.email}</Fact>
      <Fact term={invites.code}>
        <span className={styles.code}>{invite.code || '-'}</span>
      </Fact>
      <Fact term={columns.provider}>{provider}</Fact>
      {inviter !== undefined && (
        <Fact term={columns.salesperson}>
          {inviter && <p>{inviter}</p>}
          <p className={inviter && styles.hint}>{invite.salesperson}</p>
        </Fact>
      )}
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
        {mail ? <MailMark mail={mail} /> : <span>{parts.mail.none}</span>}
        <MailReason reason={mail?.reason} />
      </Fact>
    </Facts>
  );
}
