import type { KeptRecord } from '../../ui/office/record-history/lines.ts';

/** How the history of an adjective names what has changed. */
export const adjectiveHistory: KeptRecord = {
  kind: 'adjective',
  labels: ({ adjectives }) => adjectives.fields,
};
