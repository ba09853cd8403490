import { expect, test, vi } from 'vitest';
import { openServices } from '../../../tests/support/services.ts';
import type { Services } from '../services/services.ts';
import { observedTimer } from '../tracing/telemetry.ts';
import { runTimers } from './timer.ts';
import { sendDueMails, timers } from './timers.ts';

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
    ['runJobs', 'failed'],
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
    // On a new database: the published catalogue, insight, and the upgrade of records.
    runJobs: { due: 3, errors: 0 },
  });
});
