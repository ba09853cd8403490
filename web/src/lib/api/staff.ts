import type { Call } from '@vse/domain/contract/calls';
import type { InputOf, OutputOf } from '@vse/domain/contract/contracts';
import { MAX_PAGE_SIZE } from '@vse/domain/limits';
import { useEffect, useState } from 'react';
import useSWR, { type KeyedMutator, type SWRConfiguration, useSWRConfig } from 'swr';
import useSWRInfinite, { type SWRInfiniteConfiguration } from 'swr/infinite';
import { subjectOf } from '../auth/claims.ts';
import { staffToken } from '../auth/tokens.ts';
import { useStore } from '../browser/store.ts';
import { call } from './call.ts';
import { countAge } from './last-write.ts';
import { leftOutOf, type Unread } from './left-out.ts';
import { keyOf, useApi } from './use-api.ts';

type Page<T> = Unread & { items: T[]; nextPage?: string | undefined };
/** A call whose output is a list, or a page of one. */
export type PagedCall<C extends Call> = OutputOf<C> extends Page<infer _> ? C : never;
export type ItemOf<C extends Call> = OutputOf<C> extends Page<infer Item> ? Item : never;

/** Calls an endpoint as the signed-in member of staff. Throws ApiError. */
export const staffCall = <C extends Call>(endpoint: C, input: InputOf<C>) =>
  call(endpoint, input, { token: staffToken.get() });

/**
 * The output of an endpoint for the signed-in member of staff, kept fresh by SWR. Sends nothing while the input is
 * null.
 */
export function useStaffApi<C extends Call>(
  endpoint: C,
  input: InputOf<C> | null,
  options?: SWRConfiguration,
) {
  const token = useStore(staffToken);
  return useApi(endpoint, token === null ? null : input, token, undefined, options);
}

/**
 * The answer of a call that counts, which includes what this browser has saved. Sends nothing while the input is null.
 */
export function useStaffCount<C extends Call>(
  endpoint: C,
  input: object | null,
  options?: SWRConfiguration,
) {
  const token = useStore(staffToken);
  const key = token === null || input === null ? null : keyOf(endpoint, input as InputOf<C>, token);
  // The age is not part of the key: it changes every second.
  return useSWR<OutputOf<C>, unknown>(
    key,
    () => call(endpoint, { ...input, ...countAge() } as InputOf<C>, { token }),
    options,
  );
}

/** The first pages of a paged output, whatever its shape. Sends nothing while the input is null. */
export function usePagesOf<P extends { nextPage?: string | undefined }>(
  endpoint: Call,
  input: object | null,
  count: number,
  read: (input: object, token: string | null) => Promise<P>,
  options: SWRInfiniteConfiguration<P> = {},
) {
  const token = useStore(staffToken);
  // SWR must keep the initial size of a list: with another one, it would treat the pages loaded so far as another list.
  const list = JSON.stringify(input);
  const [begun, setBegun] = useState({ list, size: count });
  if (begun.list !== list) setBegun({ list, size: count });
  const initialSize = begun.list === list ? begun.size : count;
  const { data, error, size, setSize, isLoading, isValidating, mutate } = useSWRInfinite(
    (index: number, previous: P | null) => {
      if (token === null || input === null || (index > 0 && !previous?.nextPage)) return null;
      return [endpoint.name, 'pages', previous?.nextPage ?? '', input, subjectOf(token)] as const;
    },
    ([, , page]) => read({ ...input, ...(page && { page }) }, token),
    { ...options, initialSize, persistSize: false },
  );
  useEffect(() => {
    if (size !== count) void setSize(count).catch(() => undefined);
  }, [size, count, setSize]);
  return {
    pages: data,
    error,
    hasMore: Boolean(data?.at(-1)?.nextPage),
    isAsking: isValidating,
    /** The input's own pages have not come yet; `pages` may still be those of the input before. */
    isLoading,
    isLoadingMore: isValidating && data !== undefined && count > data.length,
    /** Reads all pages again. Never rejects. */
    refresh: async () => void (await mutate().catch(() => undefined)),
  };
}

/**
 * The first pages of a list that the server searches, sorts and pages. Sends nothing while the input is null. Each page
 * has the time when it was read, to show when a refresh fails.
 */
export function useStaffPages<C extends Call>(
  endpoint: PagedCall<C>,
  input: object | null,
  count: number,
) {
  const { pages, refresh, ...state } = usePagesOf(
    endpoint,
    input,
    count,
    async (query, token) => ({ ...(await pageOf(endpoint, query, token)), readAt: Date.now() }),
    // Keeps the previous rows until the new ones arrive, so that the page does not jump while a person types.
    { keepPreviousData: true },
  );
  const refreshCall = useRefresh(endpoint);
  return {
    ...state,
    items: pages?.flatMap((page) => page.items),
    readAt: pages?.[0]?.readAt,
    leftOut: leftOutOf(pages),
    refresh: async () => {
      // SWR's own filters do not match the keys of paged lists.
      await Promise.all([refresh(), refreshCall()]);
    },
  };
}

/** Reads one page. The casts are safe because PagedCall guarantees the shape, which generic code cannot infer. */
const pageOf = <C extends Call>(endpoint: PagedCall<C>, query: object, token: string | null) =>
  call(endpoint, query as InputOf<C>, { token }) as Promise<Page<ItemOf<C>>>;

/** A whole list, read page by page, for screens that merge or sort all of it. */
export function useStaffAll<C extends Call>(endpoint: PagedCall<C>, { isWanted = true } = {}) {
  const list = useWhole(endpoint, isWanted ? 'all' : null, async (token) => {
    const pages = await allPages(endpoint, token);
    return { items: itemsOf(pages), leftOut: leftOutOf(pages) };
  });
  return { ...list, leftOut: list.data?.leftOut };
}

/** A whole list under a name of its own in the cache. Sends nothing while the name is null. */
export function useWhole<Item, Rest extends object>(
  endpoint: Call,
  name: string | null,
  read: (token: string | null) => Promise<{ items: Item[] } & Rest>,
  options?: SWRConfiguration,
) {
  const token = useStore(staffToken);
  const key = token === null || name === null ? null : [endpoint.name, name, subjectOf(token)];
  const { data, error, isValidating, mutate } = useSWR(
    key,
    async () => ({ ...(await read(token)), readAt: Date.now() }),
    options,
  );
  const refresh = useRefresh(endpoint);
  return {
    data,
    items: data?.items,
    readAt: data?.readAt,
    error,
    isFetching: isValidating,
    refresh,
    changed: changing(mutate, refresh),
  };
}

/**
 * After a save: shows the change in a cached list at once, and what else of the list has changed with it, and reads the
 * list again behind it. Resolves when the change is shown. Never rejects.
 */
export const changing =
  <Items extends readonly unknown[], List extends { items: Items }>(
    mutate: KeyedMutator<List>,
    refresh: () => Promise<void>,
  ) =>
  async (change: (items: List['items']) => List['items'], rest: Partial<List> = {}) => {
    const changed = (now: List | undefined) => now && { ...now, ...rest, items: change(now.items) };
    await mutate(changed, { revalidate: false });
    void refresh();
  };

type Identified = { id: string };

/**
 * A change for `changing`: what was saved of one item, with its new ETag. A list of rows has fewer fields than that.
 */
export const replacing =
  <Saved extends Identified>(saved: Saved) =>
  <T extends Identified>(items: readonly T[]): T[] =>
    items.map((item) => {
      if (item.id !== saved.id) return item;
      const fields = Object.entries(saved).filter(([name]) => name in item);
      return { ...item, ...Object.fromEntries(fields) };
    });

/** A change for `changing`: one item fewer. */
export const removing =
  (id: string) =>
  <T extends Identified>(items: readonly T[]): T[] =>
    items.filter((item) => item.id !== id);

/** Reads a whole list from the server, bypassing the cache. Throws ApiError. */
export const readAll = async <C extends Call>(endpoint: PagedCall<C>) =>
  itemsOf(await allPages(endpoint, staffToken.get()));

async function allPages<C extends Call>(endpoint: PagedCall<C>, token: string | null) {
  const pages: Page<ItemOf<C>>[] = [];
  let page: string | undefined;
  do {
    const answer = await pageOf(endpoint, { limit: MAX_PAGE_SIZE, ...(page && { page }) }, token);
    pages.push(answer);
    page = answer.nextPage;
  } while (page);
  return pages;
}

const itemsOf = <T>(pages: readonly Page<T>[]) => pages.flatMap(({ items }) => items);

/** Revalidates every output of the endpoint that a screen shows. Never rejects. */
export function useRefresh(endpoint: Call) {
  const { mutate } = useSWRConfig();
  return async () => {
    await mutate((key) => Array.isArray(key) && key[0] === endpoint.name).catch(() => undefined);
  };
}
