import fc from 'fast-check';
import { expect, test } from 'vitest';
import { QUARTER_MS } from './insight-cells.ts';
import { dayAfter, daysBetween, isTimeZone, periodBefore, periodOf } from './insight-periods.ts';

const ZONES = [
  ...['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Asia/Kathmandu'],
  ...['Australia/Lord_Howe', 'Pacific/Apia', 'America/Havana', 'Pacific/Chatham'],
];
const dateOf = (quarter: number) => new Date(quarter * QUARTER_MS).toISOString();

test.each([
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z', 23],
  ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00.000Z', 25],
  ['America/Havana', '2026-03-08', '2026-03-08T05:00:00.000Z', 23],
  ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z', 25],
  ['Australia/Lord_Howe', '2026-04-05', '2026-04-04T13:00:00.000Z', 24.5],
  ['Asia/Kolkata', '2026-11-24', '2026-11-23T18:30:00.000Z', 24],
  ['Asia/Kathmandu', '2028-02-29', '2028-02-28T18:15:00.000Z', 24],
  ['Pacific/Kiritimati', '2026-01-01', '2025-12-31T10:00:00.000Z', 24],
  ['Etc/GMT+12', '2026-01-01', '2026-01-01T12:00:00.000Z', 24],
])('in %s the day %s begins at %s and has %d hours', (zone, day, start, hours) => {
  const period = periodOf(day, day, zone);
  expect(dateOf(period.start)).toBe(start);
  expect((period.end - period.start) / 4).toBe(hours);
});

test('the days of a period follow each other, and so does the period before', () => {
  const days = fc.integer({ min: 0, max: 3000 });
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), days, fc.integer({ min: 1, max: 40 }), (zone, at, n) => {
      const from = dayAfter('2020-01-01', at);
      const period = periodOf(from, dayAfter(from, n - 1), zone);
      const before = periodBefore(period, zone);
      expect(before.end).toBe(period.start);
      expect(before.days).toHaveLength(period.days.length);
      for (const [index, day] of period.days.entries())
        expect(day.to).toBe(period.days[index + 1]?.from ?? period.end);
    }),
    { numRuns: 60 },
  );
});

test('counts days with both ends, over a leap day and a year', () => {
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(3);
  expect(daysBetween('2026-11-24', '2026-11-24')).toBe(1);
  expect(daysBetween('2026-11-24', '2026-11-23')).toBe(0);
  expect(dayAfter('2025-12-31')).toBe('2026-01-01');
});

test('knows the names of time zones', () => {
  expect(['Europe/Berlin', 'Asia/Kolkata', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
