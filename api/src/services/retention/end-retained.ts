import type { RetentionStateDoc } from '../../store/document-types.ts';
import { createOrRevise } from '../../store/documents.ts';
import type { Context } from '../context.ts';
import { type Retained, retainedKinds, whereOver } from './retained-kinds.ts';

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
  const began = now().getTime();
  const attempt = async ({ kind, end }: Retained, id: string) => {
    count.seen += 1;
    try {
      if ((await end(id)) !== false) count.ended += 1;
    } catch (error) {
      errors.push(error);
      failed = [...failed, { kind, id }];
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
      for (const { kind, id } of known?.failed ?? []) {
        const one = kinds.find((each) => each.kind === kind);
        if (one) await attempt(one, id);
      }
    },
    /** Writes only what has changed: this runs every minute. */
    save: async () => {
      const state: RetentionStateDoc = { id: RETENTION, marks, failed };
      if (JSON.stringify([known?.marks, known?.failed]) !== JSON.stringify([marks, failed]))
        await createOrRevise(records.retentionState, RETENTION, () => state);
    },
  };
}

async function endKind(context: Context, one: Retained, run: Run) {
  const { kind, days } = one;
  const where = whereOver(one, days, context.now(), run.marks[kind]);
  let after: string | undefined;
  do {
    if (run.isOver()) return;
    const page = await one.page({ where, limit: PAGE_SIZE, ...(after !== undefined && { after }) });
    for (const { id, date } of page.items) {
      if (run.isOver()) return;
      await run.attempt(one, id);
      run.marks[kind] = date;
    }
    after = page.after;
  } while (after !== undefined);
}
