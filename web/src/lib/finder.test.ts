import { expect, test } from 'vitest';
import { finderOf } from './finder.ts';

const isFound = (typed: string, name: string) => finderOf(typed)(name);

test.each([
  ['elan', 'Élan d’été'],
  ['été', 'E\u0301lan d’e\u0301te\u0301'],
  ['naranja n° 5', 'NARANJA N° 5'],
  ['istanbul', 'İstanbul'],
  ['ночнои', 'Ночной цветок'],
  ['동백', '\u1103\u1169\u11bc\u1107\u1162\u11a8꽃'],
  ['ｵﾚﾝｼﾞ', 'オレンジの花'],
])('“%s” finds “%s”', (typed, name) => expect(isFound(typed, name)).toBe(true));

test('a vowel sign is part of its word in scripts that write vowels so', () => {
  expect(isFound('रत', 'रात की रानी')).toBe(false);
});
