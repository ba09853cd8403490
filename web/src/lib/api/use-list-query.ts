import { useCallback, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLatest } from '../browser/use-latest.ts';

export type Direction = 'ascending' | 'descending';
export type Sorting = { key: string; direction: Direction };

/** The state of a list. It is kept in the address, so that Back, a reload and a shared link show the same rows. */
export type ListQuery = {
  find: string;
  /** Undefined: the list's default order. */
  sorting: Sorting | undefined;
  /** The active filters by name. */
  filters: Readonly<Record<string, string>>;
  /** How many pages are shown, at least one. */
  pages: number;
};

/** A filter is cleared with ''. Every change except `pages` returns to the first page. */
export type ListQueryChange = {
  find?: string;
  sorting?: Sorting | undefined;
  filters?: Readonly<Record<string, string>>;
  pages?: number;
};

/**
 * The state of a list in the address, such as `?find=ana&sort=-sent&status=open&pages=3`. Changes replace the history
 * entry, so that Back leaves the list instead of undoing one keystroke at a time.
 */
export function useListQuery(filterNames: readonly string[] = []) {
  const [params, setParams] = useSearchParams();
  const names = filterNames.join();
  // Pages are read one after another: an address opens at most this many, and Show more adds to them.
  const [mostPages, setMostPages] = useState(MOST_PAGES_OPENED);
  const query = useMemo(
    () => readQuery(params, names.split(','), mostPages),
    [params, names, mostPages],
  );
  const latest = useLatest({ params, setParams });
  // The router renders a change later; a second change before that must build on the first.
  const pending = useRef({ from: params, next: params });
  const setQuery = useCallback(
    (change: ListQueryChange) => {
      const { params: from, setParams: set } = latest.current;
      const base = pending.current.from === from ? pending.current.next : from;
      const next = withChange(base, change);
      pending.current = { from, next };
      setMostPages((most) => Math.max(most, change.pages ?? 0));
      set(next, { replace: true, preventScrollReset: true });
    },
    [latest],
  );
  return [query, setQuery] as const;
}

const MOST_PAGES_OPENED = 20;

function readQuery(
  params: URLSearchParams,
  names: readonly string[],
  mostPages: number,
): ListQuery {
  const sort = params.get('sort') ?? '';
  const key = sort.replace(/^-/, '');
  const activeFilters = names.flatMap((name) => {
    const value = name && params.get(name);
    return value ? [[name, value] as const] : [];
  });
  return {
    find: params.get('find') ?? '',
    sorting: key ? { key, direction: sort === key ? 'ascending' : 'descending' } : undefined,
    filters: Object.fromEntries(activeFilters),
    pages: Math.min(mostPages, Math.max(1, Math.trunc(Number(params.get('pages'))) || 1)),
  };
}

function withChange(params: URLSearchParams, change: ListQueryChange): URLSearchParams {
  const next = new URLSearchParams(params);
  const write = (name: string, value: string) =>
    value === '' ? next.delete(name) : next.set(name, value);
  if (change.find !== undefined) write('find', change.find);
  if ('sorting' in change) write('sort', textOf(change.sorting));
  for (const [name, value] of Object.entries(change.filters ?? {})) write(name, value);
  write('pages', change.pages && change.pages > 1 ? String(change.pages) : '');
  return next;
}

const textOf = (sorting: Sorting | undefined) =>
  sorting ? `${sorting.direction === 'descending' ? '-' : ''}${sorting.key}` : '';
