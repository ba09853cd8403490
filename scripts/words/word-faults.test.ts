import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Texts } from './texts.ts';
import { faultsIn, wordFaults } from './word-faults.ts';

const DAYS = '{count, plural, one {# day} other {# days}}';

/** What is wrong with words of one key. */
const faults = (en: Texts[string], other: Texts[string] | undefined, language = 'de') =>
  faultsIn({
    folder: 'words',
    languages: new Map<string, Texts>([
      ['en', { a: en }],
      [language, other === undefined ? {} : { a: other }],
    ]),
    faults: [],
  });

test.each<[string, Texts[string], Texts[string]]>([
  ['a text', 'Title', 'Titel'],
  ['an apostrophe', 'Do not', "N'y va pas"],
  ['a plural with more forms', DAYS, '{count, plural, =0 {nie} one {# Tag} other {# Tage}}'],
  ['a plural of one form', DAYS, '{count, plural, other {#d}}'],
  ['a choice', 'Sent to {place}', 'An {place, select, home {uns} other {{place}}}'],
  ['a list', ['bad', 'good'], ['schlecht', 'gut']],
  ['a group', { b: 'One', c: { d: 'Two' } }, { b: 'Eins', c: { d: 'Zwei' } }],
])('%s is right', (_, en, other) => {
  expect(faults(en, other)).toEqual([]);
});

test.each<[string, Texts[string], Texts[string] | undefined, string]>([
  ['missing', 'Title', undefined, 'a is missing'],
  ['missing in a group', { b: 'One' }, {}, 'a.b is missing'],
  ['surplus', {}, { b: 'Eins' }, 'a.b is not in en.json'],
  ['inherited', { toString: 'One' }, {}, 'a.toString is missing'],
  ['empty', 'Title', '', 'a is empty'],
  ['of another kind', 'Title', ['Titel'], 'a is another kind of value than in en.json'],
  ['a group for a text', 'Title', { b: 'Titel' }, 'a is another kind of value than in en.json'],
  ['a shorter list', ['bad', 'good'], ['gut'], 'a has 1 texts, en.json has 2'],
  ['a sentence in a list', ['of 5'], ['{n}'], 'a is a list of something else than plain texts'],
  ['without a placeholder', 'Hello {name}', 'Hallo', 'a lacks {name}'],
  ['with one too many', 'Hello', 'Hallo {name}', 'a has {name}, which en.json does not have'],
  [
    'with one in a form',
    DAYS,
    '{count, plural, other {# {unit}}}',
    'a has {unit}, which en.json does not have',
  ],
  ['a plural without other', DAYS, '{count, plural, one {# Tag}}', 'a has no "other" for {count}'],
  ['a choice without other', '{a}', '{a, select, b {c}}', 'a has no "other" for {a}'],
  [
    'a plural that the language lacks',
    DAYS,
    '{count, plural, few {# Tage} other {# Tage}}',
    'a has "few" for {count}, a plural that de does not have',
  ],
])('a text that is %s has a fault', (_, en, other, fault) => {
  expect(faults(en, other)).toEqual([`words/de.json: ${fault}`]);
});

test.each([
  ['{name', 'expected } before ""'],
  ['name}', 'expected the end before "}"'],
  ['{}', 'expected {name before "{}"'],
  ['{count, plural}', 'expected " plural," or " select," before " plural}"'],
  ['{count, number, integer}', 'expected " plural," or " select," before " number, integer}"'],
  ['{count, plural, one {# day}', 'expected a form as in " one {" before ""'],
  ['{count, plural, one {a} one {b} other {c}}', '"one" is there twice for {count}'],
  [
    '{count, plural,one {a} other {b}}',
    'expected a form as in " one {" before "one {a} other {b}}"',
  ],
])('%s is malformed', (text, fault) => {
  expect(faults('{name} {count}', text)).toEqual([`words/de.json: a is malformed: ${fault}`]);
});

test('English is held to the same rules', () => {
  const languages = new Map<string, Texts>([['en', { a: '{count, plural, one {day}}' }]]);
  expect(faultsIn({ folder: 'words', languages, faults: [] })).toEqual([
    'words/en.json: a has no "other" for {count}',
  ]);
});

test('a language without its file has a fault, and so has a file that is no JSON', () => {
  const root = mkdtempSync(join(tmpdir(), 'words-'));
  const folder = 'web/src/features/trips/words';
  mkdirSync(join(root, folder), { recursive: true });
  for (const language of ['en', 'es', 'fr'])
    writeFileSync(join(root, folder, `${language}.json`), language === 'fr' ? '{' : '{}');
  const found = wordFaults(root).map((fault) => fault.replace(/: .*/, ''));
  expect(found).toEqual([`${folder}/fr.json`, `${folder}/de.json`]);
});
