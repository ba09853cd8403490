import type { JobKind } from '@vse/domain/records/jobs';
import { DAY_MS } from '@vse/domain/rules/durations';
import * as z from 'zod';
import type { Context } from '../services/context.ts';
import { hasOldHistory, pruneHistory } from '../services/history/prune-history.ts';
import { ignoreReplaced } from '../store/documents.ts';
import { mapInChunks } from '../store/map-in-chunks.ts';
import type { Condition } from '../store/store.ts';
import type { RegularJob } from './job.ts';

/** Jobs that are over are listed this long. Failed ones stay until an Admin ends them. */
const KEPT_MS = 30 * DAY_MS;
const PAGE = 200;

/** Regular work keeps its cursor in its one job, from one time to the next. */
const BEGUN_BY_CALLS: readonly JobKind[] = ['changeSet', 'erasure', 'eraseAgain'];

const isLongOver = ({ now }: Context): Condition[] => [
  { field: 'kind', in: [...BEGUN_BY_CALLS] },
  { field: 'state', in: ['done', 'ended'] },
  { field: 'changed', before: now().getTime() - KEPT_MS },
];

/** Removes former states of records, and jobs, that are no longer kept. */
export const pruneJob: RegularJob<null> = {
  kind: 'prune',
  input: z.null(),
  everyMinutes: 60,
  hasWork: async (context) =>
    (await hasOldHistory(context)) ||
    (await context.records.jobs.page({ where: isLongOver(context), limit: 1 })).items.length > 0,
  async step(context) {
    const { jobs } = context.records;
    const { items } = await jobs.page({ where: isLongOver(context), limit: PAGE });
    await mapInChunks(items, ({ doc, etag }) => jobs.remove(doc.id, etag).catch(ignoreReplaced));
    const states = await pruneHistory(context);
    const counts = { removed: states + items.length };
    const hasMore = (await hasOldHistory(context)) || items.length === PAGE;
    return hasMore ? { at: null, counts } : { counts, isDone: true };
  },
};
