import { permissions } from '@vse/domain/access/permissions';
import type { Session } from '@vse/domain/records/users';
import { useParams } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { DetailScreen } from '../../ui/office/detail-screen.tsx';
import { StaffOnly } from '../../ui/office/staff-only.tsx';
import { usePeople } from './use-people.ts';
import { UserDetail } from './user-detail.tsx';

export function UserScreen() {
  return (
    <StaffOnly access={permissions.users.write}>
      {(session) => <User session={session} />}
    </StaffOnly>
  );
}

function User({ session }: { session: Session }) {
  const { users } = useOfficeWords();
  const { userId = '' } = useParams();
  const people = usePeople(session);
  const source = {
    ...people,
    record: people.items?.find(({ id }) => id === userId),
    isLoading: !people.items || people.isFetching || people.directory === 'loading',
  };
  const unknown = {
    title: users.unknown,
    text: users.unknownText,
    toList: users.toUsers,
    listHref: paths.users.getHref(),
  };
  return (
    <DetailScreen source={source} unknown={unknown}>
      {/* Keyed by user, so that the edit of one user does not continue on another's page. */}
      {(person) => <UserDetail key={userId} session={session} person={person} people={people} />}
    </DetailScreen>
  );
}
