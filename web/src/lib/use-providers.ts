import { listProviders } from '@vse/domain/providers';
import { useStaffApi } from './api/staff.ts';

/** The scent providers, for their names and to choose among. */
export function useProviders() {
  const { data, error } = useStaffApi(listProviders, {});
  const items = data?.items ?? [];
  return {
    items,
    error,
    /** Empty while the names are on the way, and for a provider that is gone. */
    nameOf: (id: string) => items.find((provider) => provider.id === id)?.name ?? '',
  };
}
