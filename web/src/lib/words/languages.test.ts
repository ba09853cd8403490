import { expect, test } from 'vitest';
import { isLanguage, languageOf } from './languages.ts';

test.each([
  [['de-AT', 'en'], 'de'],
  [['it', 'fr-CA', 'en'], 'fr'],
  [['en-GB', 'de'], 'en'],
  [['ES'], 'es'],
  [['it', 'pt-BR'], 'en'],
  [['constructor'], 'en'],
  [[], 'en'],
])('a browser that prefers %j gets %s', (tags, language) => {
  expect(languageOf(tags)).toBe(language);
});

test('only the four are languages', () => {
  expect(['en', 'es', 'fr', 'de', 'xx', '', 'toString'].filter(isLanguage)).toEqual([
    'en',
    'es',
    'fr',
    'de',
  ]);
});
