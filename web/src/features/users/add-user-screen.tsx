import { permissions } from '@vse/domain/access/permissions';
import { offeredRoles } from '@vse/domain/access/policies';
import { NO_ROLE } from '@vse/domain/records/users';
import { may } from '../../lib/auth/may.ts';
import { paths } from '../../lib/paths.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { AddPage } from '../../ui/kit/add-page.tsx';
import { staffScreen } from '../../ui/office/staff-only.tsx';
import { usePeople } from './directory/use-people.ts';
import { userKind } from './feature.ts';
import { useAddUser } from './use-user-form.ts';
import { UserFields } from './user-fields.tsx';

export const AddUserScreen = staffScreen(permissions.users.write, ({ session }) => {
  const { users } = useOfficeWords();
  const { kind, provider } = session;
  const mayChoose = may(session, permissions.users.write, 'all');
  const form = useAddUser(usePeople(session), {
    provider: mayChoose ? '' : (provider?.id ?? ''),
    role: mayChoose ? NO_ROLE : (offeredRoles(kind)[0] ?? NO_ROLE),
  });
  return (
    <AddPage
      form={form}
      parent={userKind}
      title={users.add}
      cancelTo={`${paths.users.getHref()}/`}
      submit={{ label: users.add, busy: users.adding }}
    >
      <UserFields
        form={form}
        kind={kind}
        locked={mayChoose ? {} : { provider: users.ownProviderOnly }}
      />
    </AddPage>
  );
});
