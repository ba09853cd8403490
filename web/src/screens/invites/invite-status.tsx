import type { Invite } from '@vse/domain/invites';
import { useOfficeWords, useTranslated } from '../../lib/words/words.ts';
import { MailMark } from '../../ui/mail-mark.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import { inviteState } from './invite-state.ts';
import styles from './invite-status.module.css';

const TONES = { open: 'open', redeemed: 'good', expired: 'quiet', withdrawn: 'quiet' } as const;

/** Where the invite stands; while it is open, where its mail stands, which is what somebody would act upon. */
export function InviteStatus({ invite }: { invite: Invite }) {
  const { invites } = useOfficeWords();
  const translated = useTranslated();
  const state = inviteState(invite, new Date());
  const isMailOpen = state === 'open' && invite.mail && invite.mail.state !== 'sent';
  return (
    <span className={styles.place}>
      <StatusMark tone={TONES[state]}>{invites.state[state]}</StatusMark>
      {isMailOpen && invite.mail && <MailMark mail={invite.mail} />}
      {isMailOpen && invite.mail?.reason && (
        <span className={styles.reason}>{translated(invite.mail.reason)}</span>
      )}
    </span>
  );
}
