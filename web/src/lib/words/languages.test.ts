import { expect, test } from 'vitest';
import { users as german } from './de/users.ts';
import { users as english } from './en/users.ts';
import { users as spanish } from './es/users.ts';
import { audit } from './fr/audit.ts';
import { changes } from './fr/changes.ts';
import { jobs } from './fr/jobs.ts';
import { officeWords } from './fr/office-words.ts';
import { styleGuide } from './fr/style-guide.ts';
import { words } from './fr/words.ts';
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

test('only the four languages are supported', () => {
  expect(['en', 'es', 'fr', 'de', 'xx', '', 'toString'].filter(isLanguage)).toEqual([
    'en',
    'es',
    'fr',
    'de',
  ]);
});

/** All texts in a part of the words. Functions are called with example values. */
function textsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (typeof part === 'function') return [String(part(['Ana', 'Ben'], ['Ana', 'Ben'], ['Ana']))];
  return part instanceof Object ? Object.values(part).flatMap(textsIn) : [];
}

test('French has no breaking space before punctuation or inside quotation marks', () => {
  const texts = textsIn({ ...words, ...officeWords, audit, changes, jobs, styleGuide });
  expect(texts).toContain('Supprimer Ana,Ben\u00a0?');
  expect(texts.filter((text) => /[ \u202f][?:;!»]|«(?!\u00a0)|[^\s]»/.test(text))).toEqual([]);
});

test.each([english, german, spanish, officeWords.users])(
  'a provider name that ends in a full stop does not get a second one, %#',
  ({ galleryText }) => {
    expect(galleryText('Aurum Scent Co.')).toMatch(/[^.]\.$/);
  },
);
