import { expect, test } from 'vitest';
import { createInvite } from '../records/invites.ts';
import { sendEmail } from '../records/mail.ts';
import { createProvider } from '../records/providers.ts';
import { createUserSetting } from '../records/users.ts';
import { hasWebAddress, isVisible } from './visible-text.ts';

test.each([
  'Ana-Lucía O’Brien Jr.',
  'Zoe\u0308 Nguye\u0302\u0303n',
  'Łukasz Żółć',
  'Владимир',
  'محمد عبد\u200cالله',
  'می\u200cخواهم',
  'क्\u200dष',
  'ශ්\u200dරී',
  '山田 太郎',
  'דוד',
  'Ana 👩\u200d🔬',
  '👩🏽\u200d💻 and ❤\ufe0f\u200d🔥',
  '',
])('all of %j is visible', (name) => {
  expect(isVisible(name)).toBe(true);
});

test.each([
  ['NUL', 'An\u0000a'],
  ['a tab', 'An\ta'],
  ['a line break', 'An\na'],
  ['a C1 control', 'An\u0085a'],
  ['a line separator', 'An\u2028a'],
  ['a bidi override', 'Ana \u202egro.live'],
  ['a bidi isolate', 'Ana \u2066x\u2069'],
  ['a right-to-left mark', 'Ana\u200f'],
  ['a zero-width space', 'An\u200ba'],
  ['a zero-width no-break space', 'An\ufeffa'],
  ['a word joiner', 'An\u2060a'],
  ['a joiner between Latin letters', 'An\u200da'],
  ['a non-joiner between Latin letters', 'An\u200ca'],
  ['a joiner after an emoji', '👩\u200d'],
  ['a soft hyphen', 'An\u00ada'],
  ['a blank Hangul letter', 'An\u3164a'],
  ['a tag character', 'Ana\u{e0041}'],
  ['half a surrogate pair', 'An\ud800a'],
  ['a blank Braille pattern', 'An\u2800a'],
  ['a variation selector alone', '\ufe0f'],
  ['a Mongolian selector alone', '\u180b'],
  ['an accent without a letter', '\u0301'],
])('%s is invisible', (_, name) => {
  expect(isVisible(name)).toBe(false);
});

test.each([
  ['Ana: https://evil.example', true],
  ['ana ://x', true],
  ['WWW.evil.example', true],
  ['Ana, your account is locked: evil.example', true],
  ['evil.EXAMPLE', true],
  ['evil-1.example', true],
  ['evil．example', true],
  ['evil。example', true],
  ['evil.例え', true],
  ['HTTPS:／／evil', true],
  ['evil/login', true],
  ['\\\\server\\share', true],
  ['Ana Wwwright', false],
  ['Ana-Lucía O’Brien Jr.', false],
  ['J.R.R. Tolkien, Ph.D.', false],
  ['Dr. Ana St. John', false],
  ['Ana: Silva...', false],
])('%j contains a web address: %s', (name, expected) => {
  expect(hasWebAddress(name)).toBe(expected);
});

const codes = (result: { error?: { issues: { message: string; path: PropertyKey[] }[] } }) =>
  result.error?.issues.map(({ message, path }) => `${String(path.at(-1))}: ${message}`);

test('names and subjects are refused by field, with a code', () => {
  const person = { email: 'ana@a.example', provider: 'abc' };
  const name = 'Ana \u202ewww.evil.example';
  expect(
    codes(
      createInvite.input.safeParse({
        ...person,
        name,
        salesperson: 'ben@a.example',
        code: 'AKCDX7',
      }),
    ),
  ).toEqual(['name: INVISIBLE_CHARACTERS', 'name: NAME_IS_ADDRESS']);
  expect(
    codes(
      createUserSetting.input.safeParse({
        ...person,
        firstName: 'https://a',
        lastName: 'x\u0000y',
        role: 'Manager',
      }),
    ),
  ).toEqual(['firstName: NAME_IS_ADDRESS', 'lastName: INVISIBLE_CHARACTERS']);
  expect(
    codes(createProvider.input.safeParse({ name: 'www.aurum.example', fragrances: [{ id: 'a' }] })),
  ).toBeUndefined();
  expect(
    codes(
      sendEmail.input.safeParse({
        recipient: 'a@b.example',
        subject: 'Hi\u2028there',
        plainText: 'one\n\ntwo',
      }),
    ),
  ).toEqual(['subject: SUBJECT_INVALID']);
});
