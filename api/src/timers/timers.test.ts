import { expect, test, vi } from 'vitest';
import { openServices } from '../../../tests/support/services.ts';
import type { Services } from '../services/services.ts';
import { observedTimer } from '../tracing/telemetry.ts';
import { EVERY_MINUTE, runTimers } from './timer.ts';
import {
  applyPendingRoles,
  countInsight,
  healPublished,
  removeUnsavedFiles,
  sendDueMails,
  timers,
} from './timers.ts';

async function logWith(pending: number) {
  const lines: Record<string, unknown>[] = [];
  const log = (line: string) => lines.push(JSON.parse(line));
  const services = {
    userRoles: { applyPending: vi.fn(async () => ({ applied: 1, pending, errors: [] })) },
    counts: async () => pending,
  } as unknown as Services;
  const logger = { log: log, warn: log, error: log };
  await observedTimer('applyPendingRoles', logger, () => applyPendingRoles.run(services));
  expect(services.userRoles.applyPending).toHaveBeenCalledTimes(1);
  return lines;
}

test('pending roles are logged as an error line of their own, with their number', async () => {
  expect(await logWith(2)).toMatchObject([
    { event: 'rolesPending', users: 2 },
    { event: 'timer', status: 'done', applied: 1, pending: 2, errors: 0 },
  ]);
});

test('no error is logged when no role is pending', async () => {
  expect(await logWith(0)).toMatchObject([{ event: 'timer', status: 'done' }]);
});

test('late mails are logged as an error, and a failed document as another', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = (line: string) => lines.push(JSON.parse(line));
  const run = { sent: 3, failed: 1, errors: [new Error('broken')] };
  const services = {
    mails: { sendDue: async () => run, countLate: async () => ({ late: 250, hours: 25 }) },
  } as unknown as Services;
  const logger = { log: log, warn: log, error: log };
  await observedTimer('sendDueMails', logger, () => sendDueMails.run(services));
  expect(lines).toMatchObject([
    { event: 'unforeseen', cause: 'Error: broken' },
    { event: 'mailLate', mails: 250, hours: 25 },
    { event: 'timer', status: 'done', sent: 3, failed: 1, late: 250, errors: 1 },
  ]);
});

test('timers run at once, each with its own line; one that fails ends the run after the others', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = (line: string) => lines.push(JSON.parse(line));
  let finish = (_: { sent: number }) => {};
  const slow = new Promise<{ sent: number }>((resolve) => {
    finish = resolve;
  });
  const all = [
    { name: 'broken', run: async () => Promise.reject(new Error('no directory')) },
    { name: 'slow', run: () => slow },
    { name: 'quick', run: async () => ({ settled: 1 }) },
  ];
  const run = runTimers(all, { log, warn: log, error: log }, async () => ({}) as Services);
  let isOver = false;
  const over = run
    .catch(() => {})
    .then(() => {
      isOver = true;
    });
  await vi.waitFor(() => expect(lines).toHaveLength(2));
  await new Promise((resolve) => setImmediate(resolve));
  expect(isOver).toBe(false);
  finish({ sent: 4 });
  await expect(run).rejects.toThrow('no directory');
  await over;
  expect(lines).toMatchObject([
    { event: 'timer', name: 'quick', status: 'done', settled: 1 },
    { event: 'timer', name: 'broken', status: 'failed', cause: 'Error: no directory' },
    { event: 'timer', name: 'slow', status: 'done', sent: 4 },
  ]);
});

test('without a database each timer says that it failed', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = (line: string) => lines.push(JSON.parse(line));
  const closed = async () => Promise.reject(new Error('no database'));
  await expect(runTimers(timers, { log, warn: log, error: log }, closed)).rejects.toThrow();
  expect(lines.map(({ name, status }) => [name, status])).toEqual([
    ['sendDueMails', 'failed'],
    ['applyPendingRoles', 'failed'],
    ['backfillRecords', 'failed'],
    ['healPublished', 'failed'],
    ['removeUnsavedFiles', 'failed'],
    ['pruneHistory', 'failed'],
    ['writeChangeSets', 'failed'],
    ['countInsight', 'failed'],
    ['erasePeople', 'failed'],
    ['endRetained', 'failed'],
  ]);
});

test('every timer reports a number for each of its jobs', async () => {
  const { services, stop } = openServices({});
  const reports = await Promise.all(
    timers.map(async ({ name, run }) => [name, await run(services)] as const),
  );
  await stop();
  expect(Object.fromEntries(reports)).toEqual({
    sendDueMails: { sent: 0, failed: 0, late: 0, errors: 0 },
    applyPendingRoles: { applied: 0, pending: 0, errors: 0 },
    backfillRecords: { upgraded: 0, failed: 0 },
    healPublished: { settled: 0 },
    removeUnsavedFiles: { removed: 0 },
    pruneHistory: { removed: 0 },
    writeChangeSets: { running: 0 },
    countInsight: { counted: 0 },
    erasePeople: { looking: 0, erasures: 0, errors: 0 },
    endRetained: { ended: 0, errors: 0 },
  });
});

test.each([
  ['files', removeUnsavedFiles, { files: { removeUnsaved: async () => 3 } }, { removed: 3 }],
  ['changes', healPublished, { published: { heal: async () => 2 } }, { settled: 2 }],
] as const)('a run counts its %s on its log line', async (_, timer, stub, counts) => {
  const lines: Record<string, unknown>[] = [];
  const log = (line: string) => lines.push(JSON.parse(line));
  const logger = { log, warn: log, error: log };
  await observedTimer(timer.name, logger, () => timer.run(stub as unknown as Services));
  expect(lines).toMatchObject([{ event: 'timer', name: timer.name, status: 'done', ...counts }]);
});

test('what happens right after a run has looked is counted by the next one, 68 seconds later at most', async () => {
  const count = vi.fn(async (_withinMs: number) => 0);
  await countInsight.run({ insight: { count } } as unknown as Services);
  const [withinMs = Number.NaN] = count.mock.calls[0] ?? [];
  expect(EVERY_MINUTE).toBe('0 * * * * *');
  expect(60 + withinMs / 1000).toBe(68);
});
