import { afterEach, expect, test, vi } from 'vitest';
import { daysIn, instantsOf, instantsOfMinutes, minutesIn, periodOf, presetDays } from './days.ts';

afterEach(() => void vi.unstubAllEnvs());

const inZone = (zone: string, from: string, to: string) => {
  vi.stubEnv('TZ', zone);
  return instantsOf({ from, to });
};

test("a day is from midnight to midnight in the browser's time zone", () => {
  expect(inZone('America/New_York', '2026-09-01', '2026-09-01')).toEqual({
    from: '2026-09-01T04:00:00.000Z',
    before: '2026-09-02T04:00:00.000Z',
  });
  expect(inZone('Asia/Tokyo', '2026-09-01', '2026-09-01')).toEqual({
    from: '2026-08-31T15:00:00.000Z',
    before: '2026-09-01T15:00:00.000Z',
  });
});

test('days on which clocks change are complete', () => {
  expect(inZone('Europe/Berlin', '2026-03-29', '2026-03-29')).toEqual({
    from: '2026-03-28T23:00:00.000Z',
    before: '2026-03-29T22:00:00.000Z',
  });
  expect(inZone('Europe/Berlin', '2026-10-25', '2026-10-25')).toEqual({
    from: '2026-10-24T22:00:00.000Z',
    before: '2026-10-25T23:00:00.000Z',
  });
});

test('days in the wrong order are the same range', () => {
  expect(inZone('UTC', '2026-09-30', '2026-09-01')).toEqual({
    from: '2026-09-01T00:00:00.000Z',
    before: '2026-10-01T00:00:00.000Z',
  });
});

test('a single day leaves the other end open', () => {
  expect(inZone('UTC', '', '2026-09-01')).toEqual({ before: '2026-09-02T00:00:00.000Z' });
});

test.each(['soon', '2026-9-1', '2026-02-31', '2026-13-45', '0026-02-01'])(
  '%s is no day, and leaves its end of a range open',
  (day) => {
    expect(daysIn({ from: day, to: '2026-02-10' })).toEqual({ to: '2026-02-10' });
    expect(daysIn({ from: '2026-02-10', to: day })).toEqual({ from: '2026-02-10' });
    expect(instantsOf({ from: day, to: day })).toEqual({});
  },
);

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

test.each([
  [{}, '2026-01-31', '2026-03-01'],
  [{ from: '2026-02-10' }, '2026-02-10', '2026-03-01'],
  [{ to: '2026-02-10' }, '2026-01-12', '2026-02-10'],
  [{ from: '2026-02-10', to: '2026-02-03' }, '2026-02-03', '2026-02-10'],
  [{ from: '2026-04-10' }, '2026-04-10', '2026-04-10'],
  [{ from: 'soon', to: '2026-13-45' }, '2026-01-31', '2026-03-01'],
  [{ from: 'soon', to: '2026-02-10' }, '2026-01-12', '2026-02-10'],
])('on March 1 the period of %j is %s to %s', (days, from, to) => {
  expect(periodOf(days, '2026-03-01')).toEqual({ from, to });
});

const minutesInZone = (zone: string, from: string, to: string) => {
  vi.stubEnv('TZ', zone);
  return instantsOfMinutes({ from, to });
};

test("minutes are in the browser's time zone, and the last one is included", () => {
  expect(minutesInZone('America/New_York', '2026-07-01T00:00', '2026-07-01T23:59')).toEqual({
    from: '2026-07-01T04:00:00.000Z',
    before: '2026-07-02T04:00:00.000Z',
  });
  expect(minutesInZone('Asia/Kolkata', '2026-07-01T00:00', '2026-07-01T23:59')).toEqual({
    from: '2026-06-30T18:30:00.000Z',
    before: '2026-07-01T18:30:00.000Z',
  });
});

test('minutes across the autumn clock change are an hour longer, across that of spring an hour shorter', () => {
  expect(minutesInZone('Europe/Berlin', '2026-10-25T00:00', '2026-10-25T23:59')).toEqual({
    from: '2026-10-24T22:00:00.000Z',
    before: '2026-10-25T23:00:00.000Z',
  });
  expect(minutesInZone('America/New_York', '2026-03-08T00:00', '2026-03-08T23:59')).toEqual({
    from: '2026-03-08T05:00:00.000Z',
    before: '2026-03-09T04:00:00.000Z',
  });
});

test('a single minute is no range', () => {
  expect(instantsOfMinutes({ from: '2026-07-01T00:00', to: '' })).toBeUndefined();
});

test.each(['yesterday', '2026-07-01', '2026-13-45T10:00', '2026-02-31T10:00', '2026-07-01T99:99'])(
  '%s is no minute, and its end of a range is not set',
  (minute) => {
    expect(minutesIn({ from: minute, to: '2026-07-01T10:00' })).toEqual({
      from: '',
      to: '2026-07-01T10:00',
    });
    expect(minutesIn({ to: minute })).toEqual({ from: '', to: '' });
  },
);
