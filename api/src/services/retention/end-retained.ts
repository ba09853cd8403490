import type { RetentionStateDoc } from '../../store/document-types.ts';
import { createOrRevise } from '../../store/documents.ts';
import type { Context } from '../context.ts';
import {
  type Dated,
  dateBefore,
  type Retained,
  retainedKinds,
  whereOver,
} from './retained-kinds.ts';

export const RETENTION = 'retention';
const PAGE_SIZE = 50;
/** Failed records that are tried again by each run. More wait until some of these have ended. */
const MOST_FAILED = 100;

type Limits = {
  /** When to stop, in milliseconds. */
  within: number;
  records: number;
};
type Report = { ended: number; errors: unknown[] };
type Failed = RetentionStateDoc['failed'];

/**
 * Ends records whose time is over, oldest first: makes them anonymous or deletes them, as the settings say. The next run
 * goes on from the stored marks. A record that fails is tried again by each run, and holds up no other.
 */
export async function endRetained(context: Context, limits: Limits): Promise<Report> {
  const kinds = retainedKinds(context).filter(({ days }) => days > 0);
  if (kinds.length === 0) return { ended: 0, errors: [] };
  const run = await beginRun(context, limits);
  await run.retry(kinds);
  for (const one of kinds) await endKind(context, one, run);
  await run.save();
  return { ended: run.count.ended, errors: run.errors };
}

type Run = Awaited<ReturnType<typeof beginRun>>;

async function beginRun({ records, now }: Context, limits: Limits) {
  const known = (await records.retentionState.read(RETENTION))?.doc;
  const marks = { ...known?.marks };
  const count = { ended: 0, seen: 0 };
  const errors: unknown[] = [];
  let failed: Failed = [];
  /** Of kinds with no end or a later one now. If it is earlier again, the mark is past these. */
  const waiting: Failed = [];
  const began = now().getTime();
  const attempt = async ({ kind, days, end }: Retained, { id, date }: Dated) => {
    try {
      if (!(await end(id, dateBefore(days, now())))) return;
      count.seen += 1;
      count.ended += 1;
    } catch (error) {
      count.seen += 1;
      errors.push(error);
      failed = [...failed, { kind, id, date }];
    }
  };
  return {
    marks,
    count,
    errors,
    attempt,
    isOver: () =>
      count.seen >= limits.records ||
      failed.length >= MOST_FAILED ||
      Math.abs(now().getTime() - began) >= limits.within,
    async retry(kinds: readonly Retained[]) {
      for (const one of known?.failed ?? []) {
        const retained = kinds.find(({ kind }) => kind === one.kind);
        const isOver = retained && one.date < dateBefore(retained.days, now());
        if (isOver) await attempt(retained, one);
        else waiting.push(one);
      }
    },
    /** Writes only what has changed: this runs every minute. */
    save: async () => {
      const left = [...waiting, ...failed];
      const state: RetentionStateDoc = { id: RETENTION, marks, failed: left };
      if (JSON.stringify([known?.marks, known?.failed]) !== JSON.stringify([marks, left]))
        await createOrRevise(records.retentionState, RETENTION, () => state);
    },
  };
}

async function endKind(context: Context, one: Retained, run: Run) {
  const { kind, days } = one;
  if (run.isOver()) return;
  const where = whereOver(one, days, context.now(), run.marks[kind]);
  for await (const page of one.pages(where, PAGE_SIZE))
    for (const item of page) {
      await run.attempt(one, item);
      run.marks[kind] = item.date;
      if (run.isOver()) return;
    }
}
