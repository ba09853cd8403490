import { describe, expect, test } from 'vitest';
import { finderOf, wordsOf } from './words.ts';

describe('the words of a text', () => {
  test.each([
    ['Élan d’Été', ['elan', 'd', 'ete']],
    ['E\u0301lan d’e\u0301te\u0301', ['elan', 'd', 'ete']],
    ['Zoë ÅNGSTRÖM zoe.angstrom@example.com', ['zoe', 'angstrom', 'example', 'com']],
    ['AL-0171 (N° 5)', ['al', '0171', 'n', '5']],
    ['İstanbul', ['istanbul']],
    ['Ночной цветок', ['ночнои', 'цветок']],
    ['ﬁg', ['fig']],
    ['Rose  ROSE', ['rose']],
    ['रात की रानी', ['रात', 'की', 'रानी']],
    ['100%', ['100']],
    [' %_*\ud83c👩‍🔬 ', []],
    ['', []],
  ])('of %j are %j', (text, words) => expect(wordsOf(text)).toEqual(words));
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
    ['', 'anything'],
    [' % ', 'anything'],
  ])('for “%s” finds “%s”', (typed, text) => expect(finderOf(typed)(text)).toBe(true));

  test.each([
    ['lan', 'Élan d’été'],
    ['elan x', 'Élan d’été'],
    ['elane', 'Élan d’été'],
    ['elandete', 'Élan d’été'],
    ['रत', 'रात की रानी'],
    ['a', ''],
  ])('for “%s” does not find “%s”', (typed, text) => expect(finderOf(typed)(text)).toBe(false));
});
