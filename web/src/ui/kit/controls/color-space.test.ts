import { expect, test } from 'vitest';
import { hexOf, hsvOf } from './color-space.ts';

test.each([
  ['#F8B133', '#f8b133'],
  ['#333', '#333333'],
  ['#000000', '#000000'],
  ['#ffffff', '#ffffff'],
  ['#2c6a4a', '#2c6a4a'],
  ['#a4262c', '#a4262c'],
  ['#1b3c9e', '#1b3c9e'],
  ['no color', '#000000'],
])('%s becomes %s through hue, saturation and value', (hex, same) => {
  expect(hexOf(hsvOf(hex))).toBe(same);
});

test('pure red, green and blue have the hues 0, 120 and 240', () => {
  expect(['#ff0000', '#00ff00', '#0000ff'].map((hex) => hsvOf(hex))).toEqual([
    { h: 0, s: 1, v: 1 },
    { h: 120, s: 1, v: 1 },
    { h: 240, s: 1, v: 1 },
  ]);
});
