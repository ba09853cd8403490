import { COLLECTIONS, FAMILIES, type FragranceRow } from '@vse/domain/records/fragrances';
import { PUBLISH_STATES } from '@vse/domain/rules/publish-state';
import { useRows } from '../../lib/api/use-list.ts';
import { useAdjectives } from '../../lib/use-adjectives.ts';
import { useFragranceRows } from '../../lib/use-fragrance-rows.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import type { Filter } from '../../ui/office/filter-bar.tsx';

/** All fragrances, searched, filtered and sorted in the browser. */
export function useFragranceList() {
  const rows = useFragranceRows();
  const list = useRows<FragranceRow>(rows, {
    sort: { key: 'name', direction: 'ascending' },
    sortBy: { name: ({ name }) => name, collection: ({ collection }) => collection },
    find: ({ name, sku }) => `${name}\n${sku}`,
    filters: {
      family: ({ family }, value) => family === value,
      collection: ({ collection }, value) => collection === value,
      status: ({ publishState }, value) => publishState === value,
      adjective: ({ adjectives }, value) => adjectives.some(({ id }) => id === value),
    },
  });
  return { rows, list, filters: useFilters() };
}

function useFilters(): Filter[] {
  const { fragrances: words } = useOfficeWords();
  const adjectives = useAdjectives().items ?? [];
  const named = <Name extends string>(names: readonly Name[], labels: Record<Name, string>) =>
    names.map((value) => ({ value, label: labels[value] }));
  const { family, collection, adjective } = words.columns;
  return [
    { kind: 'select', name: 'family', label: family, options: named(FAMILIES, words.family) },
    {
      kind: 'select',
      name: 'collection',
      label: collection,
      options: named(COLLECTIONS, words.collection),
    },
    {
      kind: 'select',
      name: 'status',
      label: words.fields.publishState,
      options: named(PUBLISH_STATES, words.state),
    },
    {
      kind: 'select',
      name: 'adjective',
      label: adjective,
      options: adjectives.map(({ id, name }) => ({ value: id, label: name })),
    },
  ];
}
