import { getUserLogs } from '@vse/domain/contract/calls';
import type { InputOf } from '@vse/domain/contract/contracts';
import { PAGE_SIZE } from '@vse/domain/limits';
import { call } from '../../lib/api/call.ts';
import { leftOutOf } from '../../lib/api/left-out.ts';
import { usePagesOf } from '../../lib/api/staff.ts';
import { useListQuery } from '../../lib/api/use-list-query.ts';
import { isWrongOrder, type Range, rangeInput, readRange } from './log-range.ts';

const FILTERS = ['user', 'from', 'to'] as const;

/**
 * The sign-ins for the filters in the address, paged: all people with a count, or one person's sign-ins. The address
 * has the person, the dates and the number of pages, so that Back, a reload and a shared link show the same.
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
  const { pages, error, ...state } = usePagesOf(
    getUserLogs,
    isReady ? input : null,
    query.pages,
    (page, token) => call(getUserLogs, page as InputOf<typeof getUserLogs>, { token }),
    // A failure is shown in a dialog, and closing it tries again.
    { shouldRetryOnError: false },
  );
  return {
    ...state,
    userId,
    range,
    setRange: (change: Partial<Range>) => setQuery({ filters: change }),
    // Specification, text 2 section 8: the list is empty when it cannot be read.
    items: error === undefined && isReady ? pages?.flatMap(({ logs }) => logs) : [],
    error,
    leftOut: leftOutOf(pages),
    hasMore: error === undefined && state.hasMore,
    showMore: () => setQuery({ pages: query.pages + 1 }),
  };
}

/** The address of one person's sign-ins, or of everyone's with '', for the same dates. */
export function logsHref({ from, to }: Range, userId: string): string {
  const params = new URLSearchParams(
    Object.entries({ user: userId, from, to }).filter(([, value]) => value),
  );
  return `?${params}`;
}
