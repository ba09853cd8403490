import { useParams } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { ButtonTo } from '../../ui/button-to.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { StaffOnly } from '../../ui/staff-only.tsx';

export function UserDeletedScreen() {
  const { users } = useOfficeWords();
  const { userName = '' } = useParams();
  return (
    <StaffOnly roles={['Admin', 'Manager']}>
      {() => (
        <MessagePage title={users.deleted(userName)} text={users.deletedText}>
          <ButtonTo look="ink" to={paths.users.getHref()}>
            {users.toUsers}
          </ButtonTo>
        </MessagePage>
      )}
    </StaffOnly>
  );
}
