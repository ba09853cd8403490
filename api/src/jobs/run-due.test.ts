import { MINUTE_MS } from '@vse/domain/rules/durations';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type OpenedContext, openContext } from '../../../tests/support/context.ts';
import { staffDoc } from '../../../tests/support/demo-staff.ts';
import type { Context } from '../services/context.ts';
import type { JobDoc, UserSettingDoc } from '../store/document-types.ts';
import { eraseAgainJob } from './erase-again.ts';
import { runDue } from './run-due.ts';
import { startJob } from './run-job.ts';

let opened: OpenedContext;
let time: number;
let context: Context;
let lines: Record<string, unknown>[];
beforeEach(() => {
  time = Date.parse('2026-05-01T08:02:00.000Z');
  opened = openContext({});
  context = { ...opened.context, now: () => new Date(time) };
  lines = [];
  for (const level of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line: string) => {
      lines.push(JSON.parse(line));
    });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await opened.stop();
});

const pass = (minutes: number) => {
  time += minutes * MINUTE_MS;
};

/** A job that has been due for this many seconds. */
const jobDoc = (id: string, seconds: number, more: Partial<JobDoc> = {}): JobDoc => {
  return {
    ...{ id, kind: 'changeSet', state: 'waiting', due: time - seconds * 1000, began: time },
    ...{ changed: time, token: '', tries: 0, input: {}, at: null, counts: {}, reason: '' },
    ...{ left: [], by: '', ...more },
  };
};
const read = async (id: string) =>
  (await context.records.jobs.read(id))?.doc ?? expect.fail('No job');

test('a new database has little to do, and nothing a minute later', async () => {
  await runDue(context);
  pass(1);
  const writes = (await opened.store.callsOf(() => runDue(context))).filter(
    (call) => !/\.(read|page|count)$/.test(call),
  );
  expect(writes).toEqual([]);
});

test.each([
  ['an instance that stays', () => context],
  [
    'a new instance each minute',
    () => ({ ...context, looks: new Map(), config: { ...context.config, isAzure: true } }),
  ],
])(
  'an idle hour of %s asks once a minute for jobs and the catalogue, and seldom for the rest',
  async (_, host) => {
    // Upgrades come twice, an hour apart.
    for (const minutes of [60, 60, 1]) {
      await runDue(context);
      pass(minutes);
    }
    const calls = await opened.store.callsOf(async () => {
      for (let minute = 0; minute < 60; minute += 1) {
        await runDue(host());
        pass(1);
      }
    });
    const counts = Map.groupBy(calls, (call) => call);
    const countOf = (call: string) => counts.get(call)?.length ?? 0;
    // Once more for jobs that are long over.
    expect(countOf('jobs.page')).toBe(61);
    expect(countOf('published.read')).toBeLessThanOrEqual(60 + 96);
    expect(['userSettings.page', 'quizResults.page', 'insightFacts.page'].map(countOf)).toEqual([
      12, 12, 12,
    ]);
    expect([countOf('invites.page'), countOf('history.page'), countOf('uploads.page')]).toEqual([
      24, 1, 2,
    ]);
    // How far insight is, at each second look.
    expect(calls.filter((call) => /\.(create|replace|remove)$/.test(call))).toEqual(
      Array(5).fill('insightCounts.replace'),
    );
  },
);

test('work that was found, or that this instance has made, is looked for in the next minute', async () => {
  const looks = async () => {
    pass(1);
    const calls = await opened.store.callsOf(() => runDue(context));
    return calls.includes('userSettings.page');
  };
  const { userSettings } = context.records;
  // Right after a turn, so that the next one is minutes away.
  while (!(await looks()));
  expect(await looks()).toBe(false);
  const user = staffDoc({
    id: 'mara',
    email: 'mara@aurum.example',
    role: 'Manager',
    provider: 'aurum',
  });
  const stored = await userSettings.create({ ...user, roleState: 'pending' });
  expect([await looks(), await looks()]).toEqual([true, true]);
  const { doc, etag } = (await userSettings.read('mara')) ?? stored;
  // Written by another instance.
  await opened.database.container<UserSettingDoc>('userSettings').remove(doc.id, etag);
  expect([await looks(), await looks()]).toEqual([true, false]);
});

describe('a job that cannot be run', () => {
  test('because its kind is of a newer version waits, is said once, and stops no other', async () => {
    await context.records.jobs.create(jobDoc('new', 90, { kind: 'paintPictures' }));
    await context.records.jobs.create(
      jobDoc('again', 60, { kind: 'eraseAgain', input: { since: 0 } }),
    );
    await runDue(context);
    await runDue(context);
    expect(await read('new')).toMatchObject({ state: 'waiting', tries: 0 });
    expect(lines.filter(({ event }) => event === 'jobUnknown')).toMatchObject([
      { job: 'new', kind: 'paintPictures' },
    ]);
    expect((await read('again')).tries).not.toBe(0);
  });

  test('because it cannot be read is said once, and stops no other', async () => {
    await context.records.jobs.create({ ...jobDoc('bad', 90), tries: 'many' } as never);
    await startJob(context, eraseAgainJob, 'eraseAgain', { since: 0 });
    await runDue(context);
    await runDue(context);
    expect(lines.filter(({ event }) => event === 'unreadable')).toMatchObject([
      { kind: 'jobs', id: 'bad' },
    ]);
    expect((await read('eraseAgain')).changed).toBeGreaterThan(0);
  });
});

test('300 jobs of one kind starve no other kind, and the oldest are first', async () => {
  for (let at = 0; at < 300; at += 1)
    await context.records.jobs.create(jobDoc(`set-${String(at).padStart(3, '0')}`, 1000 - at));
  await context.records.jobs.create(
    jobDoc('again', 1, { kind: 'eraseAgain', input: { since: 0 } }),
  );
  const { due } = await runDue(context);
  // Regular work beside them.
  expect(due).toBeGreaterThanOrEqual(101);
  expect(due).toBeLessThan(120);
  expect((await read('again')).tries + (await read('again')).changed).toBeGreaterThan(0);
  expect((await read('again')).state).not.toBe('running');
  // None of these sets is there, so that each fails at once.
  const failed = (await context.records.jobs.page({ limit: 500 })).items
    .filter(({ doc }) => doc.kind === 'changeSet' && doc.tries > 0)
    .map(({ doc }) => doc.id)
    .sort();
  expect([failed.length, failed[0], failed.at(-1)]).toEqual([100, 'set-000', 'set-099']);
});

test('a look that fails stops no other, and is counted', async () => {
  opened.store.beforeCall('published.read', () => {
    throw new Error('Down');
  });
  expect(await runDue(context)).toMatchObject({ errors: 1 });
  expect(lines.filter(({ event }) => event === 'unforeseen')).toHaveLength(1);
  // It looks again in the next minute.
  expect(await runDue(context)).toMatchObject({ errors: 0 });
  // Also for work whose next turn is an hour away.
  pass(60);
  opened.store.beforeCall('history.page', () => {
    throw new Error('Down');
  });
  expect(await runDue(context)).toMatchObject({ errors: 1 });
  pass(1);
  expect(await opened.store.callsOf(() => runDue(context))).toContain('history.page');
});
