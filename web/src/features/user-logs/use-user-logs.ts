import { getUserLogs } from '@vse/domain/contract/calls';
import type { InputOf } from '@vse/domain/contract/contracts';
import { PAGE_SIZE } from '@vse/domain/limits';
import { call } from '../../lib/api/call.ts';
import { leftOutOf } from '../../lib/api/left-out.ts';
import { pageIn, useTokenPages } from '../../lib/api/pages.ts';
import { usePageOf } from '../../lib/api/staff.ts';
import { useListQuery } from '../../lib/api/use-list-query.ts';
import { instantsOfMinutes, minutesIn, type Period } from '../../lib/days.ts';

const FILTERS = ['user', 'from', 'to'] as const;

/**
 * The sign-ins for the filters in the address, paged: all people with a count, or one person's sign-ins. The address
 * has the person, the dates and the page, so that Back, a reload and a shared link show the same.
 */
export function useUserLogs() {
  const [query, setQuery] = useListQuery(FILTERS);
  const userId = query.filters.user ?? '';
  const range = minutesIn(query.filters);
  const { from, to } = range;
  const instants = instantsOfMinutes(range);
  const isWrongOrder = from !== '' && to !== '' && from > to;
  const input = {
    // Both dates or none (text 2 section 7).
    ...(instants && { fromDate: instants.from, toDate: instants.before }),
    ...(userId && { userId, isShowUserWiseLogs: 'true' as const }),
    limit: PAGE_SIZE,
  };
  const { data, ...page } = usePageOf(
    getUserLogs,
    isWrongOrder ? null : input,
    pageIn(query).at,
    (page, token) => call(getUserLogs, page as InputOf<typeof getUserLogs>, { token }),
    // A failure is shown in a dialog, and closing it tries again.
    { shouldRetryOnError: false },
  );
  const { error, isAsking, refresh } = page;
  const pages = useTokenPages(query, setQuery, page);
  return {
    isAsking,
    refresh,
    userId,
    range,
    isOneDateMissing: (from === '') !== (to === ''),
    isWrongOrder,
    setRange: (change: Partial<Period>) => setQuery({ filters: change }),
    // Specification, text 2 section 8: the list is empty when it cannot be read.
    items: error === undefined && !isWrongOrder ? data?.logs : [],
    error,
    leftOut: leftOutOf([data]),
    pages,
    /** Within dates, people without a sign-in between them are left out, and a page may have fewer rows. */
    isNumbered: Boolean(userId) || !instants,
  };
}

/** The address of one person's sign-ins, or of everyone's with '', for the same dates. */
export function logsHref({ from, to }: Period, userId: string): string {
  const params = new URLSearchParams(
    Object.entries({ user: userId, from, to }).filter(([, value]) => value),
  );
  return `?${params}`;
}
