import { COUNT_KEPT_SECONDS, KEPT_COUNT_MINIMUM } from '@vse/domain/limits';
import type { Condition } from '../store/store.ts';
import type { Needs } from './context.ts';
import type { Count, CountedRecord } from './kept-counts.ts';

/** The number of matching records as it is now, by a COUNT query. */
export const countRecords = (
  { records }: Needs<'records'>,
  record: CountedRecord,
  where: Condition[],
): Promise<number> => records[record].count(where);

/**
 * What is counted. `timed` are the conditions that contain the present time, under a name, because with the time in its
 * key no count would be found again.
 */
type CountQuery = { where: Condition[]; timed?: { name: string; where: Condition[] } };

type CountNeeds = Needs<'records' | 'keptCounts' | 'now'>;

/**
 * A count for a dashboard, at most `maxAge` seconds old. One from ahead of the clock is made again: the clock was set
 * back, and its age is unknown. Below `least`, it is always made again.
 */
export function keptCount(
  { records, keptCounts, now }: CountNeeds,
  record: CountedRecord,
  { where, timed }: CountQuery,
  maxAge: number,
  least = 0,
): Promise<Count> {
  const isYoung = youngerThan(now, maxAge);
  const isEnough = (kept: Count) => kept.count >= least && isYoung(kept);
  const key = JSON.stringify([timed?.name, where]);
  const all = [...where, ...(timed?.where ?? [])];
  return keptCounts.get(record, key, isEnough, () => records[record].count(all));
}

/** Whether a count is younger than `maxAge` seconds, and not from ahead of the clock. */
export function youngerThan(now: () => Date, maxAge: number): (kept: Count) => boolean {
  const limit = Math.min(maxAge, COUNT_KEPT_SECONDS) * 1000;
  return ({ countedAt }) => {
    const age = now().getTime() - countedAt;
    return age >= 0 && age < limit;
  };
}

/** The count for a list: below 1,000 as it is now, otherwise at most `maxAge` seconds old. */
export const listCount = (
  context: CountNeeds,
  record: CountedRecord,
  counted: CountQuery,
  maxAge: number,
): Promise<Count> => keptCount(context, record, counted, maxAge, KEPT_COUNT_MINIMUM);

/** When the oldest of these counts was made; now without any. */
export const oldestOf = ({ now }: Needs<'now'>, counts: readonly Count[]): string =>
  new Date(Math.min(now().getTime(), ...counts.map(({ countedAt }) => countedAt))).toISOString();

/** How many fragrances a provider stocks: one read, which costs less than it would to keep the number. */
export async function stockOf(
  { records, now }: Needs<'records' | 'now'>,
  provider: { id: string } | null,
): Promise<Count> {
  const found = provider ? await records.providers.read(provider.id) : undefined;
  return { count: found?.doc.fragrances.length ?? 0, countedAt: now().getTime() };
}
