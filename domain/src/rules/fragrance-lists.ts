import type { Fragrance, FragranceRow } from '../records/fragrances.ts';

type Listed = Fragrance | FragranceRow;

const isRow = (fragrance: Listed): fragrance is FragranceRow => 'thumbnailUrl' in fragrance;
const isWhole = (fragrance: Listed): fragrance is Fragrance => !isRow(fragrance);

/** Narrows the response of listFragrances with `fields=list`. */
export const fragranceRows = (items: readonly Listed[]): FragranceRow[] => items.filter(isRow);

/** Narrows the response of listFragrances without `fields`. */
export const wholeFragrances = (items: readonly Listed[]): Fragrance[] => items.filter(isWhole);
