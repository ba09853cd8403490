import { expect, test } from 'vitest';
import { isLanguage, languageOf } from './languages.ts';
import { texts as german } from './office-words/de.ts';
import { texts as english } from './office-words/en.ts';
import { texts as spanish } from './office-words/es.ts';
import { texts as french } from './office-words/fr.ts';
import { readOffice } from './office-words.ts';

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

test('only the four languages are supported', () => {
  expect(['en', 'es', 'fr', 'de', 'xx', '', 'toString'].filter(isLanguage)).toEqual([
    'en',
    'es',
    'fr',
    'de',
  ]);
});

/** All texts of French words, as they are written. */
const FRENCH = import.meta.glob('../../{lib,features/*}/words/**/fr.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const textsIn = (part: unknown): string[] =>
  part instanceof Object ? Object.values(part).flatMap(textsIn) : [String(part)];

test('French has no breaking space before punctuation or inside quotation marks', () => {
  const texts = Object.values(FRENCH).flatMap((file) => textsIn(JSON.parse(String(file))));
  expect(texts).toContain('Supprimer {name}\u00a0?');
  expect(texts.filter((text) => /[ \u202f][?:;!»]|«(?!\u00a0)|[^\s]»/.test(text))).toEqual([]);
});

test.each([
  ['en', english],
  ['de', german],
  ['es', spanish],
  ['fr', french],
] as const)(
  'in %s a provider name that ends in a full stop does not get a second one',
  (language, texts) => {
    const { users } = readOffice(texts, language);
    expect(users.galleryText({ provider: 'Aurum Scent Co.' })).toMatch(/[^.]\.$/);
  },
);
