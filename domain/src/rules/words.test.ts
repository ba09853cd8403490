import { describe, expect, test } from 'vitest';
import { finderOf, findWordsOf, phraseFinderOf, sortKey, wordsOf } from './words.ts';

describe('the words of a text', () => {
  test.each([
    ['Élan d’Été', ['elan', 'dete']],
    ['E\u0301lan d’e\u0301te\u0301', ['elan', 'dete']],
    ['Zoë ÅNGSTRÖM zoe.angstrom@example.com', ['zoe', 'angstrom', 'example', 'com']],
    ['AL-0171 (N° 5)', ['al', '0171', 'n', '5']],
    ['İstanbul', ['istanbul']],
    [
      'Groß Łukasz Ørsted Đorđević Æther Œuvre ıhlamur',
      ['gross', 'lukasz', 'orsted', 'dordevic', 'aether', 'oeuvre', 'ihlamur'],
    ],
    [
      "O’Neil o'brien d`Arc L´Eau Oʻahu ‘Ana’ Ana’s 90’",
      ['oneil', 'obrien', 'darc', 'leau', 'oahu', 'ana', 'anas', '90'],
    ],
    ['so\u00adft\u200bly \u200elinen\ufe0f', ['soft', 'ly', 'linen']],
    ['Ночной цветок', ['ночнои', 'цветок']],
    ['ﬁg', ['fig']],
    ['Rose  ROSE', ['rose']],
    ['रात की रानी', ['रात', 'की', 'रानी']],
    ['100%', ['100']],
    [' %_*\ud83c👩‍🔬 ', []],
    ['', []],
  ])('of %j are %j', (text, words) => expect(wordsOf(text)).toEqual(words));
});

test('a text is found by its words with and without what stands before an apostrophe', () => {
  expect(findWordsOf('L’Eau d’Issey')).toEqual(['l', 'eau', 'd', 'issey', 'leau', 'dissey']);
  expect(findWordsOf('Rose ROSE')).toEqual(['rose']);
});

test.each([
  ['Ana Silva', 'mail of d’Ana Silva', true],
  ["Pat O'Neil", 'for PAT O’NEIL, please', true],
  ['Jörg Groß', 'Jorg Gross', true],
  ['Ana Silva', 'Ana Maria Silva', false],
  ['Ana Silva', 'Diana Silva', false],
  [' ’ ', ' ’ ', false],
])('whether the phrase “%s” stands in “%s” is %s', (phrase, text, isIn) => {
  expect(phraseFinderOf(phrase)(text)).toBe(isIn);
});

describe('names in the order of their keys', () => {
  const inOrder = (names: readonly string[]) =>
    names.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));

  test('are in the order in which people look for them', () => {
    const names = [
      '9 Lives',
      '10 Downing',
      'adam',
      'alice',
      'Ana 9',
      'ana 10',
      'Ana 010a',
      'de la Cruz',
    ];
    const more = [
      'Elo',
      'Élodie',
      'Emil',
      'Jürgen',
      'Łukasz',
      'Lukasz B',
      'O’Neil',
      'Öse',
      'Zoe',
      '李',
    ];
    const expected = [...names, ...more];
    expect(inOrder(expected.toReversed())).toEqual(expected);
  });

  test('are compared by up to 200 characters, with numbers of any length', () => {
    expect(sortKey('1 '.repeat(200))).toHaveLength(200);
    expect(sortKey(`Ana ${'9'.repeat(30)}`)).toBe(`ana ${'9'.repeat(30)}`);
    expect(sortKey('Ana 007')).toBe('ana 0000000007');
    expect(sortKey('Ana 000')).toBe('ana 0000000000');
    expect(sortKey('☆')).toBe('');
  });
});

describe('a search', () => {
  test.each([
    ['elan', 'Élan d’été'],
    ['été', 'E\u0301lan d’e\u0301te\u0301'],
    ['ÉTÉ  él', 'Élan d’été'],
    ['naranja n° 5', 'NARANJA N° 5'],
    ['0171', 'AL-0171'],
    ['istanbul', 'İstanbul'],
    ['ночнои', 'Ночной цветок'],
    ['동백', '\u1103\u1169\u11bc\u1107\u1162\u11a8꽃'],
    ['ｵﾚﾝｼﾞ', 'オレンジの花'],
    ['gross', 'Groß'],
    ['groß', 'GROSS'],
    ['lukasz', 'Łukasz'],
    ['oneil', 'O’Neil'],
    ['neil', 'O’Neil'],
    ['o’neil', 'Oneil'],
    ["l'eau", 'L’Eau d’Issey'],
    ['eau issey', 'L’Eau d’Issey'],
    ['sorensen', 'Sørensen'],
    ['dordevic', 'Đorđević'],
    ['aether', 'Æther'],
    ['yildiz', 'Yıldız'],
    ['\u200bana', 'Ana'],
    ['', 'anything'],
    [' % ', 'anything'],
  ])('for “%s” finds “%s”', (typed, text) => expect(finderOf(typed)(text)).toBe(true));

  test.each([
    ['lan', 'Élan d’été'],
    ['elan x', 'Élan d’été'],
    ['elane', 'Élan d’été'],
    ['elandete', 'Élan d’été'],
    ['eil', 'O’Neil'],
    ['रत', 'रात की रानी'],
    ['a', ''],
  ])('for “%s” does not find “%s”', (typed, text) => expect(finderOf(typed)(text)).toBe(false));
});
