import { listProviders } from '@vse/domain/contract/calls';
import { leftOutOf } from '../api/left-out.ts';
import { staffCall, useWhole } from '../api/staff.ts';

/** Specification, text 1 section 9 and text 2 section 7. */
const AT_MOST_ONE_RETRY = { errorRetryCount: 1 };

const useProviderList = (isWanted = true) =>
  useWhole(
    listProviders,
    isWanted ? 'all' : null,
    () => staffCall(listProviders, {}),
    AT_MOST_ONE_RETRY,
  );

/** The scent providers, for their names and for pickers. */
export function useProviders() {
  const { data, error, isFetching, refresh } = useProviderList();
  const items = data?.items ?? [];
  return {
    items,
    isRead: data !== undefined,
    /** The error of the last read; a cached copy hides it, because it is good enough to choose from. */
    error: data ? undefined : error,
    isAsking: isFetching,
    retry: () => void refresh(),
    /** '' while the providers are loading, and for a deleted provider. */
    nameOf: (id: string) => items.find((provider) => provider.id === id)?.name ?? '',
  };
}

/** All providers, for screens that show, edit and delete them. */
export function useProviderRecords({ isWanted = true } = {}) {
  const { data, ...providers } = useProviderList(isWanted);
  return { ...providers, leftOut: leftOutOf([data]) };
}
export type ProviderRecords = ReturnType<typeof useProviderRecords>;
