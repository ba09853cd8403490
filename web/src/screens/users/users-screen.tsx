import type { Session } from '@vse/domain/users';
import { useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { screenHref } from '../../lib/screen-href.ts';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords, useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonTo } from '../../ui/button-to.tsx';
import { FailurePage } from '../../ui/failure-page.tsx';
import { FindField } from '../../ui/find-field.tsx';
import { JumpTo } from '../../ui/jump-to.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OfficePage } from '../../ui/office-page.tsx';
import { TableSkeleton } from '../../ui/office-skeleton.tsx';
import { StaffOnly } from '../../ui/staff-only.tsx';
import { matching } from './find-people.ts';
import { usePeople } from './use-people.ts';
import { UserList } from './user-list.tsx';

/** Who may use the application: all for an Admin, the own provider's for a Manager. */
export function UsersScreen() {
  return (
    <StaffOnly roles={['Admin', 'Manager']}>{(session) => <Users session={session} />}</StaffOnly>
  );
}

function Users({ session }: { session: Session }) {
  const { users, parts } = useOfficeWords();
  const { number } = useFormats();
  const [find, setFind] = useState('');
  const text = find.trim();
  const { people, error, retry, directory, retryDirectory } = usePeople(session);
  const found = people && matching(people, text);
  if (error && !people) return <FailurePage error={error} onRetry={retry} />;
  return (
    <OfficePage
      title={users.title}
      crumbs={[{ label: parts.dashboard, href: screenHref('dashboard') }, { label: users.title }]}
      beside={
        found && text ? parts.shownOf(number(found.length), number(people.length)) : people?.length
      }
      actions={
        <>
          <FindField label={users.find} value={find} onValue={setFind} />
          {session.kind === 'Admin' && <JumpTo />}
          <ButtonTo look="amber" to={paths.addUser.getHref()}>
            {users.add}
          </ButtonTo>
        </>
      }
    >
      {directory === 'failed' && <DirectoryFailed onRetry={retryDirectory} />}
      {directory === 'off' && <Notice>{users.directoryOff}</Notice>}
      {found ? <UserList people={found} find={text} /> : <TableSkeleton />}
    </OfficePage>
  );
}

function DirectoryFailed({ onRetry }: { onRetry: () => void }) {
  const { common } = useWords();
  const { users } = useOfficeWords();
  return (
    <Notice>
      {users.directoryFailed}
      <Button isSmall onClick={onRetry}>
        {common.tryAgain}
      </Button>
    </Notice>
  );
}
