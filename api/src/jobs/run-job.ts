import { setTimeout } from 'node:timers/promises';
import { said } from '@vse/domain/messages/said';
import { HOUR_MS, MINUTE_MS } from '@vse/domain/rules/durations';
import * as z from 'zod';
import { withinDeadline } from '../clients/deadline.ts';
import { Problem, reasonOf } from '../problem.ts';
import type { Context } from '../services/context.ts';
import type { JobDoc, Owner } from '../store/document-types.ts';
import { createOrRead, createOrRevise, writeOver } from '../store/documents.ts';
import { type Lease, withinLease } from '../store/lease.ts';
import type { Stored } from '../store/store.ts';
import { logEvent, logUnforeseen, withoutAddresses } from '../tracing/telemetry.ts';
import { type AnyJob, type Counts, type Job, JobRefusal, type Next, type Work } from './job.ts';

/** Lease: longer than a step may take. When it expires, assume that the instance crashed and run the job again. */
export const LEASE_MS = 2 * MINUTE_MS;
export const STEP_MS = MINUTE_MS;
/** How far the clocks of two instances may differ. */
const CLOCK_SKEW_MS = MINUTE_MS;
/** Progress without a count is stored this often, which renews the lease as well. */
const STORED_MS = 30_000;
/** Runs without progress after which a job has failed. */
const MOST_TRIES = 10;
/** Further runs in which a job that has failed tries to free what it holds. */
const MOST_RELEASES = 5;
/** The pause after a run that failed, by the number of such runs. */
const BACK_OFF_MINUTES = [1, 1, 1, 2, 2, 3, 5, 5, 10];
/** Regular work that has failed is tried again this often: its cause may have gone. */
const FAILED_REGULAR_MS = HOUR_MS;
/** How long a call waits for its own job. Small ones are done within it. */
const ANSWER_MS = 3000;
/** Shorter than the timer's interval. */
export const RUN_MS = 50_000;

type JobContext = Pick<Context, 'records' | 'now' | 'ids'>;
type Held = Stored<JobDoc>;

/** Stores a job that is due at once. One with this id that is there already stays as it is. */
export const startJob = async <Input, At>(
  context: JobContext,
  job: Job<Input, At>,
  id: string,
  input: Input,
  by: Owner = '',
): Promise<JobDoc> =>
  (await createOrRead(context.records.jobs, newJob(context, job, { id, input, by }))).doc;

/** Like startJob, but begins a job again that is over, or that `isKept` does not keep. Regular work keeps its cursor. */
export const restartJob = <Input, At>(
  context: JobContext,
  job: Job<Input, At>,
  id: string,
  input: Input,
  { by = '', isKept = isOpen }: { by?: Owner; isKept?: (doc: JobDoc) => boolean } = {},
): Promise<void> =>
  createOrRevise(context.records.jobs, id, (doc) =>
    doc && isKept(doc)
      ? undefined
      : {
          ...newJob(context, job, { id, input, by }),
          at: isRegular(job) ? (doc?.at ?? null) : null,
        },
  );

const isRegular = (job: object): boolean => 'everyMinutes' in job;

function newJob<Input, At>(
  { now }: JobContext,
  { kind }: Job<Input, At>,
  { id, input, by }: { id: string; input: Input; by: Owner },
): JobDoc {
  const time = now().getTime();
  const start = { due: time, began: time, changed: time, token: '', tries: 0, at: null };
  return { id, kind, state: 'waiting', input, by, ...start, counts: {}, reason: '', left: [] };
}

/** Whether a job is not over: it waits, runs, or is regular work that has failed and is tried again. */
export const isOpen = ({ due }: Pick<JobDoc, 'due'>): boolean => due !== null;

/** Runs a job for a call, which goes on after three seconds at most: the job does not wait for it. Never throws. */
export async function runForCall(context: Context, job: AnyJob, id: string): Promise<void> {
  // It may go on after the call, whose deadline is shorter.
  const run = withinDeadline(() => runJob(context, job, id, RUN_MS), RUN_MS + STEP_MS).catch(
    logUnforeseen,
  );
  await Promise.race([run, setTimeout(ANSWER_MS, undefined, { ref: false })]);
}

/**
 * Runs a job step by step for at most `withinMs`, unless another instance does, or it is over. Returns it as it is then;
 * undefined where this instance did not run it to its own end. An error of a step does not throw, but is a try; throws
 * StoreError when the job itself cannot be read or written.
 */
export async function runJob(
  context: Context,
  job: AnyJob,
  id: string,
  withinMs: number,
): Promise<JobDoc | undefined> {
  const end = context.now().getTime() + withinMs;
  let run = await taken(context, job, id);
  while (run?.held.doc.state === 'running') {
    const began = performance.now();
    run = await advanced(context, job, run, end);
    if (run?.restMs && run.held.doc.state === 'running')
      await setTimeout(Math.max(0, run.restMs - (performance.now() - began)));
  }
  return run?.held.doc;
}

/** A job with the lease, progress that is not stored yet, and the least time until the next step. */
type HeldJob = { held: Held; at: unknown; counts: Counts; restMs?: number | undefined };

async function taken(context: JobContext, job: AnyJob, id: string): Promise<HeldJob | undefined> {
  const stored = await context.records.jobs.read(id);
  if (!stored || stored.doc.kind !== job.kind) return undefined;
  const { doc, etag } = stored;
  const time = context.now().getTime();
  if (!isDue(doc, time)) return undefined;
  const held = await writeOver(
    context.records.jobs,
    {
      ...doc,
      state: 'running',
      token: context.ids.random(),
      due: time + LEASE_MS,
      changed: time,
      // Counted before the work, so that one which ends its instance fails, too.
      tries: doc.state === 'failed' ? MOST_TRIES : doc.tries + 1,
    },
    etag,
  );
  return held && { held, at: held.doc.at, counts: {} };
}

/**
 * Whether a job is to run now: it has waited, or its lease is over. A date further ahead than the longest wait was set by
 * a clock that was ahead.
 */
export function isDue({ due, state }: Pick<JobDoc, 'due' | 'state'>, time: number): boolean {
  if (due === null) return false;
  const longestMs = state === 'running' ? LEASE_MS : FAILED_REGULAR_MS;
  return due <= time || due > time + longestMs + CLOCK_SKEW_MS;
}

/** Takes the next step. Undefined when another instance works on the job now. */
async function advanced(
  context: Context,
  job: AnyJob,
  run: HeldJob,
  end: number,
): Promise<HeldJob | undefined> {
  const { doc } = run.held;
  if (doc.isEnding) return over(context, job, run, 'ended', '');
  if (doc.tries > MOST_TRIES)
    return over(context, job, run, 'failed', doc.reason || said('JOB_INTERRUPTED'));
  let next: Next<unknown>;
  try {
    next = await stepWithin(context, job, run);
  } catch (error) {
    return failedTry(context, job, run, error);
  }
  return progressed(context, job, run, next, end);
}

/** Runs a step under the lease. A step that does not end is left to itself: it writes nothing any more. */
async function stepWithin(context: Context, job: AnyJob, run: HeldJob): Promise<Next<unknown>> {
  const lease = leaseOf(context, run);
  const { data: input, success } = job.input.safeParse(run.held.doc.input);
  if (!success) throw new JobRefusal(said('JOB_INPUT_UNREADABLE'));
  const work = workOf(run, input);
  let late: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    late = globalThis.setTimeout(() => reject(new Problem(503, 'JOB_STEP_TOO_LONG')), STEP_MS);
  });
  try {
    const step = withinLease(lease, () => withinDeadline(() => job.step(context, work), STEP_MS));
    return await Promise.race([step, tooLong]);
  } finally {
    clearTimeout(late);
    lease.isLost = true;
  }
}

const leaseOf = (context: JobContext, { held }: HeldJob): Lease => ({
  ...{ until: held.doc.due ?? 0, now: () => context.now().getTime(), isLost: false },
});

function workOf<Input>({ held, at, counts }: HeldJob, input: Input): Work<Input, unknown> {
  const { id, by, began, tries } = held.doc;
  return {
    id,
    input,
    at: at ?? undefined,
    by,
    began,
    tries,
    counts: sumOf(held.doc.counts, counts),
  };
}

function sumOf(counts: Counts, more: Counts): Counts {
  const sum: Record<string, number> = { ...counts };
  for (const [what, count] of Object.entries(more)) sum[what] = (sum[what] ?? 0) + count;
  return sum;
}

async function progressed(
  context: Context,
  job: AnyJob,
  run: HeldJob,
  next: Next<unknown>,
  end: number,
): Promise<HeldJob | undefined> {
  const time = context.now().getTime();
  const counts = sumOf(run.counts, next.counts ?? {});
  const { held } = run;
  const { at } = next;
  if (next.isDone) return over(context, job, { held, at: at ?? null, counts }, 'done', '');
  const isOver = time >= end;
  const isWorthIt = Object.keys(next.counts ?? {}).length > 0;
  if (!isOver && !isWorthIt && time - held.doc.changed < STORED_MS)
    return { held, at: next.at, counts };
  return stored(
    context,
    { ...run, at: next.at, counts },
    {
      tries: 0,
      reason: '',
      ...(isOver ? { state: 'waiting', token: '', due: time } : { due: time + LEASE_MS }),
    },
  );
}

/** Stores how far a run is. Undefined when another instance has taken the job. */
async function stored(
  context: JobContext,
  { held, at, counts }: HeldJob,
  change: Partial<JobDoc>,
): Promise<HeldJob | undefined> {
  const { jobs } = context.records;
  const changed = (doc: JobDoc): JobDoc => ({
    ...doc,
    at,
    counts: sumOf(doc.counts, counts),
    changed: context.now().getTime(),
    ...change,
  });
  let written = await writeOver(jobs, changed(held.doc), held.etag);
  if (!written) {
    // An Admin may have ended it in between, which only marks it.
    const newer = await jobs.read(held.doc.id);
    if (newer?.doc.token !== held.doc.token) return undefined;
    written = await writeOver(jobs, changed(newer.doc), newer.etag);
  }
  return written && { held: written, at: written.doc.at, counts: {} };
}

/** Has a job wait after an error, or fail when that was the last try or trying again would not help. */
function failedTry(
  context: Context,
  job: AnyJob,
  run: HeldJob,
  error: unknown,
): Promise<HeldJob | undefined> {
  // A run that got further fails for the first time.
  const tries = Math.max(1, run.held.doc.tries);
  const isFinal = error instanceof JobRefusal;
  if (!isFinal) logUnforeseen(error);
  const reason = storedReason(error);
  if (isFinal || tries >= MOST_TRIES) return over(context, job, run, 'failed', reason);
  return stored(context, run, {
    state: 'waiting',
    token: '',
    due: dueAfter(context, tries),
    tries,
    reason,
  });
}

const dueAfter = ({ now }: JobContext, tries: number): number =>
  now().getTime() + (BACK_OFF_MINUTES[tries - 1] ?? 10) * MINUTE_MS;

/** What an error says, for Admins: a message with its code, or the first line, without e-mail addresses. */
function storedReason(error: unknown): string {
  if (error instanceof Problem) return reasonOf(error);
  const [line = ''] = messageOf(error).split('\n');
  return withoutAddresses(line);
}

function messageOf(error: unknown): string {
  // Its own message is JSON, of which the first line says nothing.
  if (error instanceof z.ZodError) return z.prettifyError(error);
  return error instanceof Error ? error.message : String(error);
}

/** Ends a job, after freeing what it holds unless it is done. */
async function over(
  context: Context,
  job: AnyJob,
  run: HeldJob,
  state: 'done' | 'failed' | 'ended',
  reason: string,
): Promise<HeldJob | undefined> {
  const { doc } = run.held;
  const { data: input } = job.input.safeParse(doc.input);
  let left: JobDoc['left'] = [];
  try {
    if (state !== 'done') left = await released(context, job, run, input);
  } catch (error) {
    logUnforeseen(error);
    if (doc.tries < MOST_TRIES + MOST_RELEASES)
      return stored(context, run, {
        ...{ state: 'waiting', token: '', due: dueAfter(context, doc.tries) },
        reason: reason || storedReason(error),
        // The work itself is not tried again.
        ...(state === 'failed' && { tries: Math.max(doc.tries, MOST_TRIES) }),
      });
  }
  const isTriedAgain = state === 'failed' && job.everyMinutes !== undefined;
  const ended = await stored(context, run, {
    ...{ state, token: '', reason, left, isEnding: undefined },
    due: isTriedAgain ? context.now().getTime() + FAILED_REGULAR_MS : null,
    ...(state !== 'failed' && { tries: 0 }),
    ...(state !== 'failed' && job.keptInput && { input: input && job.keptInput(input) }),
  });
  if (ended && state === 'failed') {
    const { id, kind, tries } = ended.held.doc;
    logEvent('error', 'jobFailed', { job: id, kind, tries, reason: ended.held.doc.reason });
  }
  return ended;
}

/** Frees what a job holds, under the lease: another instance may have begun the job again. */
const released = (context: Context, job: AnyJob, run: HeldJob, input: unknown) =>
  withinLease(leaseOf(context, run), () =>
    withinDeadline(async () => (await job.release?.(context, workOf(run, input))) ?? [], STEP_MS),
  );
