import { permissions } from '@vse/domain/access/permissions';
import type { Session } from '@vse/domain/records/users';
import { NO_ROLE } from '@vse/domain/records/users';
import { paths } from '../../lib/paths.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { AddPage } from '../../ui/office/add-page.tsx';
import { StaffOnly } from '../../ui/office/staff-only.tsx';
import { usePeople } from './use-people.ts';
import { useAddUser } from './use-user-form.ts';
import { UserFields } from './user-fields.tsx';

export function AddUserScreen() {
  return (
    <StaffOnly access={permissions.users.write}>
      {(session) => <AddUser session={session} />}
    </StaffOnly>
  );
}

function AddUser({ session: { kind, provider } }: { session: Session }) {
  const { users } = useOfficeWords();
  const isAdmin = kind === 'Admin';
  const form = useAddUser(usePeople({ kind }), {
    provider: isAdmin ? '' : (provider?.id ?? ''),
    role: isAdmin ? NO_ROLE : 'Salesperson',
  });
  return (
    <AddPage
      form={form}
      title={users.add}
      list={{ title: users.title, href: paths.users.getHref() }}
      cancelTo={`${paths.users.getHref()}/`}
      submit={{ label: users.add, busy: users.adding }}
      labels={users.fields}
    >
      <UserFields
        form={form}
        kind={kind}
        locked={isAdmin ? {} : { provider: users.ownProviderOnly }}
      />
    </AddPage>
  );
}
