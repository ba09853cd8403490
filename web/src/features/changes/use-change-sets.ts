import { listChangeSets, listFragrances, listProviders } from '@vse/domain/contract/calls';
import type { ChangeSet } from '@vse/domain/records/change-sets';
import { useEffect, useEffectEvent, useRef } from 'react';
import { pageIn, useTokenPages } from '../../lib/api/pages.ts';
import { useRefresh, useStaffPage } from '../../lib/api/staff.ts';
import type { List } from '../../lib/api/use-list.ts';
import { useListQuery } from '../../lib/api/use-list-query.ts';
import { isRunning } from '../../lib/records/change-set.ts';

const ASK_AGAIN_MS = 2000;
const NO_FILTERS = {};

/**
 * The change sets, newest first. While one is being written, whoever began it, the list is read again and again; at its
 * end what it has changed is read again, too.
 */
export function useChangeSets(): List<ChangeSet> {
  const [query, setQuery] = useListQuery();
  const page = useStaffPage(listChangeSets, NO_FILTERS, pageIn(query).at);
  const pages = useTokenPages(query, setQuery, page);
  const running = page.items?.filter(isRunning).length ?? 0;
  const refreshFragrances = useRefresh(listFragrances);
  const refreshProviders = useRefresh(listProviders);
  const refresh = async () => {
    await Promise.all([page.refresh(), refreshFragrances(), refreshProviders()]);
  };
  useWatch(running, page.refresh, refresh);
  return {
    items: page.items,
    total: undefined,
    all: undefined,
    error: page.error,
    readAt: page.readAt,
    query,
    setQuery,
    sorting: undefined,
    pages,
    refresh,
  };
}

/** Calls `ask` regularly while something runs, and `onEnd` when less does than before. */
function useWatch(running: number, ask: () => unknown, onEnd: () => unknown) {
  const askAgain = useEffectEvent(ask);
  const end = useEffectEvent(onEnd);
  const before = useRef(0);
  useEffect(() => {
    if (running < before.current) end();
    before.current = running;
    if (running === 0) return;
    const timer = setInterval(() => askAgain(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [running]);
}
