import type { Output } from '@vse/domain/contract/contract';
import type { getRetention } from '@vse/domain/records/retention';
import type { Context } from '../context.ts';
import { dateIn, RETENTION } from './end-retained.ts';
import { type Retained, retainedKinds, whereOver } from './retained-kinds.ts';

type Retention = Output<typeof getRetention>;

/** What is over for each kind, and for a kind without an end what would be after `days`. Changes nothing. */
export async function previewRetained(context: Context, days: number): Promise<Retention> {
  const { records, config, now } = context;
  const marks = (await records.retentionState.read(RETENTION))?.doc.marks ?? {};
  const preview = async (one: Retained) => {
    const mark = marks[one.kind];
    const { container, dateOf, where } = one;
    const kept = [...where, { field: dateOf, from: mark ?? '' }];
    const orderBy = { field: dateOf, direction: 'ascending' } as const;
    const [count, oldest] = await Promise.all([
      container.count(whereOver(one, one.days || days, now(), mark)),
      container.page({ where: kept, orderBy, limit: 1 }),
    ]);
    const [first] = oldest.items;
    return {
      kind: one.kind,
      days: one.days || null,
      count,
      oldest: first ? dateIn(first, dateOf) : null,
    };
  };
  const items = await Promise.all(retainedKinds(context).map(preview));
  return { isAnonymous: config.KEEP_ANONYMOUS, items };
}
