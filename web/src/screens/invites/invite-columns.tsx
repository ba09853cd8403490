import type { Invite } from '@vse/domain/records/invites';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords, useTranslated } from '../../lib/words/words.ts';
import { EmailText } from '../../ui/base/email-text.tsx';
import { columnsOf, dateColumn } from '../../ui/office/columns.tsx';
import type { Column } from '../../ui/office/data-table.tsx';
import { Initials } from '../../ui/office/initials.tsx';
import { MailMark } from '../../ui/office/mail-mark.tsx';
import { StaffName } from '../../ui/office/staff-name.tsx';
import { StatusMark } from '../../ui/office/status-mark.tsx';
import styles from './invite-columns.module.css';
import { daysLeft, inviteState } from './invite-rules.ts';

type Columns = {
  /** Only Admins and Managers see who invited (specification, text 1 section 3). */
  isInviterShown: boolean;
  providerName: (id: string) => string;
  personName: (email: string) => string | undefined;
  onOpen: (invite: Invite) => void;
};

export function useInviteColumns(names: Columns): Column<Invite>[] {
  const { columns } = useOfficeWords().invites;
  const { date } = useFormats();
  const { isInviterShown, providerName, personName, onOpen } = names;
  return columnsOf(columns, {
    name: {
      isMain: true,
      isSortable: true,
      show: (invite) => (
        <>
          <Initials name={invite.name} />
          <button
            type="button"
            className={styles.name}
            aria-haspopup="dialog"
            onClick={() => onOpen(invite)}
          >
            {invite.name}
          </button>
        </>
      ),
    },
    email: { isSortable: true, show: ({ email }) => <EmailText>{email}</EmailText> },
    provider: {
      ...(isInviterShown && { foldsUnder: 'salesperson' }),
      show: ({ provider }) => providerName(provider),
    },
    ...(isInviterShown && {
      salesperson: {
        show: ({ salesperson }) => <StaffName email={salesperson} name={personName(salesperson)} />,
      },
    }),
    sent: dateColumn(({ inviteDate }) => date(inviteDate)),
    redeemed: dateColumn(({ responseDate }) => responseDate && date(responseDate)),
    status: { show: (invite) => <InviteStatus invite={invite} /> },
  });
}

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
        <span className={styles.quiet}>{invites.daysLeft(daysLeft(invite, now))}</span>
      )}
      {state === 'open' && mail && <MailMark mail={mail} />}
      {state === 'open' && mail?.reason && (
        <span className={styles.quiet}>{translated(mail.reason)}</span>
      )}
    </span>
  );
}
