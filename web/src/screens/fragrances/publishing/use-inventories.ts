import type { Fragrance } from '@vse/domain/records/fragrances';
import type { Provider } from '@vse/domain/records/providers';
import { useProviders } from '../../../lib/records/use-providers.ts';

/** How many inventories have a fragrance, of how many. Undefined while the inventories load. */
export function useInventories({ id }: Fragrance) {
  const { items, isRead } = useProviders();
  if (!isRead) return undefined;
  const has = ({ fragrances }: Provider) => fragrances.some((each) => each.id === id);
  return { stocked: items.filter(has).length, all: items.length };
}
