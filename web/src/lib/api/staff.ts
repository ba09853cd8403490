import type { Call } from '@vse/domain/contract/calls';
import type { InputOf, OutputOf } from '@vse/domain/contract/contracts';
import { MAX_PAGE_SIZE } from '@vse/domain/limits';
import { useEffect } from 'react';
import useSWR, {
  type KeyedMutator,
  type SWRConfiguration,
  unstable_serialize,
  useSWRConfig,
} from 'swr';
import { subjectOf } from '../auth/claims.ts';
import { staffToken } from '../auth/tokens.ts';
import { useStore } from '../browser/store.ts';
import { clearStoredCache } from './cache.ts';
import { call } from './call.ts';
import { countAge } from './last-write.ts';
import { leftOutOf, type Unread } from './left-out.ts';
import { keyOf, useApi } from './use-api.ts';

/** The tokens of the pages around a page. */
export type Around = { nextPage?: string | undefined; previousPage?: string | undefined };
type Page<T> = Unread & Around & { items: T[] };
/** A call whose output is a list, or a page of one. */
export type PagedCall<C extends Call> = OutputOf<C> extends Page<infer _> ? C : never;
export type ItemOf<C extends Call> = OutputOf<C> extends Page<infer Item> ? Item : never;

/** Calls an endpoint as the signed-in member of staff. Throws ApiError. */
export const staffCall = <C extends Call>(endpoint: C, input: InputOf<C>) =>
  call(privately(endpoint, input), input, { token: staffToken.get() });

/** The call as a POST when a filter has what someone typed or names a person: that must not stand in an address. */
const privately = <C extends Call>(
  endpoint: C,
  { find, salesperson }: Record<string, unknown>,
): C =>
  endpoint.searches && (find || salesperson)
    ? { ...endpoint, method: 'POST', reads: true }
    : endpoint;

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
    () =>
      call(privately(endpoint, { ...input }), { ...input, ...countAge() } as InputOf<C>, { token }),
    options,
  );
}

/**
 * One page of an output, whatever its shape, by its token; '' for the first. Sends nothing while the input is null. Keeps
 * the previous page until the new one arrives, so that the screen does not jump. Of the pages that were left, only first
 * ones stay in memory.
 */
export function usePageOf<P extends Around>(
  endpoint: Call,
  input: object | null,
  at: string,
  read: (input: object, token: string | null) => Promise<P>,
  options?: SWRConfiguration,
) {
  const token = useStore(staffToken);
  const { cache } = useSWRConfig();
  const isWanted = token !== null && input !== null;
  const key = isWanted ? [endpoint.name, 'page', at, input, subjectOf(token)] : null;
  const { data, error, isLoading, isValidating } = useSWR<P & { at: string }, unknown>(
    key,
    async () => ({ ...(await read({ ...input, ...(at && { page: at }) }, token)), at }),
    // A page that was forgotten is asked for again at once, when Back leads to it.
    { keepPreviousData: true, ...(at && { dedupingInterval: 0 }), ...options },
  );
  const isOther = data !== undefined && data.at !== at;
  const shown = unstable_serialize(key);
  useEffect(() => {
    if (isLoading) return;
    const pages = unstable_serialize([endpoint.name, 'page']);
    const first = unstable_serialize([endpoint.name, 'page', '']);
    for (const other of [...cache.keys()])
      if (other !== shown && other.startsWith(pages) && !other.startsWith(first))
        cache.delete(other);
  }, [cache, endpoint, shown, isLoading]);
  return {
    data,
    error,
    /** The tokens of this page, not of one before it. */
    around: isOther ? undefined : data,
    isAsking: isValidating,
    /** The page has not come yet; `data` may still be another one. */
    isLoading: isLoading || (isOther && error === undefined),
    /** Reads the page again. Never rejects. */
    refresh: useRefresh(endpoint),
  };
}

/**
 * One page of a list that the server searches, sorts and pages, with the time when it was read, to show when a refresh
 * fails.
 */
export function useStaffPage<C extends Call>(
  endpoint: PagedCall<C>,
  input: object | null,
  at: string,
  options?: SWRConfiguration,
) {
  const read = async (query: object, token: string | null) => ({
    ...(await pageOf(endpoint, query, token)),
    readAt: Date.now(),
  });
  const { data, ...state } = usePageOf(endpoint, input, at, read, options);
  return {
    ...state,
    items: data?.items,
    readAt: data?.readAt,
    leftOut: leftOutOf([data]),
  };
}

/** Reads one page. The casts are safe because PagedCall guarantees the shape, which generic code cannot infer. */
const pageOf = <C extends Call>(endpoint: PagedCall<C>, query: object, token: string | null) =>
  call(privately(endpoint, { ...query }), query as InputOf<C>, { token }) as Promise<
    Page<ItemOf<C>>
  >;

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

/**
 * Forgets the answers that this tab keeps, but those of the calls that are `kept`, and asks again for what the screen
 * shows.
 */
export function useForgetAnswers(...kept: readonly Call[]) {
  const { mutate } = useSWRConfig();
  const isKept = (key: unknown) =>
    key === 'settings' || (Array.isArray(key) && kept.some(({ name }) => name === key[0]));
  return async () => {
    clearStoredCache();
    await mutate((key) => !isKept(key), undefined);
  };
}
