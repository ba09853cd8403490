import type { Call } from '@vse/domain/contract/calls';
import { useEffect, useState } from 'react';
import useSWRInfinite, { type SWRInfiniteConfiguration } from 'swr/infinite';
import { subjectOf } from '../auth/claims.ts';
import { staffToken } from '../auth/tokens.ts';
import { useStore } from '../browser/store.ts';

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
