import type { Call, countAudit, countInvites, countQuizResults } from '@vse/domain/contract/calls';
import type { OutputOf } from '@vse/domain/contract/contracts';
import { NAME_LENGTH, PAGE_SIZE } from '@vse/domain/limits';
import { finderOf } from '@vse/domain/rules/words';
import { useMemo } from 'react';
import type * as z from 'zod';
import { useLanguage } from '../words/words.ts';
import { cleanQuery, type ToInput } from './clean-query.ts';
import type { LeftOut } from './left-out.ts';
import { totalsOf } from './list-totals.ts';
import { type Pages, pageIn, pagesOfRows, useTokenPages } from './pages.ts';
import { type ItemOf, type PagedCall, useRefresh, useStaffCount, useStaffPage } from './staff.ts';
import {
  isNarrowed,
  type ListQuery,
  type ListQueryChange,
  type Sorting,
  useListQuery,
} from './use-list-query.ts';

/** A list for a screen, whether the server pages it or the browser has all of it. */
export type List<T> = {
  /** The rows of the page; undefined until the first read. */
  items: readonly T[] | undefined;
  /** The rows are those of the first page, and those of the others are still to come. */
  isBegun?: boolean;
  /** The rows of all pages that match, where the browser has them. */
  matching?: readonly T[] | undefined;
  /** How many rows match the search and the filters. */
  total: number | undefined;
  /** How many rows there are without search and filters; undefined until the server has said so. */
  all: number | undefined;
  /** When `total` or `all` was counted, if that can be a while ago. Numbers below 1,000 are exact. */
  countedDate?: string | undefined;
  /** The records that the server could not read. */
  leftOut?: LeftOut | undefined;
  /** The error of the last read. If there are items, they are a copy from `readAt`. */
  error: unknown;
  readAt: number | undefined;
  query: ListQuery;
  setQuery: (change: ListQueryChange) => void;
  sorting: Sorting | undefined;
  pages: Pages;
  /** The name by which row number `index` of all matching rows has its place, if they are in the order of names. */
  nameAt?: ((index: number) => string) | undefined;
  /** Reads again. Never rejects: an error is in `error`. */
  refresh: () => Promise<void>;
};

/** Whether there are no rows at all, as opposed to none that match. */
export const isEmpty = ({ items, all }: Pick<List<unknown>, 'items' | 'all'>): boolean =>
  items?.length === 0 && all === 0;

/** All rows of a list that is read as a whole. */
export type Rows<T> = {
  items: readonly T[] | undefined;
  /** The first rows in the default order, more than a page of them, which are shown until all have come. */
  first?: readonly T[] | undefined;
  error: unknown;
  readAt?: number | undefined;
  leftOut?: LeftOut | undefined;
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
  const isSortable = query.sorting && options.sortBy && query.sorting.key in options.sortBy;
  const sorting = isSortable ? query.sorting : options.sort;
  const orderOf = (some: readonly T[]) => sorted(some, sorting, options, language);
  const matching = rows.items && orderOf(filtered(rows.items, query, options));
  const pages = pagesOfRows(query, setQuery, matching?.length ?? 0);
  const nameOf = sorting?.key === 'name' ? options.sortBy?.name : undefined;
  // A search, a filter, another order and another page need all rows.
  const isPlain = !isNarrowed(query) && query.sorting === undefined && query.page === 1;
  const first = matching === undefined && isPlain ? rows.first : undefined;
  const shown = first ? orderOf(first) : matching;
  return {
    isBegun: first !== undefined,
    items: shown?.slice((pages.number - 1) * PAGE_SIZE, pages.number * PAGE_SIZE),
    matching,
    total: matching?.length,
    all: rows.items?.length,
    leftOut: rows.leftOut,
    error: rows.error,
    readAt: rows.readAt,
    query,
    setQuery,
    sorting,
    pages,
    nameAt: nameOf && matching && ((index) => nameOf(matching[index] as T)),
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

const unchanged: ToInput = (filters) => filters;

type PageOptions<Counts> = {
  /** The server's default order. */
  sort?: Sorting;
  /** The names of the call's filters. */
  filters?: readonly string[];
  /**
   * Converts the filters of the address to the call's input; by default they are the same. Must be a stable function.
   */
  toInput?: ToInput;
  /** Further input of the call, which finds no other rows. Must be a stable object. */
  also?: object | undefined;
  /** The number of matching rows, as far as the count of all rows says it. */
  totalIn?: (all: Counts, query: ListQuery) => number | undefined;
};

/** The calls that count a list by its filters. */
type CountCall = typeof countAudit | typeof countInvites | typeof countQuizResults;

const ONCE = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false };

export type ServerList<Item, Counts> = List<Item> & {
  /** What the server counted of the matching rows; undefined while it is not needed, because they are all loaded. */
  counted: Counts | undefined;
  /** What it counted without search and filters. */
  allCounted: Counts | undefined;
  /** The rows may still be those of the query before. */
  isLoading: boolean;
  /** All rows that match are on this page. */
  isWhole: boolean;
};

/**
 * A list that the server searches, filters, sorts and pages, and counts in a call beside the page. Its state is in the
 * address.
 */
export function useList<C extends Call, Count extends CountCall>(
  call: PagedCall<C> & { input: z.ZodType },
  count: Count,
  { sort, filters: names, toInput = unchanged, also, totalIn }: PageOptions<OutputOf<Count>>,
): ServerList<ItemOf<C>, OutputOf<Count>> {
  const [asked, setQuery] = useListQuery(names);
  const query = useMemo(() => cleanQuery(asked, call.input, toInput), [asked, call, toInput]);
  const { find, sorting, filters } = query;
  const shown = useMemo(
    () => ({
      ...(find.trim() && { find: find.trim().slice(0, NAME_LENGTH) }),
      ...toInput(filters),
    }),
    [find, filters, toInput],
  );
  const input = useMemo(
    () => ({
      ...shown,
      ...also,
      ...(sorting && { sort: sorting.key, direction: sorting.direction }),
    }),
    [shown, also, sorting],
  );
  const { number, at } = pageIn(query);
  const { refresh, isAsking: _, ...page } = useStaffPage<C>(call, input, at);
  const pages = useTokenPages(query, setQuery, page);
  const loaded = {
    items: page.items,
    isLoading: page.isLoading,
    isWhole: number === 1 && !page.isLoading && page.around?.nextPage === undefined,
  };
  const { refreshCounts, ...counts } = useCounts<Count>(count, { query, shown, totalIn, loaded });
  return {
    ...counts,
    ...loaded,
    leftOut: page.leftOut,
    error: page.error,
    readAt: page.readAt,
    query,
    setQuery,
    sorting: sorting ?? sort,
    pages,
    refresh: async () => {
      await Promise.all([refresh(), refreshCounts()]);
    },
  };
}

type CountOptions<Count extends CountCall> = {
  query: ListQuery;
  /** The call's input: the search and the filters. */
  shown: object;
  totalIn: PageOptions<OutputOf<Count>>['totalIn'];
  loaded: { items: readonly unknown[] | undefined; isWhole: boolean; isLoading: boolean };
};

/**
 * The numbers of a list. A search with more rows than its first page is counted after that page has come, because a
 * search that fits on it needs no count (decision 0035).
 */
function useCounts<Count extends CountCall>(
  count: Count,
  { query, shown, totalIn, loaded }: CountOptions<Count>,
) {
  const isNarrow = isNarrowed(query);
  // All rows are counted while all are shown; a narrowed list counts them only if that has not been done yet.
  const unfiltered = useStaffCount<CountCall>(count, isNarrow ? {} : null, ONCE);
  // Safe: the answer is that of `count`.
  const allCounted = unfiltered.data as OutputOf<Count> | undefined;
  const known = allCounted && totalIn?.(allCounted, query);
  const isPartial = !loaded.isLoading && !loaded.isWhole && known === undefined;
  const isCounted = !isNarrow || isPartial;
  // Keeps the previous number until the new one arrives, as the pages do with their rows.
  const counted = useStaffCount<CountCall>(count, isCounted ? shown : null, {
    keepPreviousData: true,
  });
  const shownCounted = counted.data as OutputOf<Count> | undefined;
  const totals = totalsOf({
    loaded: loaded.isWhole ? loaded.items?.length : undefined,
    counted:
      known !== undefined && unfiltered.data ? { ...unfiltered.data, total: known } : counted.data,
    // Until the first count without a search comes, the total is still that of the search.
    all: isNarrow ? unfiltered.data : counted.isLoading ? undefined : counted.data,
    isNarrowed: isNarrow,
  });
  return {
    ...totals,
    counted: isCounted ? shownCounted : undefined,
    allCounted: isNarrow ? allCounted : shownCounted,
    refreshCounts: useRefresh(count),
  };
}
