import type { getUserLogs } from '@vse/domain/contract/calls';
import type { OutputOf } from '@vse/domain/contract/contracts';
import { Link } from 'react-router';
import type { Period } from '../../lib/days.ts';
import { useStaffNames } from '../../lib/records/use-staff-names.ts';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { EmailText } from '../../ui/base/email-text.tsx';
import { columnsOf } from '../../ui/kit/columns.tsx';
import type { Column } from '../../ui/kit/data-table.tsx';
import { logsHref } from './use-user-logs.ts';

type UserLog = OutputOf<typeof getUserLogs>['logs'][number];
type View = { userId: string; range: Period };

/** The columns of the user log. One person's sign-ins have no count, because each is a row. */
export function useLogColumns({ userId, range }: View): Column<UserLog>[] {
  const { userLogs } = useOfficeWords();
  const { columns } = userLogs;
  const { number, dateTimeSeconds } = useFormats();
  const byId = new Map(useStaffNames().people.map((person) => [person.id, person]));
  const nameOf = (id: string) => byId.get(id)?.name || id;
  return columnsOf(columns, {
    name: { isMain: true, show: ({ user_id }) => nameOf(user_id) },
    email: { show: ({ user_id }) => <EmailText>{byId.get(user_id)?.email ?? ''}</EmailText> },
    ...(!userId && {
      count: {
        isShort: true,
        show: ({ user_id, totalCount }) => (
          <Link
            data-opens-row
            to={logsHref(range, user_id)}
            aria-label={userLogs.logsOf({ count: number(totalCount), name: nameOf(user_id) })}
          >
            {number(totalCount)}
          </Link>
        ),
      },
    }),
    date: {
      isShort: true,
      isQuiet: true,
      show: ({ lastLoginTimestamp }) =>
        dateTimeSeconds(new Date(lastLoginTimestamp * 1000).toISOString()),
    },
  });
}
