import { expect, test, vi } from 'vitest';
import { openContext } from '../../../tests/support/context.ts';
import type { Context } from '../services/context.ts';
import { queueMail } from '../services/mail/mail-queue.ts';
import { observedTimer } from '../tracing/telemetry.ts';
import { runTimers } from './timer.ts';
import { sendDueMails, timers } from './timers.ts';

test('late mails are logged as an error, and a failed document as another', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = (line: string) => lines.push(JSON.parse(line));
  const { context, store, pass, stop } = openContext({});
  await queueMail(context, {
    id: 'hello',
    purpose: 'invitation',
    about: 'ana',
    recipient: 'ana@example.com',
    text: { subject: 'Hello', plainText: 'Hello.' },
  });
  pass(31);
  store.beforeWrite('mails', 1, () => {
    throw new Error('broken');
  });
  const logger = { log: log, warn: log, error: log };
  await observedTimer('sendDueMails', logger, () => sendDueMails.run(context));
  await stop();
  expect(lines).toMatchObject([
    { event: 'unforeseen', cause: 'Error: broken' },
    { event: 'mailLate', mails: 1, hours: 1 },
    { event: 'timer', status: 'done', sent: 0, failed: 0, late: 1, errors: 1 },
  ]);
});

test('without a mail that is due, the mail timer makes one query', async () => {
  const { context, store, stop } = openContext({});
  const calls = await store.callsOf(() => sendDueMails.run(context));
  await stop();
  expect(calls).toEqual(['mails.page']);
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
  const run = runTimers(all, { log, warn: log, error: log }, async () => ({}) as Context);
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
  const { context, stop } = openContext({});
  const reports = await Promise.all(
    timers.map(async ({ name, run }) => [name, await run(context)] as const),
  );
  await stop();
  expect(Object.fromEntries(reports)).toEqual({
    sendDueMails: { sent: 0, failed: 0, late: 0, errors: 0 },
    // On a new database: the published catalogue, insight, and the upgrade of records.
    runJobs: { due: 3, errors: 0 },
  });
});
