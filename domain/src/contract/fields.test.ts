import { expect, test } from 'vitest';
import { areInOrder } from './fields.ts';

test.each([
  ['2026-05-01T08:00:00Z', '2026-05-01T08:00:01Z', true],
  ['2026-05-01T08:00:00Z', '2026-05-01T08:00:00Z', true],
  ['2026-05-01T08:00:01Z', '2026-05-01T08:00:00Z', false],
  // Half an hour later, although its text comes first.
  ['2026-05-01T08:00:00+02:00', '2026-05-01T06:30:00Z', true],
  [undefined, '2026-05-01T08:00:00Z', true],
  ['2026-05-01T08:00:00Z', '', true],
])('a range from %j to %j is in order: %s', (from, to, isInOrder) => {
  expect(areInOrder(from, to)).toBe(isInOrder);
});
