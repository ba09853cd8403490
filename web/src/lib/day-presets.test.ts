import { afterEach, expect, test, vi } from 'vitest';
import { presetDays } from './day-presets.ts';

afterEach(() => void vi.unstubAllEnvs());

test.each([
  ['today', { from: '2026-03-31', to: '2026-03-31' }],
  ['last7', { from: '2026-03-25', to: '2026-03-31' }],
  ['last30', { from: '2026-03-02', to: '2026-03-31' }],
  ['thisMonth', { from: '2026-03-01', to: '2026-03-31' }],
  ['lastMonth', { from: '2026-02-01', to: '2026-02-28' }],
] as const)('on March 31, across a clock change, %s is %j', (preset, days) => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  expect(presetDays(preset, new Date(2026, 2, 31, 0, 30))).toEqual(days);
});

test('the last month of January is December of the year before', () => {
  expect(presetDays('lastMonth', new Date(2026, 0, 5))).toEqual({
    from: '2025-12-01',
    to: '2025-12-31',
  });
});

test.each([
  ['America/Los_Angeles', '2026-11-23'],
  ['Asia/Kolkata', '2026-11-24'],
  ['Pacific/Auckland', '2026-11-24'],
])('at 2 in the morning of November 24 in UTC, today is in %s the %s', (zone, day) => {
  vi.stubEnv('TZ', zone);
  expect(presetDays('today', new Date('2026-11-24T02:00:00.000Z')).to).toBe(day);
});
