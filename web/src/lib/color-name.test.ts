import { expect, test } from 'vitest';
import { colorName } from './color-name.ts';
import type { Language } from './words/languages.ts';
import { showLanguage, wordsNow } from './words/words.ts';

async function colorWords(language: Language) {
  await showLanguage(language);
  return wordsNow().color;
}
const en = await colorWords('en');

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
  expect(colorName(hex, en)).toBe(name);
});

test.each([
  ['de', 'dunkles gräuliches Blau'],
  ['es', 'azul grisáceo oscuro'],
  ['fr', 'bleu grisé foncé'],
] as const)('in %s a name of three words is %s', async (language, name) => {
  expect(colorName('#4A5568', await colorWords(language))).toBe(name);
});
