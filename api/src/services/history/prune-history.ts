import { DAY_MS } from '@vse/domain/rules/durations';
import type { FormerStateDoc } from '../../store/document-types.ts';
import { ignoreReplaced, writeOver } from '../../store/documents.ts';
import { mapInChunks } from '../../store/map-in-chunks.ts';
import type { Stored } from '../../store/store.ts';
import type { Needs } from '../context.ts';
import { isOfDocument, unlessUnreadable } from '../readable.ts';
import { SLICES_OF } from './keep-state.ts';

/** Most recent states kept per record regardless of age. */
const KEPT_STATES = 100;
/** When to look again at an old state that is among them. */
const LOOKED_AT_AGAIN_MS = 30 * DAY_MS;
const STATES_IN_RUN = 200;

const isTooOld = ({ now }: Needs<'now'>) => [{ field: 'keepUntil', before: now().toISOString() }];

/** Whether there are states that are too old. */
export const hasOldHistory = async (context: Needs<'records' | 'now'>): Promise<boolean> =>
  (await context.records.formerStates.page({ where: isTooOld(context), limit: 1, fields: [] }))
    .items.length > 0;

/** Removes states that are too old, at most 200 in a run, and returns how many. Leaves out those that cannot be read. */
export async function pruneHistory(context: Needs<'records' | 'now'>): Promise<number> {
  const { formerStates } = context.records;
  const { items } = await formerStates.page({ where: isTooOld(context), limit: STATES_IN_RUN });
  const remove = async ({ doc, etag }: Stored<FormerStateDoc>) => {
    await formerStates.remove(doc.id, etag).catch(ignoreReplaced);
    return 1;
  };
  const lookLater = async (stored: Stored<FormerStateDoc>) => {
    const keepUntil = new Date(context.now().getTime() + LOOKED_AT_AGAIN_MS).toISOString();
    try {
      await writeOver(formerStates, { ...stored.doc, keepUntil }, stored.etag);
      return 0;
    } catch (error) {
      if (!isOfDocument(error)) throw error;
      // One that no store takes any more cannot be put off, and its time is over.
      return remove(stored);
    }
  };
  const prune = async (stored: Stored<FormerStateDoc>) =>
    (await isAmongTheLast(context, stored)) ? lookLater(stored) : remove(stored);
  const removed = await mapInChunks(items, async (stored) => {
    const one = await unlessUnreadable('history', stored.doc.id, () => prune(stored));
    // Out of the way of the others, for people to look at.
    return one ?? lookLater(stored);
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
