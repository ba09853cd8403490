import { listJobs } from '@vse/domain/contract/calls';
import type { Job, JobState } from '@vse/domain/records/jobs';
import { pageIn, useTokenPages } from '../../lib/api/pages.ts';
import { useStaffPage } from '../../lib/api/staff.ts';
import type { List } from '../../lib/api/use-list.ts';
import { useListQuery } from '../../lib/api/use-list-query.ts';

const NO_FILTERS = {};
/** How often the list is read while something runs, and while something waits for its next run. */
const RUNNING_MS = 3000;
const WAITING_MS = 15_000;

/** What needs an Admin comes first, then what goes on. */
const ORDER: Record<JobState, number> = { failed: 0, running: 1, waiting: 2, done: 3, ended: 3 };

/** The jobs, those of a page that are over last. The list follows those that go on, while it is visible. */
export function useJobs(): List<Job> {
  const [query, setQuery] = useListQuery();
  const page = useStaffPage(listJobs, NO_FILTERS, pageIn(query).at, {
    refreshInterval: (latest?: { items: Job[] }) => pauseOf(latest?.items ?? []),
  });
  const pages = useTokenPages(query, setQuery, page);
  return {
    items: page.items?.toSorted((a, b) => ORDER[a.state] - ORDER[b.state]),
    total: undefined,
    all: undefined,
    leftOut: page.leftOut,
    error: page.error,
    readAt: page.readAt,
    query,
    setQuery,
    sorting: undefined,
    pages,
    refresh: page.refresh,
  };
}

/** The milliseconds until the next read; 0 for none. */
function pauseOf(jobs: readonly Job[]): number {
  if (jobs.some(({ state }) => state === 'running')) return RUNNING_MS;
  return jobs.some(({ due }) => due !== null) ? WAITING_MS : 0;
}
