import { expect, test } from 'vitest';
import { isNear, MINUTE_MS } from './durations.ts';

test.each([
  [0, true],
  [59_999, true],
  [60_000, false],
  [-59_999, true],
  [-60_000, false],
])('a time %i ms later is within a minute: %s', (later, expected) => {
  expect(isNear(MINUTE_MS, 1_000_000, 1_000_000 + later)).toBe(expected);
});
