import type { Invite } from '@vse/domain/records/invites';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { EmailText } from '../../ui/base/email-text.tsx';
import { columnsOf, dateColumn } from '../../ui/kit/columns.tsx';
import { BareButton } from '../../ui/kit/controls/bare-button.tsx';
import type { Column } from '../../ui/kit/data-table.tsx';
import { Initials } from '../../ui/kit/initials.tsx';
import { StaffName } from '../../ui/office/staff-name.tsx';
import { InviteStatus } from './invite-status.tsx';

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
          <BareButton aria-haspopup="dialog" onClick={() => onOpen(invite)}>
            {invite.name}
          </BareButton>
        </>
      ),
    },
    email: {
      isSortable: true,
      isPlain: true,
      show: ({ email }) => <EmailText>{email}</EmailText>,
    },
    provider: {
      isPlain: true,
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
    status: { isPlain: true, isBeside: true, show: (invite) => <InviteStatus invite={invite} /> },
  });
}
