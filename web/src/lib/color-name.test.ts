import { expect, test } from 'vitest';
import { colorName } from './color-name.ts';
import { common as de } from './words/de/common.ts';
import { common as en } from './words/en/common.ts';
import { common as es } from './words/es/common.ts';
import { common as fr } from './words/fr/common.ts';

test.each([
  ['#6E7F96', 'grayish blue'],
  ['#A9B7C6', 'light gray'],
  ['#D9D2C5', 'beige'],
  ['#4A5568', 'dark grayish blue'],
  ['#E6B89C', 'beige'],
  ['#F8B133', 'orange'],
  ['#333', 'dark gray'],
  ['#808080', 'gray'],
  ['#EEEEEE', 'light gray'],
  ['#FFFFFF', 'white'],
  ['#FFF8E7', 'white'],
  ['#000', 'black'],
  ['#1F1B16', 'black'],
  ['#FF0000', 'red'],
  ['#7A1F2B', 'dark red'],
  ['#FFC0CB', 'light pink'],
  ['#FF69B4', 'pink'],
  ['#FF7F50', 'orange'],
  ['#A5541B', 'brown'],
  ['#5B3A1E', 'dark brown'],
  ['#FFFF00', 'yellow'],
  ['#808000', 'green'],
  ['#9CAF88', 'grayish green'],
  ['#00FF00', 'green'],
  ['#008080', 'turquoise'],
  ['#87CEEB', 'light blue'],
  ['#0000FF', 'blue'],
  ['#000080', 'dark blue'],
  ['#E6E6FA', 'light violet'],
  ['#8A2BE2', 'violet'],
])('the color %s is called %s', (hex, name) => {
  expect(colorName(hex, en.color)).toBe(name);
});

test('a name of three words is in the order of its language', () => {
  expect([de, es, fr].map(({ color }) => colorName('#4A5568', color))).toEqual([
    'dunkles gräuliches Blau',
    'azul grisáceo oscuro',
    'bleu grisé foncé',
  ]);
});
