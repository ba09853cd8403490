import type { FragranceRow } from '@vse/domain/records/fragrances';

/** A row for tests. */
export const sampleRow = (
  fields: Pick<FragranceRow, 'id' | 'name' | 'sku'> & Partial<FragranceRow>,
): FragranceRow => ({
  family: 'Citrus',
  collection: 'Core',
  publishState: 'Published',
  isOdorNeutralizer: false,
  thumbnailUrl: '',
  adjectives: [],
  colors: [],
  oneSheets: { withLogo: false, withoutLogo: false },
  inventories: { stocked: 0, all: 0 },
  ...fields,
});
