import { getUserLogs } from '@vse/domain/contract/calls';
import type { InputOf } from '@vse/domain/contract/contracts';
import { PAGE_SIZE } from '@vse/domain/limits';
import { call } from '../../lib/api/call.ts';
import { leftOutOf } from '../../lib/api/left-out.ts';
import { pageIn, useTokenPages } from '../../lib/api/pages.ts';
import { usePageOf } from '../../lib/api/staff.ts';
import { useListQuery } from '../../lib/api/use-list-query.ts';
import { isWrongOrder, type Range, rangeInput, readRange } from './log-range.ts';

const FILTERS = ['user', 'from', 'to'] as const;

/**
 * The sign-ins for the filters in the address, paged: all people with a count, or one person's sign-ins. The address
 * has the person, the dates and the page, so that Back, a reload and a shared link show the same.
 */
export function useUserLogs() {
  const [query, setQuery] = useListQuery(FILTERS);
  const userId = query.filters.user ?? '';
  const range = readRange(query.filters);
  const input = {
    ...rangeInput(range),
    ...(userId && { userId, isShowUserWiseLogs: 'true' as const }),
    limit: PAGE_SIZE,
  };
  const isReady = !isWrongOrder(range);
  const { data, ...page } = usePageOf(
    getUserLogs,
    isReady ? input : null,
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
    setRange: (change: Partial<Range>) => setQuery({ filters: change }),
    // Specification, text 2 section 8: the list is empty when it cannot be read.
    items: error === undefined && isReady ? data?.logs : [],
    error,
    leftOut: leftOutOf([data]),
    pages,
    /** Within dates, people without a sign-in between them are left out, and a page may have fewer rows. */
    isNumbered: Boolean(userId) || !input.fromDate,
  };
}

/** The address of one person's sign-ins, or of everyone's with '', for the same dates. */
export function logsHref({ from, to }: Range, userId: string): string {
  const params = new URLSearchParams(
    Object.entries({ user: userId, from, to }).filter(([, value]) => value),
  );
  return `?${params}`;
}
