import { afterEach, expect, test, vi } from 'vitest';
import { historyInput } from './history-filters.ts';

afterEach(() => void vi.unstubAllEnvs());

const inZone = (zone: string, filters: Record<string, string>) => {
  vi.stubEnv('TZ', zone);
  return historyInput(filters);
};

test("a day is in the browser's time zone", () => {
  const day = { from: '2026-09-01', to: '2026-09-01' };
  expect(inZone('America/New_York', day)).toEqual({
    from: '2026-09-01T04:00:00.000Z',
    to: '2026-09-02T04:00:00.000Z',
  });
  expect(inZone('Asia/Tokyo', day)).toEqual({
    from: '2026-08-31T15:00:00.000Z',
    to: '2026-09-01T15:00:00.000Z',
  });
});

test('days on which clocks change are complete', () => {
  expect(inZone('Europe/Berlin', { from: '2026-03-29', to: '2026-03-29' })).toEqual({
    from: '2026-03-28T23:00:00.000Z',
    to: '2026-03-29T22:00:00.000Z',
  });
  expect(inZone('Europe/Berlin', { from: '2026-10-25', to: '2026-10-25' })).toEqual({
    from: '2026-10-24T22:00:00.000Z',
    to: '2026-10-25T23:00:00.000Z',
  });
});

test('days in the wrong order are the same range', () => {
  expect(inZone('UTC', { from: '2026-09-30', to: '2026-09-01' })).toEqual({
    from: '2026-09-01T00:00:00.000Z',
    to: '2026-10-01T00:00:00.000Z',
  });
});

test('an invalid day filters nothing', () => {
  expect(historyInput({ from: 'soon', to: '2026-9-1' })).toEqual({});
});

test('a single date leaves the other end open', () => {
  expect(inZone('UTC', { to: '2026-09-01', isCompleted: 'false' })).toEqual({
    to: '2026-09-02T00:00:00.000Z',
    isCompleted: 'false',
  });
});
