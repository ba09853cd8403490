import type { KeptRecord } from '../../ui/office/record-history/lines.ts';

/** How the history of a fragrance names what has changed. */
export const fragranceHistory: KeptRecord = {
  kind: 'fragrance',
  labels: ({ fragrances }) => fragrances.fields,
  values: ({ fragrances }) => ({
    family: fragrances.family,
    collection: fragrances.collection,
    publishState: fragrances.state,
  }),
};
