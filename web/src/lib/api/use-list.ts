import type { Call } from '@vse/domain/contract/calls';
import { NAME_LENGTH, PAGE_SIZE } from '@vse/domain/limits';
import { useMemo } from 'react';
import { finderOf } from '../finder.ts';
import { useLanguage } from '../words/words.ts';
import { type ItemOf, type PagedCall, useStaffPages } from './staff.ts';
import {
  type ListQuery,
  type ListQueryChange,
  type Sorting,
  useListQuery,
} from './use-list-query.ts';

/** A list for a screen, whether the server pages it or the browser has all of it. */
export type List<T> = {
  /** The rows to show; undefined until the first read. */
  items: readonly T[] | undefined;
  /** How many rows match the search and the filters. */
  total: number | undefined;
  /** How many rows there are without search and filters; undefined until the server has said so. */
  all: number | undefined;
  /** The error of the last read. If there are items, they are a copy from `readAt`. */
  error: unknown;
  readAt: number | undefined;
  query: ListQuery;
  setQuery: (change: ListQueryChange) => void;
  sorting: Sorting | undefined;
  hasMore: boolean;
  isLoadingMore: boolean;
  showMore: () => void;
  /** Reads again. Never rejects: an error is in `error`. */
  refresh: () => Promise<void>;
};

/** Whether there are no rows at all, as opposed to none that match. */
export const isEmpty = ({ items, all }: Pick<List<unknown>, 'items' | 'all'>): boolean =>
  items?.length === 0 && all === 0;

/** All rows of a list that is read as a whole. */
export type Rows<T> = {
  items: readonly T[] | undefined;
  error: unknown;
  readAt?: number | undefined;
  refresh: () => Promise<void>;
};

type RowOptions<T> = {
  /** The default order. */
  sort?: Sorting;
  /** By column key, the text to sort by. */
  sortBy?: Readonly<Record<string, (row: T) => string>>;
  /** The text that a search matches. */
  find?: (row: T) => string;
  /** By filter name, whether a row passes. */
  filters?: Readonly<Record<string, (row: T, value: string) => boolean>>;
};

/** Records in the order of their names, found by them. */
export const byName = {
  sort: { key: 'name', direction: 'ascending' },
  sortBy: { name: ({ name }) => name },
  find: ({ name }) => name,
} satisfies RowOptions<{ name: string }>;

/** A list with all rows in the browser, which searches, filters, sorts and pages them. */
export function useRows<T>(rows: Rows<T>, options: RowOptions<T> = {}): List<T> {
  const [query, setQuery] = useListQuery(Object.keys(options.filters ?? {}));
  const language = useLanguage();
  const sorting = query.sorting ?? options.sort;
  const matching =
    rows.items && sorted(filtered(rows.items, query, options), sorting, options, language);
  const limit = query.pages * PAGE_SIZE;
  return {
    items: matching?.slice(0, limit),
    total: matching?.length,
    all: rows.items?.length,
    error: rows.error,
    readAt: rows.readAt,
    query,
    setQuery,
    sorting,
    hasMore: (matching?.length ?? 0) > limit,
    isLoadingMore: false,
    showMore: () => setQuery({ pages: query.pages + 1 }),
    refresh: rows.refresh,
  };
}

function filtered<T>(rows: readonly T[], query: ListQuery, { find, filters = {} }: RowOptions<T>) {
  const isFound = finderOf(query.find);
  const set = Object.entries(query.filters);
  return rows.filter(
    (row) =>
      (find === undefined || isFound(find(row))) &&
      set.every(([name, value]) => filters[name]?.(row, value) ?? true),
  );
}

/** Sorted by the rules of the language. */
export function sorted<T>(
  rows: readonly T[],
  sorting: Sorting | undefined,
  { sortBy = {} }: RowOptions<T>,
  language: string,
): readonly T[] {
  const textOf = sorting && sortBy[sorting.key];
  if (!textOf) return rows;
  const { compare } = new Intl.Collator(language, { sensitivity: 'base', numeric: true });
  const sign = sorting.direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => sign * compare(textOf(a), textOf(b)));
}

type Filters = ListQuery['filters'];
const unchanged = (filters: Filters): object => filters;

type PageOptions = {
  /** The server's default order. */
  sort?: Sorting;
  /** The names of the call's filters. */
  filters?: readonly string[];
  /**
   * Converts the filters of the address to the call's input; by default they are the same. Must be a stable function.
   */
  toInput?: (filters: Filters) => object;
};

/** A list that the server searches, filters, sorts and pages. Its state is in the address. */
export function useList<C extends Call>(
  call: PagedCall<C>,
  { sort, filters: names, toInput = unchanged }: PageOptions,
): List<ItemOf<C>> {
  const [query, setQuery] = useListQuery(names);
  const { find, sorting, filters } = query;
  const input = useMemo(
    () => ({
      ...(find.trim() && { find: find.trim().slice(0, NAME_LENGTH) }),
      ...(sorting && { sort: sorting.key, direction: sorting.direction }),
      ...toInput(filters),
    }),
    [find, sorting, filters, toInput],
  );
  const isNarrowed = find.trim() !== '' || Object.keys(filters).length > 0;
  const pages = useStaffPages(call, input, query.pages);
  const unfiltered = useStaffPages(call, isNarrowed ? {} : null, 1);
  // Until the first page without a search comes, the total is still that of the search.
  const whole = pages.isLoading ? undefined : pages.total;
  return {
    items: pages.items,
    total: pages.total,
    all: isNarrowed ? unfiltered.total : whole,
    error: pages.error,
    readAt: pages.readAt,
    query,
    setQuery,
    sorting: sorting ?? sort,
    hasMore: pages.hasMore,
    isLoadingMore: pages.isLoadingMore,
    showMore: () => setQuery({ pages: query.pages + 1 }),
    refresh: pages.refresh,
  };
}
