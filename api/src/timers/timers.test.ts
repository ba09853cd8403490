import { expect, test, vi } from 'vitest';
import type { Services } from '../services/services.ts';
import { observedTimer } from '../telemetry.ts';
import { applyPendingRoles } from './apply-pending-roles.ts';
import { sendDueMails } from './send-due-mails.ts';
import { timers } from './timers.ts';

async function logWith(pending: number) {
  const lines: Record<string, unknown>[] = [];
  const log = (line: string) => lines.push(JSON.parse(line));
  const services = {
    userRoles: { applyPending: vi.fn(async () => ({ applied: 0, pending, errors: [] })) },
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
    { event: 'timer', status: 'done' },
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
    { event: 'timer', status: 'done', sent: 3, failed: 1 },
  ]);
});

test('every timer runs at a second of its own', () => {
  expect(timers.map(({ name, schedule }) => [name, schedule])).toEqual([
    ['sendDueMails', '0 * * * * *'],
    ['applyPendingRoles', '30 * * * * *'],
    ['backfillRecords', '15 * * * * *'],
    ['countInOldSignIns', '45 */10 * * * *'],
    ['removeUnsavedFiles', '0 10 3 * * *'],
  ]);
});
