import type { Contract, Input, PageQuery } from '@vse/domain/contract';
import { MAX_PAGE_SIZE } from '@vse/domain/limits';
import useSWR, { useSWRConfig } from 'swr';
import useSWRInfinite from 'swr/infinite';
import type { z } from 'zod';
import { subjectOf } from '../msal/claims.ts';
import { useStore } from '../store.ts';
import { staffToken } from '../tokens.ts';
import { call } from './call.ts';
import { useApi } from './use-api.ts';

type Page<T> = { items: T[]; nextPage?: string | undefined; total?: number | undefined };
type PageInput = z.input<typeof PageQuery> & { find?: string | undefined };
type Paged<T> = Contract<z.ZodType<unknown, PageInput>, z.ZodType<Page<T>>>;

/** Calls an endpoint as the member of staff who is signed in. Throws ApiError. */
export const staffCall = <C extends Contract>(contract: C, input: Input<C>) =>
  call(contract, input, { token: staffToken.get() });

/** What an endpoint answers to the member of staff, kept fresh; nothing is asked while the input is null. */
export function useStaffApi<C extends Contract>(contract: C, input: Input<C> | null) {
  const token = useStore(staffToken);
  return useApi(contract, token === null ? null : input, token);
}

/** A list in the server's order, a page more at a time, narrowed to what holds a text. */
export function useStaffPages<T>(contract: Paged<T>, find = '') {
  const token = useStore(staffToken);
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite(
    (index: number, before: Page<T> | null) => {
      if (token === null || (index > 0 && !before?.nextPage)) return null;
      return [contract.name, 'pages', before?.nextPage ?? '', find, subjectOf(token)] as const;
    },
    ([, , page]) => call(contract, { ...(page && { page }), ...(find && { find }) }, { token }),
    // What was found stays until what is looked for now is here: nothing jumps while one types.
    { keepPreviousData: true },
  );
  return {
    items: data?.flatMap((page) => page.items),
    total: data?.[0]?.total,
    error,
    hasMore: Boolean(data?.at(-1)?.nextPage),
    isLoadingMore: isValidating && data !== undefined && size > data.length,
    loadMore: () => void setSize(size + 1),
    refresh: () => mutate(),
  };
}

/** A whole list, page after page: for what has to be seen together to be merged or sorted. */
export function useStaffAll<T>(contract: Paged<T>) {
  const token = useStore(staffToken);
  const key = token === null ? null : [contract.name, 'all', subjectOf(token)];
  return useSWR(key, async () => {
    const items: T[] = [];
    let page: string | undefined;
    do {
      const answer: Page<T> = await call(
        contract,
        { limit: MAX_PAGE_SIZE, ...(page && { page }) },
        { token },
      );
      items.push(...answer.items);
      page = answer.nextPage;
    } while (page);
    return items;
  });
}

/** Asks again for everything that an endpoint has answered. */
export function useRefresh(contract: Contract) {
  const { mutate } = useSWRConfig();
  return () => mutate((key) => Array.isArray(key) && key[0] === contract.name);
}
