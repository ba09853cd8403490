import { expect, test } from 'vitest';
import { quoted } from './quoted.ts';

test.each([
  ['Citrus', 'Citrus'],
  [' Rose\u202e\tand\nOud ', 'Rose  and Oud'],
  [12.5, '12.5'],
  [Number.NaN, 'NaN'],
  ['x'.repeat(60), 'x'.repeat(60)],
  ['x'.repeat(61), `${'x'.repeat(60)}…`],
  ['😀'.repeat(60), '😀'.repeat(60)],
  ['😀'.repeat(5000), `${'😀'.repeat(60)}…`],
  [`${'x'.repeat(119)}😀`, `${'x'.repeat(60)}…`],
  ['\ud800', '\ufffd'],
  ['', '?'],
  ['\u200b', '?'],
  [undefined, '?'],
  [null, '?'],
  [true, '?'],
  [[1, 2], '?'],
  [{}, '?'],
  [{ toString: 'x' }, '?'],
  [Object.create(null), '?'],
])('of %j a message quotes %j', (value, expected) => {
  expect(quoted(value)).toBe(expected);
});
