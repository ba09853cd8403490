import { useCallback, useContext, useEffect, useMemo } from 'react';
import { UNSAFE_NavigationContext, useLocation, useSearchParams } from 'react-router';
import { useLatest } from '../browser/use-latest.ts';
import { rememberList } from '../list-address.ts';

export type Direction = 'ascending' | 'descending';
export type Sorting = { key: string; direction: Direction };

/** The state of a list. It is kept in the address, so that Back, a reload and a shared link show the same rows. */
export type ListQuery = {
  find: string;
  /** Undefined: the list's default order. */
  sorting: Sorting | undefined;
  /** The active filters by name. */
  filters: Readonly<Record<string, string>>;
  /** The number of the page that is shown, from 1. */
  page: number;
  /** The server's token of that page; '' for the first page, and for a list that the browser pages. */
  at: string;
};

/** A filter is cleared with ''. Every change without `page` returns to the first page. */
export type ListQueryChange = {
  find?: string;
  sorting?: Sorting | undefined;
  filters?: Readonly<Record<string, string>>;
  page?: number;
  at?: string;
};

/** Clears the search and all filters. */
export const cleared = ({ filters }: ListQuery): ListQueryChange => ({
  find: '',
  filters: Object.fromEntries(Object.keys(filters).map((name) => [name, ''])),
});

export const isNarrowed = ({ find, filters }: ListQuery): boolean =>
  find.trim() !== '' || Object.keys(filters).length > 0;

/**
 * The state of a list in the address, such as `?find=ana&sort=-sent&status=open&page=3`. Changes replace the history
 * entry, so that Back leaves the list instead of undoing one keystroke at a time.
 */
export function useListQuery(filterNames: readonly string[] = []) {
  const [params, setParams] = useSearchParams();
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const names = filterNames.join();
  const query = useMemo(() => readQuery(params, names.split(',')), [params, names]);
  const latest = useLatest({ params, setParams });
  const { pathname, search } = useLocation();
  useEffect(() => rememberList(pathname, search), [pathname, search]);
  const setQuery = useCallback(
    (change: ListQueryChange) => {
      // The router renders a change later, and slowly one by one. The next change builds on the address, which has all.
      const { params: shown, setParams: set } = latest.current;
      set(withChange(addressIn(navigator) ?? shown, change), {
        replace: true,
        preventScrollReset: true,
      });
    },
    [latest, navigator],
  );
  return [query, setQuery] as const;
}

/** The routers of the browser and of tests navigate by a history, which has the newest address. */
function addressIn(navigator: object): URLSearchParams | undefined {
  const { location }: { location?: { search: string } } = navigator;
  return location && new URLSearchParams(location.search);
}

function readQuery(params: URLSearchParams, names: readonly string[]): ListQuery {
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
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    at: params.get('at') ?? '',
  };
}

function withChange(params: URLSearchParams, change: ListQueryChange): URLSearchParams {
  const next = new URLSearchParams(params);
  const write = (name: string, value: string) =>
    value === '' ? next.delete(name) : next.set(name, value);
  if (change.find !== undefined) write('find', change.find);
  if ('sorting' in change) write('sort', textOf(change.sorting));
  for (const [name, value] of Object.entries(change.filters ?? {})) write(name, value);
  const { page = 1, at = '' } = change;
  write('page', page > 1 ? String(page) : '');
  write('at', page > 1 ? at : '');
  // Bookmarks of an earlier version have the number of pages that were shown.
  next.delete('pages');
  return next;
}

const textOf = (sorting: Sorting | undefined) =>
  sorting ? `${sorting.direction === 'descending' ? '-' : ''}${sorting.key}` : '';
