import type { Output } from '@vse/domain/contract/contract';
import type { getRetention } from '@vse/domain/records/retention';
import type { Context } from '../context.ts';
import type { RetentionCursor } from './end-retained.ts';
import { type Retained, retainedKinds, whereOver } from './retained-kinds.ts';

type Retention = Output<typeof getRetention>;

/** What is over for each kind, and for a kind without an end what would be after `days`. Changes nothing. */
export async function previewRetained(context: Context, days: number): Promise<Retention> {
  const { records, config, now } = context;
  const job = (await records.jobs.read('endRecords'))?.doc;
  // The cursor of this job is what its step has stored.
  const marks = (job?.at as RetentionCursor | null | undefined)?.marks ?? {};
  const preview = async (one: Retained) => {
    const mark = marks[one.kind];
    const kept = [...one.where, { field: one.dateOf, from: mark ?? '' }];
    const [count, oldest] = await Promise.all([
      one.count(whereOver(one, one.days || days, now(), mark)),
      one.pages(kept, 1).next(),
    ]);
    const [first] = oldest.value ?? [];
    return { kind: one.kind, days: one.days || null, count, oldest: first?.date ?? null };
  };
  const items = await Promise.all(retainedKinds(context).map(preview));
  return { isAnonymous: config.KEEP_ANONYMOUS, items };
}
