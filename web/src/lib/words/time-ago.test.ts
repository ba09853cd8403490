import { expect, test } from 'vitest';
import { timeAgo } from './time-ago.ts';

const NOW = Date.parse('2026-11-24T12:00:00.000Z');

test.each([
  ['2026-11-24T11:59:30.000Z', 'en', 'this minute'],
  ['2026-11-24T12:00:30.000Z', 'en', 'this minute'],
  ['2026-11-24T11:01:00.000Z', 'en', '59 minutes ago'],
  ['2026-11-24T11:00:00.000Z', 'en', '1 hour ago'],
  ['2026-11-23T12:00:00.000Z', 'de', 'gestern'],
  ['2026-09-20T12:00:00.000Z', 'es', 'hace 2 meses'],
  ['2024-11-01T12:00:00.000Z', 'fr', 'il y a 2 ans'],
])('at noon of November 24, %s is in %s: %s', (date, language, text) => {
  expect(timeAgo(date, NOW, language).replace(/\s/g, ' ')).toBe(text);
});
