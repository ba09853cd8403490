import { expect, test } from 'vitest';
import { isEqual } from './is-equal.ts';

test.each([
  [
    ['red', 'blue'],
    ['red', 'blue'],
  ],
  [
    { name: 'Oak', weight: 3 },
    { weight: 3, name: 'Oak' },
  ],
  [[{ id: 'a', colors: ['red'] }], [{ id: 'a', colors: ['red'] }]],
  [{ name: 'Oak' }, { name: 'Oak', note: undefined }],
  [null, null],
])('%j equals %j', (one, other) => {
  expect(isEqual(one, other)).toBe(true);
});

test.each([
  [
    ['red', 'blue'],
    ['blue', 'red'],
  ],
  [['red'], ['red', 'blue']],
  [{ colors: ['red'] }, { colors: ['blue'] }],
  [[], {}],
  [null, {}],
  ['1', 1],
])('%j differs from %j', (one, other) => {
  expect(isEqual(one, other)).toBe(false);
});
