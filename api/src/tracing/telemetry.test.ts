import { expect, test } from 'vitest';
import { count, logEvent, observedTimer, requestIdFrom } from './telemetry.ts';

function capturingLogger() {
  const lines: Record<string, unknown>[] = [];
  const log = (level: string) => (line: string) => {
    lines.push({ level, ...JSON.parse(line) });
  };
  return { lines, logger: { log: log('log'), warn: log('warn'), error: log('error') } };
}

test('a timer run logs one line with its report and what was counted on the way', async () => {
  const { lines, logger } = capturingLogger();
  await observedTimer('sendDueMails', logger, async () => {
    count('mail_sent');
    count('mail_sent', 2);
    count('mail_silent');
    return { sent: 3, late: 0 };
  });
  expect(lines).toEqual([
    {
      level: 'log',
      event: 'timer',
      name: 'sendDueMails',
      status: 'done',
      requestId: expect.any(String),
      ms: expect.any(Number),
      mail_sent: 3,
      mail_silent: 1,
      sent: 3,
      late: 0,
    },
  ]);
});

test('a failed timer is logged, and the host sees it fail', async () => {
  const { lines, logger } = capturingLogger();
  const run = observedTimer('sendDueMails', logger, () => Promise.reject(new Error('no store')));
  await expect(run).rejects.toThrow('no store');
  expect(lines).toMatchObject([{ level: 'error', status: 'failed', cause: 'Error: no store' }]);
});

test('an event is a line of its own with the id of the run', async () => {
  const { lines, logger } = capturingLogger();
  await observedTimer('sendDueMails', logger, async () => {
    logEvent('error', 'mailGivenUp', { mail: 'm-1' });
    return {};
  });
  expect(lines[0]).toEqual({
    level: 'error',
    event: 'mailGivenUp',
    in: 'sendDueMails',
    mail: 'm-1',
    requestId: lines[1]?.requestId,
  });
});

test.each([undefined, null, '', 'short', 'x'.repeat(65), 'a b c d e f', 'line\nbreak-1'])(
  'a new request id is made for the incoming id %j',
  (given) => {
    expect(requestIdFrom(given)).toMatch(/^[0-9a-f-]{36}$/);
  },
);
