import type { Records } from './records.ts';
import type { Condition } from './store/store.ts';

/** How many records there are: COUNT queries, so that a dashboard costs the same however long the history is. */
export type Counts = (
  record:
    | 'fragrances'
    | 'questions'
    | 'adjectives'
    | 'providers'
    | 'userSettings'
    | 'invites'
    | 'quizResults'
    | 'userLogs',
  where: Condition[],
) => Promise<number>;

export function createCounts(records: Records): Counts {
  return (record, where) => records[record].count(where);
}

/** How many fragrances a provider stocks. */
export function createStock({ providers }: Records): (providerId: string) => Promise<number> {
  return async (providerId) => (await providers.read(providerId))?.doc.fragrances.length ?? 0;
}
