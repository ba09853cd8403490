import { permissions } from '@vse/domain/access/permissions';
import { COLLECTIONS, FAMILIES, type FragranceRow } from '@vse/domain/records/fragrances';
import { isPublished, PUBLISH_STATES } from '@vse/domain/rules/publish-state';
import { byName, useRows } from '../../lib/api/use-list.ts';
import { useAdjectives } from '../../lib/records/use-adjectives.ts';
import { useFragranceRows } from '../../lib/records/use-fragrance-rows.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { namedOptions, optionsOf } from '../../ui/kit/controls/select-field.tsx';
import { selectFilter } from '../../ui/kit/filter-bar.tsx';
import { ListScreen } from '../../ui/kit/list-screen.tsx';
import { useRowSelection } from '../../ui/kit/select-rows.tsx';
import { useSelection } from '../../ui/kit/use-selection.ts';
import { kinds } from '../../ui/office/kinds.ts';
import { ListActions } from '../../ui/office/list-actions.tsx';
import { staffScreen } from '../../ui/office/staff-only.tsx';
import { useFragranceColumns } from './fragrance-columns.tsx';
import { PublishDrafts } from './publishing/publish-drafts.tsx';
import { useStockedFilter } from './publishing/use-stocked-filter.ts';
import { NeedsAdjectives } from './scent/needs-adjectives.tsx';

/** All fragrances. Drafts can be selected and published together. */
export const FragrancesScreen = staffScreen(permissions.catalogue.write, () => {
  const { fragrances: words } = useOfficeWords();
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
  const { chosen, selection } = useSelection(rows.items);
  const boxes = useRowSelection<FragranceRow>(selection, {
    labelOf: ({ name }) => words.selectOne(name),
    label: words.selectPage,
  });
  return (
    <ListScreen
      words={words}
      list={list}
      columns={useFragranceColumns()}
      filters={[...useFilters(), stocked.filter]}
      selection={boxes}
      notices={<NeedsAdjectives />}
      actions={
        <ListActions kind={kinds.fragrances} isLater={adjectives?.length === 0}>
          <PublishDrafts
            chosen={chosen.filter((row) => !isPublished(row))}
            clear={selection.clear}
          />
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
