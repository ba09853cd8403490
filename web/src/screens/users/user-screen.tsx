import { permissions } from '@vse/domain/access/permissions';
import { useParams } from 'react-router';
import { DetailScreen, recordIn } from '../../ui/kit/detail-screen.tsx';
import { kinds } from '../../ui/office/kinds.ts';
import { staffScreen } from '../../ui/office/staff-only.tsx';
import { usePeople } from './directory/use-people.ts';
import { UserDetail } from './user-detail.tsx';

export const UserScreen = staffScreen(permissions.users.write, ({ session }) => {
  const people = usePeople(session);
  const isFetching = people.isFetching || people.directory === 'loading';
  const source = recordIn({ ...people, isFetching }, useParams().userId);
  return (
    <DetailScreen kind={kinds.users} source={source}>
      {(person) => <UserDetail session={session} person={person} people={people} />}
    </DetailScreen>
  );
});
