import { COLLECTIONS, FAMILIES, type FragranceRow } from '@vse/domain/records/fragrances';
import { useCallback, useMemo } from 'react';
import { useListQuery } from '../../../lib/api/use-list-query.ts';
import { useLatest } from '../../../lib/browser/use-latest.ts';
import { useFormats } from '../../../lib/words/format.ts';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { Card } from '../../../ui/base/card.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/kit/controls/button.tsx';
import { optionsOf } from '../../../ui/kit/controls/select-field.tsx';
import { FilterBar, selectFilter, useClearing } from '../../../ui/kit/filter-bar.tsx';
import {
  BLOCK,
  blocksOf,
  byFamily,
  type Family,
  idsOf,
  narrowed,
  type Stocked,
  withStock,
} from './inventory.ts';
import styles from './inventory-list.module.css';
import { InventorySwitch } from './inventory-switch.tsx';
import { NearBlock } from './near-block.tsx';

type InventoryListProps = {
  rows: readonly FragranceRow[];
  value: readonly Stocked[];
  /** The stored inventory; changes to it are marked. Undefined for a new provider. */
  before?: readonly Stocked[] | undefined;
  disabled: boolean;
  error?: string | undefined;
  onValue: (value: Stocked[]) => void;
};

/** One switch per fragrance, by family. Search and filters change what is shown, not what is saved. */
export function InventoryList(props: InventoryListProps) {
  const { rows, value, before, disabled, error, onValue } = props;
  const { providers } = useOfficeWords();
  const [query, setQuery] = useListQuery(['family', 'collection']);
  const { chosen, toggle, setStocked } = useInventory(value, before, onValue);
  const stored = useMemo(() => before && idsOf(before), [before]);
  const families = useMemo(() => byFamily(narrowed(rows, query)), [rows, query]);
  const shown = useMemo(() => families.flatMap((family) => family.rows), [families]);
  const isNarrowed = shown.length < rows.length;
  const setShown = (isStocked: boolean) => {
    // Clears the whole inventory, including fragrances that were deleted from the catalogue.
    if (!isStocked && !isNarrowed) return onValue([]);
    setStocked(
      shown.map(({ id }) => id),
      isStocked,
    );
  };
  return (
    <Card title={providers.inventory}>
      <div className={disabled ? styles.top : `${styles.top} ${styles.underBar}`}>
        <div className={styles.head}>
          <ChosenCount rows={rows} chosen={chosen} />
          {!disabled && (
            <Choose shown={isNarrowed ? shown.length : undefined} onChoose={setShown} />
          )}
        </div>
        <div className={styles.filters}>
          <FilterBar
            list={{ query, setQuery, items: rows, all: rows.length }}
            filters={useInventoryFilters()}
            find={providers.findFragrance}
            clearing={useClearing({ query, setQuery })}
          />
        </div>
      </div>
      <Alert messages={error ? [error] : []} />
      {families.length === 0 && (
        <p className={styles.none}>
          {rows.length === 0 ? providers.noFragrances : providers.nothingFound}
        </p>
      )}
      {families.map((family, index) => (
        <FamilyGroup
          key={family.name}
          family={family}
          before={families.slice(0, index).reduce((sum, { rows: of }) => sum + of.length, 0)}
          chosen={chosen}
          stored={disabled ? undefined : stored}
          disabled={disabled}
          onToggle={toggle}
        />
      ))}
    </Card>
  );
}

/** The chosen fragrances, and the changes to them. `toggle` stays the same function, so that only its row renders. */
function useInventory(
  value: InventoryListProps['value'],
  before: InventoryListProps['before'],
  onValue: InventoryListProps['onValue'],
) {
  const chosen = useMemo(() => idsOf(value), [value]);
  const setStocked = (ids: readonly string[], isStocked: boolean) =>
    onValue(withStock(value, ids, isStocked, before ?? value));
  const latest = useLatest({ chosen, setStocked });
  const toggle = useCallback(
    (id: string) => latest.current.setStocked([id], !latest.current.chosen.has(id)),
    [latest],
  );
  return { chosen, toggle, setStocked };
}

type ChosenCountProps = { rows: readonly FragranceRow[]; chosen: ReadonlySet<string> };

/** How many of all fragrances are chosen. */
function ChosenCount({ rows, chosen }: ChosenCountProps) {
  const { providers } = useOfficeWords();
  const { number } = useFormats();
  const count = rows.filter(({ id }) => chosen.has(id)).length;
  return (
    <span className={styles.count} role="status">
      {providers.selected({ chosen: number(count), total: number(rows.length) })}
    </span>
  );
}

/** A catalogue of a hundred is drawn whole. */
const DRAWN_AT_ONCE = 100;

type ChooseProps = {
  /** How many fragrances the search shows; undefined while all are shown. */
  shown: number | undefined;
  onChoose: (isStocked: boolean) => void;
};

function Choose({ shown, onChoose }: ChooseProps) {
  const { providers } = useOfficeWords();
  const { number } = useFormats();
  if (shown === 0) return null;
  return (
    <span className={styles.choose}>
      <Button isSmall onClick={() => onChoose(true)}>
        {shown === undefined
          ? providers.selectAll
          : providers.selectShown({ count: number(shown) })}
      </Button>
      <Button isSmall onClick={() => onChoose(false)}>
        {shown === undefined
          ? providers.deselectAll
          : providers.deselectShown({ count: number(shown) })}
      </Button>
    </span>
  );
}

type FamilyGroupProps = {
  family: Family;
  /** How many rows the families before it have. */
  before: number;
  chosen: ReadonlySet<string>;
  stored: ReadonlySet<string> | undefined;
  disabled: boolean;
  onToggle: (id: string) => void;
};

function FamilyGroup({ family, before, chosen, stored, disabled, onToggle }: FamilyGroupProps) {
  const { providers, fragrances } = useOfficeWords();
  const { number } = useFormats();
  const { rows } = family;
  const name = fragrances.family[family.name];
  const markOf = (id: string) => {
    if (!stored || stored.has(id) === chosen.has(id)) return undefined;
    return stored.has(id) ? providers.removed : providers.added;
  };
  return (
    <section className={styles.family} aria-label={name}>
      <h3 className={styles.familyHead}>
        <span>{name}</span>{' '}
        <span className={styles.count}>
          {providers.ofFamily({
            chosen: number(rows.filter(({ id }) => chosen.has(id)).length),
            total: number(rows.length),
          })}
        </span>
      </h3>
      {blocksOf(rows).map((block, index) => (
        <NearBlock
          key={block[0]?.id}
          count={block.length}
          isDrawn={before + (index + 1) * BLOCK <= DRAWN_AT_ONCE}
        >
          {() =>
            block.map((row) => (
              <InventorySwitch
                key={row.id}
                row={row}
                isOn={chosen.has(row.id)}
                mark={markOf(row.id)}
                disabled={disabled}
                onToggle={onToggle}
              />
            ))
          }
        </NearBlock>
      ))}
    </section>
  );
}

function useInventoryFilters() {
  const { providers, fragrances } = useOfficeWords();
  return [
    selectFilter('family', providers.family, optionsOf(FAMILIES, fragrances.family)),
    selectFilter('collection', providers.collection, optionsOf(COLLECTIONS, fragrances.collection)),
  ];
}
