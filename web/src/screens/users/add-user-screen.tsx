import { permissions } from '@vse/domain/access/permissions';
import { NO_ROLE } from '@vse/domain/records/users';
import { paths } from '../../lib/paths.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { AddPage } from '../../ui/office/add-page.tsx';
import { staffScreen } from '../../ui/office/staff-only.tsx';
import { usePeople } from './directory/use-people.ts';
import { useAddUser } from './use-user-form.ts';
import { UserFields } from './user-fields.tsx';

export const AddUserScreen = staffScreen(permissions.users.write, ({ session }) => {
  const { users } = useOfficeWords();
  const { kind, provider } = session;
  const isAdmin = kind === 'Admin';
  const form = useAddUser(usePeople(session), {
    provider: isAdmin ? '' : (provider?.id ?? ''),
    role: isAdmin ? NO_ROLE : 'Salesperson',
  });
  return (
    <AddPage
      form={form}
      parent="users"
      title={users.add}
      cancelTo={`${paths.users.getHref()}/`}
      submit={{ label: users.add, busy: users.adding }}
    >
      <UserFields
        form={form}
        kind={kind}
        locked={isAdmin ? {} : { provider: users.ownProviderOnly }}
      />
    </AddPage>
  );
});
