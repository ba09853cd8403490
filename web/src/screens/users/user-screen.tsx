import type { Session } from '@vse/domain/users';
import { useParams } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { ButtonTo } from '../../ui/button-to.tsx';
import { FailurePage } from '../../ui/failure-page.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { OfficeSkeleton } from '../../ui/office-skeleton.tsx';
import { StaffOnly } from '../../ui/staff-only.tsx';
import { usePeople } from './use-people.ts';
import { UserDetail } from './user-detail.tsx';

export function UserScreen() {
  return (
    <StaffOnly roles={['Admin', 'Manager']}>{(session) => <User session={session} />}</StaffOnly>
  );
}

function User({ session }: { session: Session }) {
  const { users } = useOfficeWords();
  const { userId = '' } = useParams();
  const { people, error, retry, isFetching, directory } = usePeople(session);
  const person = people?.find(({ id }) => id === userId);
  // Another user is another page, whose edit must not begin with this one's.
  if (person) return <UserDetail key={userId} session={session} person={person} />;
  if (error) return <FailurePage error={error} onRetry={retry} />;
  // A copy from before may not have them yet.
  if (!people || isFetching || directory === 'loading') return <OfficeSkeleton />;
  return (
    <MessagePage title={users.unknown} text={users.unknownText}>
      <ButtonTo look="ink" to={paths.users.getHref()}>
        {users.toUsers}
      </ButtonTo>
    </MessagePage>
  );
}
