import { listProviders } from '@vse/domain/contract/calls';
import type { Provider } from '@vse/domain/records/providers';
import { leftOutOf } from './api/left-out.ts';
import { useRefresh, useStaffApi } from './api/staff.ts';

/** Specification, text 1 section 9 and text 2 section 7. */
const AT_MOST_ONE_RETRY = { errorRetryCount: 1 };

/** The scent providers, for their names and for pickers. */
export function useProviders() {
  const { data, error, isValidating, mutate } = useStaffApi(listProviders, {}, AT_MOST_ONE_RETRY);
  const items = data?.items ?? [];
  return {
    items,
    isRead: data !== undefined,
    /** The error of the last read; a cached copy hides it, because it is good enough to choose from. */
    error: data ? undefined : error,
    isAsking: isValidating,
    retry: () => void mutate(),
    /** '' while the providers are loading, and for a deleted provider. */
    nameOf: (id: string) => items.find((provider) => provider.id === id)?.name ?? '',
  };
}

/** All providers, for screens that show, edit and delete them. */
export function useProviderRecords() {
  const { data, error, isValidating, mutate } = useStaffApi(listProviders, {}, AT_MOST_ONE_RETRY);
  const refresh = useRefresh(listProviders);
  const put = (change: (items: readonly Provider[]) => Provider[]) =>
    void mutate((now) => now && { ...now, items: change(now.items) }, { revalidate: false });
  return {
    items: data?.items,
    leftOut: leftOutOf([data]),
    error,
    isFetching: isValidating,
    refresh,
    /** Puts a saved record into the cached list until the fresh list arrives. */
    put: (saved: Provider) =>
      put((items) => items.map((item) => (item.id === saved.id ? saved : item))),
    remove: (id: string) => put((items) => items.filter((item) => item.id !== id)),
  };
}
export type ProviderRecords = ReturnType<typeof useProviderRecords>;
