import { getUserLogs } from '@vse/domain/contract/calls';
import { useStaffApi } from '../../lib/api/staff.ts';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';

/** When a user signed in last; a space until that is loaded. */
export function LastSignIn({ userId }: { userId: string }) {
  const { users } = useOfficeWords();
  const { dateTime } = useFormats();
  const query = { userId, isShowUserWiseLogs: 'true', limit: 1 } as const;
  const { data } = useStaffApi(getUserLogs, query);
  if (!data) return <span>{'\u00a0'}</span>;
  const [last] = data.logs;
  return (
    <span>
      {last
        ? dateTime(new Date(last.lastLoginTimestamp * 1000).toISOString())
        : users.neverSignedIn}
    </span>
  );
}
