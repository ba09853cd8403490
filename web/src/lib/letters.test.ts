import { expect, test } from 'vitest';
import { beginnings, letterOf } from './letters.ts';

test.each([
  ['oak', 'O'],
  ['Ébène', 'E'],
  ['Ñandú', 'N'],
  ['ßaffron', 'S'],
  ['Æther', 'A'],
  ['Œillet', 'O'],
  ['4711', '#'],
  ['“Rose”', '#'],
  ['Ирис', '#'],
  ['白檀', '#'],
  ['', '#'],
])('%s stands under %s', (name, letter) => {
  expect(letterOf(name, 'en')).toBe(letter);
});

test('each letter begins at its first row, in either order, and letters without rows are missing', () => {
  const names = ['1 Day', 'Amber', 'Äpfel', 'Cedar', 'Clove', 'Zest'];
  const at = (rows: string[]) => [...beginnings(rows.length, (row) => rows[row] ?? '', 'de')];
  expect(at(names)).toEqual([
    ['#', 0],
    ['A', 1],
    ['C', 3],
    ['Z', 5],
  ]);
  expect(at(names.toReversed())).toEqual([
    ['Z', 0],
    ['C', 1],
    ['A', 3],
    ['#', 5],
  ]);
});
