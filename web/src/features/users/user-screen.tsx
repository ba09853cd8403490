import { permissions } from '@vse/domain/access/permissions';
import { useParams } from 'react-router';
import { DetailScreen, recordIn } from '../../ui/kit/detail-screen.tsx';
import { staffScreen } from '../../ui/office/staff-only.tsx';
import { usePeople } from './directory/use-people.ts';
import { userKind } from './feature.ts';
import { UserDetail } from './user-detail.tsx';

export const UserScreen = staffScreen(permissions.users.write, ({ session }) => {
  const people = usePeople(session);
  const isFetching = people.isFetching || people.directory === 'loading';
  const source = recordIn({ ...people, isFetching }, useParams().userId);
  return (
    <DetailScreen kind={userKind} source={source}>
      {(person) => <UserDetail session={session} person={person} people={people} />}
    </DetailScreen>
  );
});
