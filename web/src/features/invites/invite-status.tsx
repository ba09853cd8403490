import type { Invite } from '@vse/domain/records/invites';
import { daysLeft, inviteState } from '@vse/domain/rules/invite-state';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { useTranslated } from '../../lib/words/words.ts';
import { StatusMark } from '../../ui/kit/status-mark.tsx';
import { MailMark } from '../../ui/office/mail-mark.tsx';
import styles from './invite-status.module.css';

const TONES = { open: 'open', redeemed: 'good', expired: 'quiet', withdrawn: 'quiet' } as const;

/** The state of an invite. For an open one, also how long it is valid, or a problem with its mail. */
export function InviteStatus({ invite }: { invite: Invite }) {
  const { invites } = useOfficeWords();
  const translated = useTranslated();
  const now = new Date();
  const state = inviteState(invite, now);
  const mail = invite.mail?.state === 'sent' ? null : invite.mail;
  return (
    <span className={styles.status}>
      <StatusMark tone={TONES[state]}>{invites.state[state]}</StatusMark>
      {state === 'open' && !mail && (
        <span className={styles.quiet}>{invites.daysLeft({ count: daysLeft(invite, now) })}</span>
      )}
      {state === 'open' && mail && <MailMark mail={mail} />}
      {state === 'open' && mail?.reason && (
        <span className={styles.quiet}>{translated(mail.reason)}</span>
      )}
    </span>
  );
}
