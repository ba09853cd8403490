import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countAge, noteWrite } from './last-write.ts';

const NOON = Date.parse('2026-05-01T12:00:00.000Z');
beforeEach(() => void vi.useFakeTimers({ now: NOON }));
afterEach(() => void vi.useRealTimers());

test.each([
  [0, { maxAge: 0 }],
  [999, { maxAge: 0 }],
  [1000, { maxAge: 1 }],
  [59_999, { maxAge: 59 }],
  [60_000, {}],
  // The clock was set back after the write.
  [-5000, { maxAge: 0 }],
])('%i ms after a write, a count may be as old as %j', (ms, age) => {
  noteWrite();
  vi.setSystemTime(NOON + ms);
  expect(countAge()).toEqual(age);
});

test('without a write, a count may be as old as the server keeps it', async () => {
  vi.resetModules();
  const { countAge: fresh } = await import('./last-write.ts');
  expect(fresh()).toEqual({});
});
