import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { endAfterDays, lastDayOf } from './last-day.ts';

test.each([
  ['2026-11-27T14:06:58.000Z', 90, '2027-02-26T12:00:00.000Z', '2027-02-25'],
  ['2026-11-27T00:00:00.000Z', 90, '2027-02-26T12:00:00.000Z', '2027-02-25'],
  ['2026-11-27T23:59:59.999Z', 90, '2027-02-26T12:00:00.000Z', '2027-02-25'],
  ['2026-11-27T06:00:00.000Z', 1, '2026-11-29T12:00:00.000Z', '2026-11-28'],
])('what begins on %s for %i days ends on %s, and its last day is %s', (now, days, end, day) => {
  const ends = endAfterDays(new Date(now), days);
  expect(ends.toISOString()).toBe(end);
  expect(lastDayOf(ends).toISOString()).toBe(`${day}T00:00:00.000Z`);
});

test.each([
  ['2027-02-25T14:06:58.000Z', '2027-02-24'],
  ['2027-02-25T06:00:00.000Z', '2027-02-23'],
])('an end at any other time, %s, names the day that is over everywhere: %s', (end, day) => {
  expect(lastDayOf(new Date(end)).toISOString()).toBe(`${day}T00:00:00.000Z`);
});

test.each([
  'Pacific/Kiritimati',
  'Europe/Paris',
  'America/Los_Angeles',
  'Pacific/Honolulu',
  'Etc/GMT+12',
])(
  'in %s, the named day is over when the end comes, and it begins no sooner than the days say',
  (timeZone) => {
    const dayIn = new Intl.DateTimeFormat('en-CA', { timeZone });
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
        fc.integer({ min: 1, max: 400 }),
        (now, days) => {
          const end = endAfterDays(now, days);
          const named = lastDayOf(end).toISOString().slice(0, 10);
          expect(dayIn.format(new Date(end.getTime() - 1)) >= named).toBe(true);
          expect(dayIn.format(end) > named).toBe(true);
          expect(end.getTime() - now.getTime()).toBeGreaterThanOrEqual(days * 86_400_000);
        },
      ),
    );
  },
);
