import { permissions } from '@vse/domain/access/permissions';
import type { Session } from '@vse/domain/records/users';
import { useParams } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { DeletedPage } from '../../ui/office/deleted-page.tsx';
import { StaffOnly } from '../../ui/office/staff-only.tsx';
import { usePeople } from './use-people.ts';

export function UserDeletedScreen() {
  return (
    <StaffOnly access={permissions.users.write}>
      {(session) => <Deleted session={session} />}
    </StaffOnly>
  );
}

function Deleted({ session }: { session: Session }) {
  const { users } = useOfficeWords();
  const { userId = '', userName = '' } = useParams();
  return (
    <DeletedPage
      list={usePeople(session)}
      isRecord={({ id, settings }) => settings !== null && id === userId}
      hrefOf={({ id }) => paths.user.getHref(id)}
      title={users.deleted(userName)}
      text={users.deletedText}
      back={{ label: users.toUsers, href: paths.users.getHref() }}
    />
  );
}
