import { getUserLogs } from '@vse/domain/records/user-logs';
import { endpoint } from '../../http/endpoint.ts';
import { pageQuery, storedDate } from '../../http/page.ts';
import { within } from '../../http/scope-conditions.ts';

export const getUserLogsEndpoint = endpoint(
  getUserLogs,
  async ({ input, caller, scope, services: { userLogs } }) => {
    const { fromDate, toDate, userId, isShowUserWiseLogs } = input;
    const conditions = within(scope, caller, 'userId');
    const range = rangeOf(fromDate, toDate);
    return userId && isShowUserWiseLogs
      ? userLogs.pageOf(userId, conditions, range, pageQuery(input))
      : userLogs.pagePeople(conditions, range, pageQuery(input));
  },
);

/** The contract accepts both dates or none. */
const rangeOf = (from: string | undefined, to: string | undefined) =>
  from && to ? { from: storedDate(from), before: storedDate(to) } : undefined;
