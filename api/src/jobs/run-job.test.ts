import { HOUR_MS, MINUTE_MS } from '@vse/domain/rules/durations';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { type OpenedContext, openContext } from '../../../tests/support/context.ts';
import { leftMs, outsideRequests, withinDeadline } from '../clients/deadline.ts';
import { Problem } from '../problem.ts';
import type { Context } from '../services/context.ts';
import type { JobDoc } from '../store/document-types.ts';
import { StoreError } from '../store/store.ts';
import { anyJob, type Job, JobRefusal, type Next, type Work } from './job.ts';
import { LEASE_MS, restartJob, runForCall, runJob, startJob } from './run-job.ts';

let opened: OpenedContext;
let context: Context;
/** What the log has been told of. */
let events: string[];
beforeEach(() => {
  opened = openContext({});
  context = opened.context;
  events = [];
  for (const level of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line: string) => {
      events.push(JSON.parse(line).event);
    });
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await opened.stop();
});

type Step = (work: Work<{ of: number }, number>) => Promise<Next<number>> | Next<number>;
const jobOf = (step: Step, more: Partial<Job<{ of: number }, number>> = {}) =>
  ({
    kind: 'changeSet',
    input: z.object({ of: z.number() }),
    step: async (_, work) => step(work),
    ...more,
  }) satisfies Job<{ of: number }, number>;

/** Counts to the number of its input, one a step. */
const counting = jobOf(({ input, at = 0 }) =>
  at < input.of ? { at: at + 1, counts: { counted: 1 } } : { isDone: true },
);
const failing = jobOf(() => {
  throw new Error('The directory of ana@house.example does not answer\nat line 3');
});

const doc = async (id = 'job'): Promise<JobDoc> =>
  (await context.records.jobs.read(id))?.doc ?? expect.fail('No job');
const run = (job: Job<{ of: number }, number>, withinMs = 10_000, by = context) =>
  runJob(by, anyJob(job), 'job', withinMs);
const start = (job: Job<{ of: number }, number>, of = 3) => startJob(context, job, 'job', { of });

/** Changes the stored job, as another instance or an Admin would. */
async function change(fields: Partial<JobDoc>): Promise<void> {
  const stored = (await context.records.jobs.read('job')) ?? expect.fail('No job');
  await context.records.jobs.replace({ ...stored.doc, ...fields }, stored.etag);
}

describe('a job', () => {
  test('runs step by step until it is done', async () => {
    await start(counting);
    expect(await doc()).toMatchObject({ state: 'waiting', tries: 0, counts: {} });
    expect(await run(counting)).toMatchObject({
      ...{ state: 'done', due: null, token: '', tries: 0, reason: '' },
      counts: { counted: 3 },
    });
  });

  test('is started once under its id', async () => {
    await start(counting);
    await run(counting);
    await start(counting, 9);
    expect(await doc()).toMatchObject({ state: 'done', input: { of: 3 } });
    await restartJob(context, counting, 'job', { of: 9 });
    expect(await doc()).toMatchObject({ state: 'waiting', input: { of: 9 }, at: null, counts: {} });
  });

  test('stops when its time is over, and goes on from there', async () => {
    await start(counting);
    await run(counting, 0);
    expect(await doc()).toMatchObject({
      state: 'waiting',
      at: 1,
      counts: { counted: 1 },
      token: '',
    });
    await run(counting);
    expect(await doc()).toMatchObject({ state: 'done', counts: { counted: 3 } });
  });

  test('of another kind than the one that is run stays as it is', async () => {
    await start(counting);
    await run({ ...counting, kind: 'prune' });
    expect(await doc()).toMatchObject({ state: 'waiting', tries: 0 });
  });

  test('whose input cannot be read fails at once, and says so', async () => {
    await start(counting);
    await change({ input: { of: 'many' } });
    await run(counting);
    expect(await doc()).toMatchObject({
      state: 'failed',
      due: null,
      reason: expect.stringContaining('JOB_INPUT_UNREADABLE'),
    });
    expect(events).toContain('jobFailed');
  });
});

describe('a step that fails', () => {
  test('is tried again a minute later, with its reason and without addresses', async () => {
    await start(failing);
    await run(failing);
    const waiting = await doc();
    expect(waiting).toMatchObject({
      ...{ state: 'waiting', tries: 1, token: '' },
      reason: 'The directory of <address> does not answer',
    });
    expect((waiting.due ?? 0) - context.now().getTime()).toBeGreaterThan(MINUTE_MS - 5000);
    expect(events).toEqual(['unforeseen']);
    // Not due yet.
    await run(counting);
    expect(await doc()).toMatchObject({ state: 'waiting', tries: 1 });
    opened.pass(1.1);
    await run(counting);
    expect(await doc()).toMatchObject({ state: 'done', reason: '' });
  });

  test('ends the job as failed after ten tries, once what it holds is free', async () => {
    const released: unknown[] = [];
    const job = {
      ...failing,
      release: async (_: Context, { id, input }: Work<{ of: number } | undefined, number>) => {
        released.push([id, input]);
        return [{ state: 'changed' as const, count: 1, names: ['Sea'] }];
      },
    };
    await start(job);
    for (let tries = 1; tries <= 9; tries++) {
      await run(job);
      opened.pass(11);
    }
    expect(await doc()).toMatchObject({ state: 'waiting', tries: 9 });
    expect(released).toEqual([]);
    await run(job);
    expect(released).toEqual([['job', { of: 3 }]]);
    expect(await doc()).toMatchObject({
      ...{ state: 'failed', due: null, tries: 10 },
      reason: 'The directory of <address> does not answer',
      left: [{ state: 'changed', count: 1, names: ['Sea'] }],
    });
    opened.pass(600);
    await run(counting);
    expect(await doc()).toMatchObject({ state: 'failed' });
  });

  test('of regular work that has failed is tried again an hour later', async () => {
    let isBroken = true;
    const job = jobOf(() => {
      if (isBroken) throw new JobRefusal('no');
      return { isDone: true };
    });
    const regular = { ...job, everyMinutes: 1, hasWork: async () => true };
    await start(regular);
    await run(regular);
    expect(await doc()).toMatchObject({ state: 'failed', reason: 'no' });
    isBroken = false;
    opened.pass(59);
    await run(regular);
    expect(await doc()).toMatchObject({ state: 'failed' });
    opened.pass(1.1);
    await run(regular);
    expect(await doc()).toMatchObject({ state: 'done', reason: '' });
  });

  test('says a message with its code', async () => {
    const job = jobOf(() => {
      throw new Problem(503, 'RECORDS_UNAVAILABLE');
    });
    await start(job);
    await run(job);
    expect((await doc()).reason).toContain('RECORDS_UNAVAILABLE');
  });

  test('ends the job at once when trying again would not help', async () => {
    const job = jobOf(() => {
      throw new JobRefusal('no');
    });
    await start(job);
    await run(job);
    expect(await doc()).toMatchObject({ state: 'failed', tries: 1, reason: 'no' });
    expect(events).toEqual(['jobFailed']);
  });

  test('is tried again when an answer has another shape than expected', async () => {
    const job = jobOf(() => {
      z.object({ id: z.string() }).parse({ id: 7 });
      return { isDone: true };
    });
    await start(job);
    await run(job);
    expect(await doc()).toMatchObject({
      ...{ state: 'waiting', tries: 1 },
      reason: '✖ Invalid input: expected string, received number',
    });
  });

  test('counts from the last step that got further', async () => {
    let isBroken = true;
    const job = jobOf(({ at = 0, input }) => {
      if (isBroken) throw new Error('broken');
      isBroken = true;
      return at < input.of ? { at: at + 1, counts: { counted: 1 } } : { isDone: true };
    });
    await start(job);
    for (let tries = 1; tries <= 8; tries++) {
      await run(job);
      opened.pass(11);
    }
    isBroken = false;
    await run(job);
    // It got one step further, and failed at the next one.
    expect(await doc()).toMatchObject({ state: 'waiting', tries: 1, at: 1 });
  });

  test('keeps the progress of the steps before it that is not stored yet', async () => {
    const job = jobOf(({ at = 0 }) => {
      if (at === 2) throw new Error('broken');
      return { at: at + 1 };
    });
    await start(job);
    await run(job);
    expect(await doc()).toMatchObject({ at: 2, state: 'waiting' });
  });

  test('that does not end is left to itself after a minute, and writes nothing any more', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let goOn: (value: unknown) => void = () => {};
    let late: unknown;
    const job = jobOf(async () => {
      await new Promise((resolve) => {
        goOn = resolve;
      });
      late = await context.records.adjectives
        .create({ id: 'late', name: 'Late', changedBy: '', changedDate: '' })
        .catch((error: unknown) => error);
      return { isDone: true };
    });
    await start(job);
    const ran = run(job);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    await ran;
    vi.useRealTimers();
    expect(await doc()).toMatchObject({
      state: 'waiting',
      reason: expect.stringContaining('JOB_STEP_TOO_LONG'),
    });
    goOn(undefined);
    await vi.waitFor(() => expect(late).toBeInstanceOf(StoreError));
    expect(await context.records.adjectives.read('late')).toBeUndefined();
  });
});

describe('a lease', () => {
  const byOther = () => outsideRequests(() => runJob(opened.other, anyJob(counting), 'job', 1000));

  /** Runs `between` in the middle of a step of another instance. */
  const interrupted = (between: () => Promise<unknown>) =>
    jobOf(async ({ at = 0 }) => {
      if (at === 0) await between();
      return at < 3 ? { at: at + 1, counts: { counted: 1 } } : { isDone: true };
    });

  test('keeps other instances from the job while a step takes its time', async () => {
    let other: unknown = 'not asked';
    const job = interrupted(async () => {
      other = await byOther();
    });
    await start(job);
    await run(job);
    expect(other).toBeUndefined();
    expect(await doc()).toMatchObject({ state: 'done', counts: { counted: 3 } });
  });

  test('that is over lets another instance go on, and the first one writes nothing any more', async () => {
    const written: unknown[] = [];
    const job = interrupted(async () => {
      opened.pass(LEASE_MS / MINUTE_MS + 1);
      await byOther();
      const late = { id: 'late', name: 'Late', changedBy: '', changedDate: '' };
      for (const container of [context.records.adjectives, context.store.container('adjectives')])
        written.push(await container.create(late).catch((error: unknown) => error));
    });
    await start(job);
    expect(await run(job)).toBeUndefined();
    expect(written).toEqual([expect.any(StoreError), expect.any(StoreError)]);
    expect(await doc()).toMatchObject({ state: 'done', counts: { counted: 3 } });
  });

  test('of a clock that was an hour ahead does not hold the job for an hour', async () => {
    await start(counting);
    const due = context.now().getTime() + HOUR_MS;
    await change({ state: 'running', token: 'of a crashed instance', due });
    await run(counting);
    expect(await doc()).toMatchObject({ state: 'done' });
  });

  test('of an instance whose clock is some seconds ahead is held', async () => {
    await start(counting);
    const due = context.now().getTime() + LEASE_MS + 5000;
    await change({ state: 'running', token: 'of a working instance', due });
    await run(counting);
    expect(await doc()).toMatchObject({ state: 'running', token: 'of a working instance' });
  });

  test('of an instance that was killed is over after two minutes, and counts as a try', async () => {
    await start(counting);
    const due = context.now().getTime() + LEASE_MS;
    await change({ state: 'running', token: 'of a killed instance', due, tries: 1 });
    opened.pass(1.9);
    await run(counting);
    expect(await doc()).toMatchObject({ state: 'running', token: 'of a killed instance' });
    opened.pass(0.2);
    await run(counting, 0);
    expect(await doc()).toMatchObject({ state: 'waiting', at: 1 });
  });

  test('fails a job that ends its instance in each of its runs', async () => {
    await start(counting);
    await change({ state: 'running', token: 'killed', due: context.now().getTime(), tries: 10 });
    await run(counting);
    expect(await doc()).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('JOB_INTERRUPTED'),
    });
  });

  test('is renewed with the progress', async () => {
    const ends: (number | null)[] = [];
    const job = jobOf(async ({ at = 0 }) => {
      ends.push((await doc()).due);
      opened.pass(1);
      return at < 2 ? { at: at + 1 } : { isDone: true };
    });
    await start(job);
    await run(job, HOUR_MS);
    const [first = 0, second = 0, third = 0] = ends.map((end) => end ?? 0);
    expect(Math.round((second - first) / 1000)).toBe(60);
    expect(Math.round((third - second) / 1000)).toBe(60);
  });
});

test('a job that goes on after its call has time of its own', async () => {
  let left = 0;
  opened.store.beforeWrite('jobs', 3, () => {
    left = leftMs();
  });
  await start(counting);
  await withinDeadline(() => runForCall(context, anyJob(counting), 'job'), 100);
  expect(await doc()).toMatchObject({ state: 'done' });
  expect(left).toBeGreaterThan(50_000);
});

describe('what a job holds', () => {
  test('is not freed by an instance whose lease is over', async () => {
    let error: unknown;
    const job = jobOf(
      () => {
        opened.pass(LEASE_MS / MINUTE_MS + 1);
        throw new JobRefusal('no');
      },
      {
        release: async () => {
          error = await context.records.adjectives
            .create({ id: 'late', name: 'Late', changedBy: '', changedDate: '' })
            .catch((refused: unknown) => refused);
          return [];
        },
      },
    );
    await start(job);
    await run(job);
    expect(error).toBeInstanceOf(StoreError);
  });

  test('is tried to be freed again when that fails, and the job fails after some times all the same', async () => {
    let tries = 0;
    const job = {
      ...failing,
      release: async () => {
        tries += 1;
        throw new Error('still locked');
      },
    };
    await start(job);
    for (let runs = 1; runs <= 16; runs++) {
      await run(job);
      opened.pass(11);
    }
    expect(tries).toBe(6);
    expect(await doc()).toMatchObject({
      state: 'failed',
      reason: 'The directory of <address> does not answer',
    });
  });

  test('is nothing of its input any more once it is over, if the kind says so', async () => {
    const job = { ...counting, keptInput: () => ({ of: 0 }) };
    await start(job);
    await run(job);
    expect(await doc()).toMatchObject({ state: 'done', input: { of: 0 } });
  });
});
