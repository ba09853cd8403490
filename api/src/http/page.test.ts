import { expect, test } from 'vitest';
import { storedDate } from './page.ts';

test.each([
  ['2026-03-01T10:00:00+02:00', '2026-03-01T08:00:00.000Z'],
  ['9999-12-31T23:59:59-23:59', '9999-12-31T23:59:59.999Z'],
  ['9999-12-31T23:59:59Z', '9999-12-31T23:59:59.000Z'],
])('the date %s is stored as %s', (date, stored) => {
  expect(storedDate(date)).toBe(stored);
});
