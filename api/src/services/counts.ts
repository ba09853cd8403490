import type { Condition } from '../store/store.ts';
import type { Needs } from './context.ts';

type Counted =
  | 'fragrances'
  | 'questions'
  | 'adjectives'
  | 'providers'
  | 'userSettings'
  | 'invites'
  | 'quizResults'
  | 'userLogs'
  | 'mails';

/** The number of matching records, by a COUNT query, so that a dashboard costs the same for any length of history. */
export const countRecords = (
  { records }: Needs<'records'>,
  record: Counted,
  where: Condition[],
): Promise<number> => records[record].count(where);

/** How many fragrances a provider stocks. */
export async function stockOf({ records }: Needs<'records'>, providerId: string): Promise<number> {
  return (await records.providers.read(providerId))?.doc.fragrances.length ?? 0;
}
