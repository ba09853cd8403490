import { JOB_STATES } from '@vse/domain/records/jobs';
import * as z from 'zod';
import type { Context } from '../services/context.ts';
import type { JobDoc } from '../store/document-types.ts';
import { mapInChunks } from '../store/map-in-chunks.ts';
import { logEvent, logUnforeseen, logUnreadable } from '../tracing/telemetry.ts';
import type { AnyJob } from './job.ts';
import { ALL_JOBS, jobOf } from './jobs.ts';
import { isDue, RUN_MS, restartJob, runJob } from './run-job.ts';
import { returnTurn, takeTurn } from './turns.ts';

/** Open jobs that a run looks at. More wait for the next run. */
const MOST_OPEN = 100;
/** Jobs of each further kind that a run looks at when those of some kinds fill its first look. */
const MOST_OF_KIND = 10;
/** After this time the next job of the kind has its turn, so that a long one holds up no other. */
const TURN_MS = 10_000;

/** The jobs that were due, and how many errors were not a job's own. */
export type DueReport = { due: number; errors: number };

/**
 * For the timer: begins regular work that has something to do, then runs the jobs that are due. Kinds run at the same
 * time, so that none waits for another, and of each kind the oldest job first.
 */
export async function runDue(context: Context, withinMs = RUN_MS): Promise<DueReport> {
  const end = context.now().getTime() + withinMs;
  const failedLooks = await beginRegular(context);
  const jobs = await dueJobs(context);
  const kinds = [...Map.groupBy(jobs, ({ job }) => job)];
  const errors = await Promise.all(
    kinds.map(([job, due]) =>
      runInTurns(
        context,
        job,
        due.map(({ id }) => id),
        end,
      ),
    ),
  );
  return { due: jobs.length, errors: errors.reduce((sum, one) => sum + one, failedLooks) };
}

/** Looks for the regular work whose turn it is. Returns how many looks have failed. */
async function beginRegular(context: Context): Promise<number> {
  const looks = await mapInChunks(ALL_JOBS, async (job): Promise<number> => {
    const { kind, everyMinutes, follows, hasWork } = job;
    if (!hasWork || everyMinutes === undefined) return 0;
    if (!takeTurn(context, kind, { ...job, everyMinutes })) return 0;
    try {
      if (!(await hasWork(context))) return 0;
      await restartJob(context, job, kind, null);
      // There may be more, which nobody writes: a role that the directory does not take on yet.
      if (follows) returnTurn(context, kind);
      return 0;
    } catch (error) {
      returnTurn(context, kind);
      logUnforeseen(error);
      return 1;
    }
  });
  return looks.reduce((sum, one) => sum + one, 0);
}

type Due = { id: string; job: AnyJob };

/** The jobs to run now, those that have been due for longest first. */
async function dueJobs(context: Context): Promise<Due[]> {
  const { jobs } = context.records;
  const time = context.now().getTime();
  const oldest = await jobs.page({
    where: [{ field: 'due', from: 0 }],
    orderBy: { field: 'due', direction: 'ascending' },
    limit: MOST_OPEN,
  });
  const runnable = (docs: readonly JobDoc[]): Due[] =>
    docs.flatMap((doc) => {
      const isRunnable = isDue(doc, time) && isReadable(context, doc);
      const job = isRunnable && knownJob(context, doc);
      return job ? [{ id: doc.id, job }] : [];
    });
  const found = runnable(oldest.items.map(({ doc }) => doc));
  if (oldest.after === undefined) return found;
  const seen = new Set(found.map(({ job }) => job.kind));
  for (const { kind } of ALL_JOBS.filter((job) => !seen.has(job.kind))) {
    const due = { field: 'due', from: 0, before: time + 1 };
    const where = [{ field: 'kind', equals: kind }, due];
    const more = await jobs.page({ where, limit: MOST_OF_KIND });
    found.push(...runnable(more.items.map(({ doc }) => doc)));
  }
  return found;
}

const Runnable = z.object({
  kind: z.string(),
  state: z.enum(JOB_STATES),
  token: z.string(),
  tries: z.number(),
  counts: z.record(z.string(), z.number()),
});

/** What is wrong with a document is said once by an instance. */
function isReadable({ said }: Context, doc: JobDoc): boolean {
  const { error } = Runnable.safeParse(doc);
  if (error && !said.has(doc.id)) logUnreadable('jobs', doc.id, '', String(error.issues[0]?.path));
  if (error) said.add(doc.id);
  return !error;
}

/** A job of a newer version waits for an instance that knows its kind. */
function knownJob({ said }: Context, { id, kind }: JobDoc): AnyJob | undefined {
  const job = jobOf(kind);
  if (!job && !said.has(id)) logEvent('warn', 'jobUnknown', { job: id, kind });
  if (!job) said.add(id);
  return job;
}

/** Runs jobs of one kind in turns, until all wait or the time is over. Returns how many could not be run. */
async function runInTurns(
  context: Context,
  job: AnyJob,
  ids: readonly string[],
  end: number,
): Promise<number> {
  let errors = 0;
  const queue = [...ids];
  for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
    const leftMs = end - context.now().getTime();
    if (leftMs <= 0) break;
    try {
      const doc = await runJob(context, job, id, Math.min(TURN_MS, leftMs));
      if (doc && doc.state === 'waiting' && isDue(doc, context.now().getTime())) queue.push(id);
    } catch (error) {
      logUnforeseen(error);
      errors += 1;
    }
  }
  return errors;
}
