import { picturePaths } from '@vse/domain/records/files';
import { Fragrance, FragranceRow } from '@vse/domain/records/fragrances';
import * as z from 'zod';
import type { FragranceDoc } from '../../store/document-types.ts';
import type { Keyed } from '../catalogue/by-name.ts';

/** What the list shows of a fragrance, as far as its record says it. */
export const ListedFragrance = FragranceRow.omit({
  thumbnailUrl: true,
  inventories: true,
  etag: true,
}).extend({
  changedDate: Fragrance.shape.changedDate,
  /** The path of the hero picture's smallest width. */
  picture: z.string(),
  adjectives: z.array(z.string()),
});
export type ListedFragrance = z.output<typeof ListedFragrance>;

/** The fields of a record that the list needs. */
export const LISTED_FIELDS = [
  'name',
  'sku',
  'family',
  'collection',
  'publishState',
  'isOdorNeutralizer',
  'heroImageUrl',
  'oneSheetPdfUrl',
  'oneSheetPdfUrlWithoutLogo',
  'adjectives',
  'colors',
  'changedDate',
] as const;

/** Throws TypeError for a record that lacks one of them. */
export const listedFragrance = (
  doc: Pick<FragranceDoc, 'id' | (typeof LISTED_FIELDS)[number]>,
): ListedFragrance => ({
  id: doc.id,
  name: doc.name,
  sku: doc.sku,
  family: doc.family,
  collection: doc.collection,
  publishState: doc.publishState,
  isOdorNeutralizer: doc.isOdorNeutralizer,
  colors: doc.colors,
  changedDate: doc.changedDate,
  picture: picturePaths(doc.heroImageUrl)[0]?.path ?? doc.heroImageUrl,
  adjectives: doc.adjectives.map(({ id }) => id),
  oneSheets: {
    withLogo: doc.oneSheetPdfUrl !== '',
    withoutLogo: doc.oneSheetPdfUrlWithoutLogo !== '',
  },
});

export type Listed = {
  fragrances: Keyed<ListedFragrance>[];
  /** The ids of the records that have to be read, because the list cannot show what its documents have of them. */
  unread: string[];
};
