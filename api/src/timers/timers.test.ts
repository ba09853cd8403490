import { expect, test, vi } from 'vitest';
import { openServices } from '../../../tests/support/services.ts';
import type { Services } from '../services/services.ts';
import { observedTimer } from '../tracing/telemetry.ts';
import { applyPendingRoles, removeUnsavedFiles, sendDueMails, timers } from './timers.ts';

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
    mails: { sendDue: async () => run, countLate: async () => 2 },
  } as unknown as Services;
  const logger = { log: log, warn: log, error: log };
  await observedTimer('sendDueMails', logger, () => sendDueMails.run(services));
  expect(lines).toMatchObject([
    { event: 'unforeseen', cause: 'Error: broken' },
    { event: 'mailLate', mails: 2 },
    { event: 'timer', status: 'done', sent: 3, failed: 1, late: 2, errors: 1 },
  ]);
});

test('every timer runs at a second of its own', () => {
  expect(timers.map(({ name, schedule }) => [name, schedule])).toEqual([
    ['sendDueMails', '0 * * * * *'],
    ['applyPendingRoles', '30 * * * * *'],
    ['backfillRecords', '15 * * * * *'],
    ['healPublished', '45 * * * * *'],
    ['removeUnsavedFiles', '0 10 3 * * *'],
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
  });
});

test('removed files are counted on the log line', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = (line: string) => lines.push(JSON.parse(line));
  const services = { files: { removeUnsaved: async () => 3 } } as unknown as Services;
  const logger = { log, warn: log, error: log };
  await observedTimer('removeUnsavedFiles', logger, () => removeUnsavedFiles.run(services));
  expect(lines).toMatchObject([{ event: 'timer', status: 'done', removed: 3 }]);
});
