import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { Texts } from './texts.ts';
import { staleTypes, wordTypes } from './word-types.ts';

const set = (folder: string, en: Texts, fr: Texts = en) => ({
  folder: `web/src/${folder}`,
  languages: new Map([
    ['en', en],
    ['fr', fr],
  ]),
  faults: [],
});
const typesOf = (...sets: ReturnType<typeof set>[]) => {
  const [, types = ''] = wordTypes(sets).split(/^};\n\n/m);
  return types;
};

test('a sentence is typed by its placeholders in all languages, and a plain text by the English file', () => {
  const texts = {
    title: 'Trips',
    left: { days: '{count} left', of: 'of {name}' },
    'BEST MATCH': '{place, select, home {here} other {{place}}}',
    ratings: ['bad'],
  };
  const french = { ...texts, left: { ...texts.left, days: '{count, plural, other {#}}' } };
  expect(typesOf(set('lib/words/trip-parts', texts, french))).toBe(
    `export type TripPartsWords = WordsOf<typeof import('./trip-parts/en.json'), {
  left: {
    days: { count: number };
    of: { name: Shown };
  };
  'BEST MATCH': { place: string };
}>;
`,
  );
});

test('the words of features come with those of the office, and the words of their parts alone', () => {
  expect(
    typesOf(
      set('features/user-logs/words', { title: 'Logs' }),
      set('features/user-logs/words/chart', { title: 'Chart' }),
      set('lib/words/office-words', { messages: { CODE: 'The {field} is invalid.' } }),
    ),
  ).toBe(
    `type UserLogsWords = WordsOf<typeof import('../../features/user-logs/words/en.json'), {}>;

export type ChartWords = WordsOf<typeof import('../../features/user-logs/words/chart/en.json'), {}>;

export type OfficeWords = WordsOf<typeof import('./office-words/en.json'), {}> & {
  readonly messages: Readonly<Record<OfficeCode, string>>;
  readonly userLogs: UserLogsWords;
};
`,
  );
});

test('the types in the repository are those of the words', () => {
  expect(staleTypes(resolve(import.meta.dirname, '../..'))).toEqual([]);
});
