import { expect, test } from 'vitest';
import { parseCron } from './cron.ts';

test.each([
  ['*/10 * * * * *', '2026-01-01T00:00:20Z', true],
  ['*/10 * * * * *', '2026-01-01T00:00:21Z', false],
  ['0 */5 * * * *', '2026-01-01T00:10:00Z', true],
  ['0 */5 * * * *', '2026-01-01T00:10:01Z', false],
  ['0 30 2 1 */2 *', '2026-03-01T02:30:00Z', true],
  ['0 30 2 1 */2 *', '2026-02-01T02:30:00Z', false],
  ['0 0 0 * * 1', '2026-01-05T00:00:00Z', true],
])('%s at %s: %s', (schedule, at, due) => {
  expect(parseCron(schedule)(new Date(at))).toBe(due);
});

test.each(['*/5 * * * *', '0 60 * * * *', '0 0-5 * * * *', '*/0 * * * * *', ''])(
  'the schedule %j is refused with a message',
  (schedule) => {
    expect(() => parseCron(schedule)).toThrow(`Schedule '${schedule}'`);
  },
);
