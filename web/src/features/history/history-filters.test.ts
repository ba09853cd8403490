import { afterEach, expect, test, vi } from 'vitest';
import { historyInput } from './history-filters.ts';

afterEach(() => void vi.unstubAllEnvs());

test('the days of the address become instants, and the other filters remain', () => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(historyInput({ from: '2026-09-01', to: '2026-09-01', isCompleted: 'false' })).toEqual({
    from: '2026-09-01T04:00:00.000Z',
    to: '2026-09-02T04:00:00.000Z',
    isCompleted: 'false',
  });
});

test('an invalid day filters nothing', () => {
  expect(historyInput({ from: 'soon', to: '2026-9-1' })).toEqual({});
});
