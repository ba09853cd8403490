import { DAY_MS } from '@vse/domain/rules/durations';
import type { FormerStateDoc } from '../../store/document-types.ts';
import { ignoreReplaced, writeOver } from '../../store/documents.ts';
import { mapInChunks } from '../../store/map-in-chunks.ts';
import type { Stored } from '../../store/store.ts';
import type { Needs } from '../context.ts';
import { SLICES_OF } from './keep-state.ts';

/** So many of a record's last states are kept however old they are. */
const KEPT_STATES = 100;
/** When to look again at an old state that is among them. */
const LOOKED_AT_AGAIN_MS = 30 * DAY_MS;
const STATES_IN_RUN = 200;

/** Removes states that are too old, at most 200 in a run, and returns how many. */
export async function pruneHistory(context: Needs<'records' | 'now'>): Promise<number> {
  const { formerStates } = context.records;
  const { items } = await formerStates.page({
    where: [{ field: 'keepUntil', before: context.now().toISOString() }],
    limit: STATES_IN_RUN,
  });
  const removed = await mapInChunks(items, async (stored) => {
    if (await isAmongTheLast(context, stored)) {
      const keepUntil = new Date(context.now().getTime() + LOOKED_AT_AGAIN_MS).toISOString();
      await writeOver(formerStates, { ...stored.doc, keepUntil }, stored.etag);
      return 0;
    }
    await formerStates.remove(stored.doc.id, stored.etag).catch(ignoreReplaced);
    return 1;
  });
  return removed.reduce<number>((sum, one) => sum + one, 0);
}

async function isAmongTheLast(
  { records }: Needs<'records'>,
  { doc }: Stored<FormerStateDoc>,
): Promise<boolean> {
  // A part of a change set goes when the set can no longer be undone.
  if (doc.record.startsWith(SLICES_OF)) return false;
  const newer = await records.formerStates.count([
    { field: 'record', equals: doc.record },
    { field: 'date', from: doc.date },
  ]);
  // It is one of those itself.
  return newer <= KEPT_STATES;
}
