import { expect, test } from 'vitest';
import { formats } from './format.ts';

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
