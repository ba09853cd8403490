import { permissions } from '@vse/domain/access/permissions';
import { COLLECTIONS, FAMILIES, type FragranceRow } from '@vse/domain/records/fragrances';
import { PUBLISH_STATES, type PublishState } from '@vse/domain/rules/publish-state';
import { useState } from 'react';
import { byName, useRows } from '../../lib/api/use-list.ts';
import { notify } from '../../lib/notifications.ts';
import { paths } from '../../lib/paths.ts';
import { useAdjectives } from '../../lib/records/use-adjectives.ts';
import { useFragranceRows } from '../../lib/records/use-fragrance-rows.ts';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { ButtonTo } from '../../ui/kit/controls/button-to.tsx';
import { namedOptions, optionsOf } from '../../ui/kit/controls/select-field.tsx';
import { selectFilter } from '../../ui/kit/filter-bar.tsx';
import { ListScreen } from '../../ui/kit/list-screen.tsx';
import { useRowSelection } from '../../ui/kit/select-rows.tsx';
import { useSelection } from '../../ui/kit/use-selection.ts';
import { staffScreen } from '../../ui/office/staff-only.tsx';
import { ListActions } from '../list-actions.tsx';
import { fragranceKind } from './feature.ts';
import { useFragranceColumns } from './fragrance-columns.tsx';
import { useStockedFilter } from './publishing/use-stocked-filter.ts';
import { NeedsAdjectives } from './scent/needs-adjectives.tsx';
import { FragranceSelection } from './selection/fragrance-selection.tsx';

/** All fragrances. Several can be selected, and then changed or deleted together. */
export const FragrancesScreen = staffScreen(permissions.catalogue.write, () => {
  const { fragrances: words } = useOfficeWords();
  const { number } = useFormats();
  const rows = useFragranceRows();
  const stocked = useStockedFilter();
  const { items: adjectives } = useAdjectives();
  const list = useRows<FragranceRow>(rows, {
    ...byName,
    sortBy: { ...byName.sortBy, collection: ({ collection }) => collection },
    find: ({ name, sku }) => `${name}\n${sku}`,
    filters: {
      family: ({ family }, value) => family === value,
      collection: ({ collection }, value) => collection === value,
      status: ({ publishState }, value) => publishState === value,
      adjective: ({ adjectives }, value) => adjectives.some(({ id }) => id === value),
      inventory: stocked.passes,
    },
  });
  const { chosen, selection } = useSelection(rows.items, (count, restore) =>
    notify(words.cleared({ count: number(count) }), {
      action: { label: words.selectAgain, busy: words.selectAgain, run: async () => restore() },
    }),
  );
  const boxes = useRowSelection<FragranceRow>(selection, {
    labelOf: ({ name }) => words.selectOne({ name }),
    label: words.selectPage,
  });
  const [justSet, setJustSet] = useState<ReadonlyMap<string, PublishState>>(new Map());
  return (
    <ListScreen
      words={words}
      list={list}
      columns={useFragranceColumns(justSet)}
      filters={[...useFilters(), stocked.filter]}
      selection={boxes}
      notices={<NeedsAdjectives />}
      selectionBar={
        <FragranceSelection
          rows={rows}
          matching={list.matching ?? []}
          chosen={chosen}
          selection={selection}
          onStateSet={(state, ids) =>
            setJustSet((before) => new Map([...before, ...ids.map((id) => [id, state] as const)]))
          }
        />
      }
      actions={
        <ListActions kind={fragranceKind} isLater={adjectives?.length === 0}>
          <ButtonTo to={paths.changes.getHref()}>{words.changes}</ButtonTo>
        </ListActions>
      }
    />
  );
});

function useFilters() {
  const { fragrances: words } = useOfficeWords();
  const { columns, fields } = words;
  const adjectives = useAdjectives().items ?? [];
  return [
    selectFilter('family', columns.family, optionsOf(FAMILIES, words.family)),
    selectFilter('collection', columns.collection, optionsOf(COLLECTIONS, words.collection)),
    selectFilter('status', fields.publishState, optionsOf(PUBLISH_STATES, words.state)),
    selectFilter('adjective', columns.adjective, namedOptions(adjectives)),
  ];
}
