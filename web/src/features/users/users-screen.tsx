import { permissions } from '@vse/domain/access/permissions';
import { byName, useRows } from '../../lib/api/use-list.ts';
import { may } from '../../lib/auth/may.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ListScreen } from '../../ui/kit/list-screen.tsx';
import { NeedsProvider, useNeedsProvider } from '../../ui/office/needs-provider.tsx';
import { staffScreen } from '../../ui/office/staff-only.tsx';
import { ListActions } from '../list-actions.tsx';
import { DirectoryFailed } from './directory/directory-failed.tsx';
import type { Person } from './directory/merge-people.ts';
import { usePeople } from './directory/use-people.ts';
import { userKind } from './feature.ts';
import { useUserColumns } from './user-columns.tsx';

/** The users: all of them for an Admin, those of the provider for a Manager. */
export const UsersScreen = staffScreen(permissions.users.write, ({ session }) => {
  const { users } = useOfficeWords();
  const people = usePeople(session);
  const isLater = useNeedsProvider() && may(session, permissions.users.write, 'all');
  // The dashboard counts those with settings.
  const others = people.items?.filter(({ settings }) => settings === null).length ?? 0;
  const list = useRows<Person>(people, {
    ...byName,
    sortBy: { ...byName.sortBy, email: ({ email }) => email },
    find: ({ name, email }) => `${name}\n${email}`,
  });
  return (
    <ListScreen
      words={users}
      list={list}
      columns={useUserColumns()}
      beneath={others > 0 && users.inDirectoryOnly({ count: others })}
      actions={<ListActions kind={userKind} isLater={isLater} />}
      notices={
        <>
          {people.directory === 'failed' && <DirectoryFailed onRetry={people.retryDirectory} />}
          {isLater && <NeedsProvider />}
          {people.directory === 'off' && <Notice>{users.directoryOff}</Notice>}
        </>
      }
    />
  );
});
