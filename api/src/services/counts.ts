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
type Counted = { where: Condition[]; timed?: { name: string; where: Condition[] } };

type CountNeeds = Needs<'records' | 'keptCounts' | 'now'>;

/** A count for a dashboard, at most `maxAge` seconds old. */
export const keptCount = (
  context: CountNeeds,
  record: CountedRecord,
  counted: Counted,
  maxAge: number,
): Promise<Count> => countUnless(context, record, counted, isYoung(context, maxAge));

/** The count for a list: below 1,000 as it is now, otherwise at most `maxAge` seconds old. */
export const listCount = (
  context: CountNeeds,
  record: CountedRecord,
  counted: Counted,
  maxAge: number,
): Promise<Count> => {
  const isYoungEnough = isYoung(context, maxAge);
  return countUnless(
    context,
    record,
    counted,
    (kept) => kept.count >= KEPT_COUNT_MINIMUM && isYoungEnough(kept),
  );
};

function countUnless(
  { records, keptCounts }: CountNeeds,
  record: CountedRecord,
  { where, timed }: Counted,
  isEnough: (kept: Count) => boolean,
): Promise<Count> {
  const key = JSON.stringify([timed?.name, where]);
  const all = [...where, ...(timed?.where ?? [])];
  return keptCounts.get(record, key, isEnough, () => records[record].count(all));
}

/** A count from ahead of the clock is not young: the clock was set back, and its age is unknown. */
function isYoung({ now }: Needs<'now'>, maxAge: number) {
  const limit = Math.min(maxAge, COUNT_KEPT_SECONDS) * 1000;
  return ({ countedAt }: Count) => {
    const age = now().getTime() - countedAt;
    return age >= 0 && age < limit;
  };
}

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
