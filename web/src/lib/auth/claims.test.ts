import { expect, test } from 'vitest';
import { claimsOf, secondsLeft, subjectOf } from './claims.ts';
import { hasEnded } from './has-ended.ts';

const base64url = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const jwt = (claims: object) => `e30.${base64url(JSON.stringify(claims))}.signature`;

test('reads the claims of a token, including non-ASCII letters', () => {
  const claims = { sub: 'a?>~ÿ', name: 'Inès Çalder', roles: ['Task.Admin'] };
  expect(claimsOf(jwt(claims))).toEqual(claims);
});

test.each(['demo.Admin', '', 'a.b.c', 'a', `x.${btoa('null')}.y`, `x.${btoa('"text"')}.y`])(
  'finds no claims in %j',
  (token) => {
    expect(claimsOf(token)).toBeUndefined();
  },
);

test('reads how long a token is valid, and treats one without an expiry as expired', () => {
  expect(secondsLeft({ exp: 100 }, 40_000)).toBe(60);
  expect(secondsLeft({}, 40_000)).toBeLessThan(0);
});

test.each([
  ['a token of a work account from yesterday', jwt({ oid: 'p', exp: 1 }), true],
  ['one of a work account that is valid', jwt({ oid: 'p', exp: 99_999_999_999 }), false],
  ["a respondent's token", jwt({ sub: 'p', exp: 1 }), false],
  ['a demo token', 'demo.Admin', false],
])('of %s, %j, it is %s that it has ended', (_, token, expected) => {
  expect(hasEnded(token)).toBe(expected);
});

test('two tokens of one person have the same subject', () => {
  expect(subjectOf(jwt({ sub: 'p', exp: 1 }))).toBe(subjectOf(jwt({ sub: 'p', exp: 2 })));
  expect(subjectOf('demo.Admin')).not.toBe(subjectOf('demo.Manager'));
  expect(subjectOf(null)).toBe('');
});
