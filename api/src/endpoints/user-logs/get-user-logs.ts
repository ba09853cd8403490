import { getUserLogs } from '@vse/domain/records/user-logs';
import { endpoint } from '../../http/endpoint.ts';
import { pageQuery, storedDate } from '../../http/page.ts';
import { within } from '../../http/scope-conditions.ts';
import { pagePeople, pageSignIns } from '../../services/users/user-logs.ts';

export const getUserLogsEndpoint = endpoint(
  getUserLogs,
  async ({ input, caller, scope, context }) => {
    const { fromDate, toDate, userId, isShowUserWiseLogs } = input;
    const conditions = within(scope, caller, 'userId');
    const range = rangeOf(fromDate, toDate);
    return userId && isShowUserWiseLogs
      ? pageSignIns(context, userId, conditions, range, pageQuery(input))
      : pagePeople(context, conditions, range, pageQuery(input));
  },
);

/** The contract accepts both dates or none. */
const rangeOf = (from: string | undefined, to: string | undefined) =>
  from && to ? { from: storedDate(from), before: storedDate(to) } : undefined;
