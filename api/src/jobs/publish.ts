import { isNear, MINUTE_MS } from '@vse/domain/rules/durations';
import * as z from 'zod';
import { finishChange } from '../services/catalogue/take-from-inventories.ts';
import type { Context } from '../services/context.ts';
import { crashedEntries, settleOpen } from '../services/published/change-published.ts';
import { endSet } from '../services/published/published-set.ts';
import { readHead } from '../services/published/read-published.ts';
import {
  dropList,
  isListIncomplete,
  isListMissing,
  type ListCursor,
  rebuildListStep,
} from '../services/published/rebuild-list.ts';
import {
  brokenParts,
  type RebuildCursor,
  rebuildPart,
  rebuildStep,
} from '../services/published/rebuild-published.ts';
import type { PublishedHeadDoc } from '../store/document-types.ts';
import { startSet } from './change-set.ts';
import type { RegularJob } from './job.ts';
import { isOpen } from './run-job.ts';
import { takeTurn } from './turns.ts';

/** All parts are read that this instance does not hold: 96 small documents at most. */
const PARTS = { everyMinutes: 60 };

type Cursor = {
  rebuild?: RebuildCursor | undefined;
  list?: ListCursor | undefined;
  /** The list of fragrances was just made: it is not made once more, whatever its number of rows. */
  isListed?: boolean;
};

/**
 * Has the published catalogue follow the records: settles changes whose request has crashed, frees or starts a change set
 * without a job, and makes again what is gone, as after a restore.
 */
export const publishJob: RegularJob<Cursor> = {
  kind: 'publish',
  input: z.null(),
  everyMinutes: 1,
  async hasWork(context) {
    const head = (await readHead(context))?.doc;
    if (!head || isListMissing(head) || head.open.length > 0) return true;
    if (await isSetOver(context, head)) return true;
    if (!takeTurn(context, 'parts', PARTS)) return false;
    return (await brokenParts(context)).length > 0 || isListIncomplete(context);
  },
  async step(context, { at }) {
    const head = (await readHead(context))?.doc;
    if (!head) {
      const made = await rebuildStep(context, at?.rebuild);
      if (made) return { at: { rebuild: made.cursor }, counts: { rebuilt: made.found } };
      return { at: {} };
    }
    if (isListMissing(head)) {
      const made = await rebuildListStep(context, at?.list);
      return made
        ? { at: { list: made.cursor }, counts: { listed: made.found } }
        : { at: { isListed: true } };
    }
    const broken = await brokenParts(context);
    for (const name of broken) await rebuildPart(context, name);
    // Rows of a change that is still announced may be missing.
    const isIncomplete =
      !at?.isListed && head.open.length === 0 && (await isListIncomplete(context));
    if (isIncomplete) await dropList(context);
    if (head.set && (await isSetOver(context, head))) await endOrStart(context, head.set.id);
    const crashed = crashedEntries(head, context.now());
    for (const change of crashed.flatMap(({ changes }) => changes))
      await finishChange(context, change);
    if (head.open.length > 0) await settleOpen(context, head, crashed);
    if (isIncomplete) return { at: {} };
    return {
      at: {},
      isDone: true,
      counts: { settled: crashed.length, rebuiltParts: broken.length },
    };
  },
};

/** Whether a change set holds the catalogue that has no job, or whose job is over. */
async function isSetOver({ records, now }: Context, { set }: PublishedHeadDoc): Promise<boolean> {
  // A request stores its job soon after its set has begun.
  if (!set || isNear(MINUTE_MS, Date.parse(set.date), now().getTime())) return false;
  const job = (await records.jobs.read(set.id))?.doc;
  return !job || !isOpen(job);
}

/** Frees the catalogue. A set that was stored by a request which crashed before its job was stored goes on, though. */
async function endOrStart(context: Context, id: string): Promise<void> {
  const set = (await context.records.changeSets.read(id))?.doc;
  const job = await context.records.jobs.read(id);
  if (set?.state === 'running' && !job) await startSet(context, set);
  else await endSet(context, id);
}
