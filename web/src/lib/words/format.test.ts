import { afterEach, expect, test, vi } from 'vitest';
import { formats } from './format.ts';

afterEach(() => void vi.unstubAllEnvs());

test.each([
  ['en', '1,840'],
  ['de', '1.840'],
  ['fr', '1\u202f840'],
] as const)('%s formats a number in its own way', (language, shown) => {
  expect(formats(language).number(1840)).toBe(shown);
});

/** Without a time zone: noon of the day wherever the test runs. */
const NOON = '2026-11-21T12:00:00';

test('dates follow the language, and an invalid date is shown unchanged', () => {
  expect(formats('en').date(NOON)).toBe('Nov 21, 2026');
  expect(formats('de').date(NOON)).toBe('21.11.2026');
  expect(formats('en').date('')).toBe('');
});

test('a time with seconds is local before and after a clock change', () => {
  const shown = (zone: string, date: string) => {
    vi.stubEnv('TZ', zone);
    return formats('en').dateTimeSeconds(date).replace(/\s/g, ' ');
  };
  expect(shown('America/New_York', '2026-03-08T06:59:59Z')).toBe('03/08/2026, 01:59:59 AM');
  expect(shown('America/New_York', '2026-03-08T07:00:00Z')).toBe('03/08/2026, 03:00:00 AM');
  expect(shown('Asia/Kolkata', '2026-03-08T18:45:00Z')).toBe('03/09/2026, 12:15:00 AM');
});

test("a time with seconds has 12 hours in English, and the language's own order elsewhere", () => {
  vi.stubEnv('TZ', 'UTC');
  const signIn = '2026-03-09T15:04:05.000Z';
  // The space before PM is a narrow one.
  expect(formats('en').dateTimeSeconds(signIn)).toMatch(/^03\/09\/2026, 03:04:05\sPM$/);
  expect(formats('de').dateTimeSeconds(signIn)).toBe('09.03.2026, 15:04:05');
  expect(formats('fr').dateTimeSeconds(signIn)).toBe('09/03/2026 15:04:05');
  expect(formats('es').dateTimeSeconds(signIn)).toBe('09/03/2026, 15:04:05');
});
