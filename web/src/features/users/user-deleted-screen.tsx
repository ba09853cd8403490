import { permissions } from '@vse/domain/access/permissions';
import { useParams } from 'react-router';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { DeletedPage } from '../../ui/kit/deleted-page.tsx';
import { staffScreen } from '../../ui/office/staff-only.tsx';
import { usePeople } from './directory/use-people.ts';
import { userKind } from './feature.ts';

export const UserDeletedScreen = staffScreen(permissions.users.write, ({ session }) => {
  const { users } = useOfficeWords();
  const { userId, userName = '' } = useParams();
  return (
    <DeletedPage
      kind={userKind}
      list={usePeople(session)}
      isRecord={({ id, settings }) => settings !== null && id === userId}
      title={users.deleted({ name: userName })}
      text={users.deletedText}
    />
  );
});
