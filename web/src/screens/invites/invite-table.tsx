import type { Invite } from '@vse/domain/invites';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Beneath, type Column, DataTable } from '../../ui/data-table.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { InviteStatus } from './invite-status.tsx';
import styles from './invite-table.module.css';

type InviteTableProps = {
  items: readonly Invite[];
  isInviterShown: boolean;
  nameOf: (provider: string) => string;
  onOpen: (invite: Invite) => void;
};

export function InviteTable({ items, isInviterShown, nameOf, onOpen }: InviteTableProps) {
  const { invites } = useOfficeWords();
  const { columns } = invites;
  const { date } = useFormats();
  const all: Column<Invite>[] = [
    {
      key: 'name',
      title: columns.name,
      isMain: true,
      show: (invite) => (
        <button
          type="button"
          className={styles.name}
          aria-haspopup="dialog"
          onClick={() => onOpen(invite)}
        >
          {invite.name}
        </button>
      ),
    },
    { key: 'email', title: columns.email, show: ({ email }) => <EmailText>{email}</EmailText> },
    {
      key: 'provider',
      title: columns.provider,
      isFolded: isInviterShown,
      show: ({ provider }) => nameOf(provider),
    },
    {
      key: 'salesperson',
      title: columns.salesperson,
      show: ({ salesperson, provider }) => (
        <>
          <EmailText>{salesperson}</EmailText>
          <Beneath>{nameOf(provider)}</Beneath>
        </>
      ),
    },
    { key: 'sent', title: columns.sent, isShort: true, show: ({ inviteDate }) => date(inviteDate) },
    {
      key: 'redeemed',
      title: columns.redeemed,
      isShort: true,
      show: ({ responseDate }) => responseDate && date(responseDate),
    },
    { key: 'status', title: columns.status, show: (invite) => <InviteStatus invite={invite} /> },
  ];
  return (
    <DataTable
      caption={invites.title}
      columns={all.filter(({ key }) => isInviterShown || key !== 'salesperson')}
      rows={items}
      keyOf={({ id }) => id}
    />
  );
}
