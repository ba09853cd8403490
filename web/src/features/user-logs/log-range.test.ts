import { afterEach, expect, test, vi } from 'vitest';
import { formats } from '../../lib/words/format.ts';
import { isOneDateMissing, isWrongOrder, rangeInput, readRange } from './log-range.ts';

afterEach(() => void vi.unstubAllEnvs());

const inZone = (zone: string, from: string, to: string) => {
  vi.stubEnv('TZ', zone);
  return rangeInput({ from, to });
};

test("a range is in the browser's time zone and includes its last minute", () => {
  expect(inZone('America/New_York', '2026-07-01T00:00', '2026-07-01T23:59')).toEqual({
    fromDate: '2026-07-01T04:00:00.000Z',
    toDate: '2026-07-02T04:00:00.000Z',
  });
  expect(inZone('Asia/Kolkata', '2026-07-01T00:00', '2026-07-01T23:59')).toEqual({
    fromDate: '2026-06-30T18:30:00.000Z',
    toDate: '2026-07-01T18:30:00.000Z',
  });
});

test('a range across the autumn clock change is an hour longer', () => {
  expect(inZone('Europe/Berlin', '2026-10-25T00:00', '2026-10-25T23:59')).toEqual({
    fromDate: '2026-10-24T22:00:00.000Z',
    toDate: '2026-10-25T23:00:00.000Z',
  });
});

test('a single date is not sent, and is reported', () => {
  expect(rangeInput({ from: '2026-07-01T00:00', to: '' })).toEqual({});
  expect(isOneDateMissing({ from: '2026-07-01T00:00', to: '' })).toBe(true);
  expect(isOneDateMissing({ from: '', to: '' })).toBe(false);
});

test('a start after the end is reported; the same minute is a valid range', () => {
  expect(isWrongOrder({ from: '2026-07-02T00:00', to: '2026-07-01T00:00' })).toBe(true);
  expect(isWrongOrder({ from: '2026-07-01T00:00', to: '2026-07-01T00:00' })).toBe(false);
});

test('a malformed date in the address counts as not set', () => {
  expect(readRange({ from: '2026-13-45T99:99', to: 'yesterday' })).toEqual({ from: '', to: '' });
});

test('a sign-in is shown in the local time before and after a clock change', () => {
  const shown = (zone: string, date: string) => {
    vi.stubEnv('TZ', zone);
    return formats('en').dateTimeSeconds(date).replace(/\s/g, ' ');
  };
  expect(shown('America/New_York', '2026-03-08T06:59:59Z')).toBe('03/08/2026, 01:59:59 AM');
  expect(shown('America/New_York', '2026-03-08T07:00:00Z')).toBe('03/08/2026, 03:00:00 AM');
  expect(shown('Asia/Kolkata', '2026-03-08T18:45:00Z')).toBe('03/09/2026, 12:15:00 AM');
});

test('a range across the spring clock change is an hour shorter', () => {
  expect(inZone('America/New_York', '2026-03-08T00:00', '2026-03-08T23:59')).toEqual({
    fromDate: '2026-03-08T05:00:00.000Z',
    toDate: '2026-03-09T04:00:00.000Z',
  });
});

test("a sign-in is shown with seconds: 12-hour time in English, the language's own order elsewhere", () => {
  vi.stubEnv('TZ', 'UTC');
  const signIn = '2026-03-09T15:04:05.000Z';
  // The space before PM is a narrow one.
  expect(formats('en').dateTimeSeconds(signIn)).toMatch(/^03\/09\/2026, 03:04:05\sPM$/);
  expect(formats('de').dateTimeSeconds(signIn)).toBe('09.03.2026, 15:04:05');
  expect(formats('fr').dateTimeSeconds(signIn)).toBe('09/03/2026 15:04:05');
  expect(formats('es').dateTimeSeconds(signIn)).toBe('09/03/2026, 15:04:05');
});
