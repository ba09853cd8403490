import type { FragranceRow } from '@vse/domain/records/fragrances';
import { FAMILIES } from '@vse/domain/records/fragrances';
import { finderOf } from '@vse/domain/rules/words';

/** A fragrance in an inventory on the wire. */
export type Stocked = { id: string };

export const idsOf = (stocked: readonly Stocked[]): Set<string> =>
  new Set(stocked.map(({ id }) => id));

/**
 * The inventory with these fragrances added or removed. Existing ones keep their position, so that turning a switch off
 * and on again is not a change.
 */
export function withStock(
  chosen: readonly Stocked[],
  ids: readonly string[],
  isStocked: boolean,
  stored: readonly Stocked[],
): Stocked[] {
  const wanted = idsOf(chosen);
  for (const id of ids)
    if (isStocked) wanted.add(id);
    else wanted.delete(id);
  const remaining = stored.filter(({ id }) => wanted.delete(id));
  return [...remaining.map(({ id }) => ({ id })), ...[...wanted].map((id) => ({ id }))];
}

type Edited = {
  name: string;
  showLogoOnPdf?: boolean | undefined;
  offersSamples?: boolean | undefined;
  privacyNotice?: string | undefined;
  fragrances: readonly Stocked[];
};

/** How many switches and fields differ. */
export function changesOf(before: Edited, after: Edited): number {
  const stored = idsOf(before.fragrances);
  const now = idsOf(after.fragrances);
  const switched =
    [...now].filter((id) => !stored.has(id)).length +
    [...stored].filter((id) => !now.has(id)).length;
  const fields = [
    before.name !== after.name,
    before.showLogoOnPdf !== after.showLogoOnPdf,
    (before.offersSamples ?? false) !== (after.offersSamples ?? false),
    (before.privacyNotice ?? '') !== (after.privacyNotice ?? ''),
  ];
  return switched + fields.filter(Boolean).length;
}

export type Family = { name: FragranceRow['family']; rows: FragranceRow[] };

/** Groups the rows by family, in the specification's order of families. */
export function byFamily(rows: readonly FragranceRow[]): Family[] {
  return FAMILIES.map((name) => ({
    name,
    rows: rows.filter(({ family }) => family === name),
  })).filter((family) => family.rows.length > 0);
}

/** So many rows are drawn together. Even, for two columns. */
export const BLOCK = 40;

export const blocksOf = (rows: readonly FragranceRow[]): FragranceRow[][] =>
  Array.from({ length: Math.ceil(rows.length / BLOCK) }, (_, index) =>
    rows.slice(index * BLOCK, (index + 1) * BLOCK),
  );

type Narrowing = { find: string; filters: Readonly<Record<string, string>> };

/** The fragrances that match the search and the filters. */
export function narrowed(
  rows: readonly FragranceRow[],
  { find, filters: { family, collection } }: Narrowing,
): readonly FragranceRow[] {
  const isFound = finderOf(find);
  return rows.filter(
    (row) =>
      isFound(`${row.name}\n${row.sku}`) &&
      (!family || row.family === family) &&
      (!collection || row.collection === collection),
  );
}
