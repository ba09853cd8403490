import type { FragranceRow } from '@vse/domain/records/fragrances';
import { useMemo } from 'react';
import { useProviders } from '../../../lib/records/use-providers.ts';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { namedOptions } from '../../../ui/kit/controls/select-field.tsx';
import { selectFilter } from '../../../ui/kit/filter-bar.tsx';

/** The value for what is in no inventory, to which the dashboard links. The others are the ids of providers. */
const NONE = 'none';

/** The filter by inventory: what it offers, and whether a row passes. All rows pass while the inventories load. */
export function useStockedFilter() {
  const { fragrances: words } = useOfficeWords();
  const { items, isRead } = useProviders();
  const hasIn = useMemo(() => {
    const inventories = new Map<string, ReadonlySet<string>>();
    return (id: string, provider: string) => {
      const known = inventories.get(provider);
      const found =
        known ?? new Set(items.find((one) => one.id === provider)?.fragrances.map(idOf));
      if (!known) inventories.set(provider, found);
      return found.has(id);
    };
  }, [items]);
  return {
    filter: selectFilter('inventory', words.columns.inventory, [
      { value: NONE, label: words.inNoneOption },
      ...namedOptions(items),
    ]),
    passes: ({ id, inventories }: FragranceRow, value: string) =>
      value === NONE ? inventories.stocked === 0 : !isRead || hasIn(id, value),
  };
}

const idOf = ({ id }: { id: string }) => id;
