import { expect, test } from 'vitest';
import { partedBy } from './parted-by.ts';

test.each([
  [
    'The coast in the off season.',
    'The coast in the dark season.',
    ['The coast in the ', 'off ', 'season.'],
  ],
  ['Mild spring', 'Late spring', ['', 'Mild ', 'spring']],
  ['the the the', 'the the', ['the ', 'the ', 'the']],
  ['Oak', 'Pine', ['', 'Oak', '']],
  ['Oak', 'Oak', ['Oak', '', '']],
  ['', 'Oak', ['', '', '']],
])('%j beside %j is parted into %j', (text, other, parts) => {
  const parted = partedBy(text, other);
  expect(parted).toEqual(parts);
  expect(parted.join('')).toBe(text);
});
