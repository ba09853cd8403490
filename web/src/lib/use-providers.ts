import { listProviders } from '@vse/domain/providers';
import { useStaffApi } from './api/staff.ts';

/** The scent providers, for their names and to choose among. */
export function useProviders() {
  const { data, error, isValidating, mutate } = useStaffApi(listProviders, {});
  const items = data?.items ?? [];
  return {
    items,
    isRead: data !== undefined,
    /** Why there is nothing to choose among; a copy from before does as well as a fresh one. */
    error: data ? undefined : error,
    isAsking: isValidating,
    retry: () => void mutate(),
    /** Empty while the names are on the way, and for a provider that is gone. */
    nameOf: (id: string) => items.find((provider) => provider.id === id)?.name ?? '',
  };
}
