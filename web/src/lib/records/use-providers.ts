import { listProviders } from '@vse/domain/contract/calls';
import { leftOutOf } from '../api/left-out.ts';
import { changing, useRefresh, useStaffApi } from '../api/staff.ts';

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
  return {
    items: data?.items,
    leftOut: leftOutOf([data]),
    error,
    isFetching: isValidating,
    refresh,
    changed: changing(mutate, refresh),
  };
}
export type ProviderRecords = ReturnType<typeof useProviderRecords>;
