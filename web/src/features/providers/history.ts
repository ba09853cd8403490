import type { KeptRecord } from '../../ui/office/record-history/lines.ts';

/** How the history of a provider names what has changed. */
export const providerHistory: KeptRecord = {
  kind: 'provider',
  labels: ({ providers }) => providers.fields,
};
