import { describe, expect, test } from 'vitest';
import { decodedWhole, mendedAddress } from './mended-address.ts';

const mended = (text: string) => {
  const { pathname, search, hash } = new URL(text, 'https://vse.example');
  const address = mendedAddress({ pathname, search, hash });
  return `${address.pathname}${address.search}${address.hash}`;
};

describe('an address that is meant for the invite', () => {
  test.each([
    ['/invite%23email=a%40b.example&code=X', '/invite#email=a%40b.example&code=X'],
    ['/invite%2523email%253Da', '/invite#email%253Da'],
    ['/Invite%23email=a', '/invite#email=a'],
    ['/INVITE#EMAIL=a', '/invite#EMAIL=a'],
    ['/invite/%23email=a', '/invite#email=a'],
    ['/invite/#email=a', '/invite#email=a'],
    ['/invite%3Femail=a', '/invite#email=a'],
    ['/invite&email=a', '/invite#&email=a'],
    ['/invite=23email=3Da', '/invite#=23email=3Da'],
    ['/inviteemail=a', '/invite#email=a'],
    ['/invite%EF%BC%83email=a', '/invite#%EF%BC%83email=a'],
    ['/invite%23email=a?utm_source=b#c', '/invite?utm_source=b#email=a&c'],
    ['/invite.', '/invite'],
    ['/invite)', '/invite'],
    ['/invite%3E', '/invite'],
    ['/invite%E2%80%8B', '/invite'],
    ['/invite/', '/invite'],
  ])('%s opens %s', (text, expected) => expect(mended(text)).toBe(expected));

  test('with two slashes before it opens the page', () => {
    const address = { pathname: '//invite', search: '', hash: '#email=a' };
    expect(mendedAddress(address)).toEqual({ ...address, pathname: '/invite' });
  });
});

describe('an address of results or of a quiz', () => {
  test.each([
    ['/results/a-1.', '/results/a-1'],
    ['/results/a-1)', '/results/a-1'],
    ['/results/a-1%3E,', '/results/a-1'],
    ['/results/%3Ca-1%3E', '/results/a-1'],
    ['/results/a-1%22%3Eopen', '/results/a-1'],
    ['/results/a-1%23top', '/results/a-1'],
    ['/results/a-1%20', '/results/a-1'],
    ['/results/a-1/.)', '/results/a-1'],
    ['/Quiz/a-1.', '/quiz/a-1'],
    ['/quiz/a-1/complete.', '/quiz/a-1/complete'],
    ['/quiz/a-1.?lang=de', '/quiz/a-1?lang=de'],
  ])('%s opens %s', (text, expected) => expect(mended(text)).toBe(expected));
});

test.each([
  ['/)', '/'],
  ['/%3E.', '/'],
  ['/login.', '/login'],
  ['/users/a-1%22)', '/users/a-1'],
  ['/fragrances/a-1/,', '/fragrances/a-1'],
])('%s opens %s, without the sign behind it', (text, expected) =>
  expect(mended(text)).toBe(expected),
);

test.each([
  '/',
  '/invite#email=a%40b.example&code=X',
  '/invites',
  '/invites?find=a',
  '/invite-list',
  '/invite/list',
  '/quiz/a-1',
  '/results',
  '/results/a-1/download-answers',
  '/users/a/delete/Ana.',
  '/users/a/delete/Dr.%20Ana.',
  '/start',
  '/%E6%97%A5',
  '/%E2%82%AC',
])('%s stays as it is', (text) => expect(mended(text)).toBe(text));

test.each([
  ['%252540', '@'],
  ['a&amp;code=b', 'a&code=b'],
  ['a&amp;amp;code=b', 'a&code=b'],
  ['&#64;&#x40;', '@@'],
  ['a\u200bb', 'ab'],
  ['％', '%'],
  ['%4', '%4'],
  ['%E2%80', '%E2%80'],
])('%j is %j without its encodings', (text, plain) => expect(decodedWhole(text)).toBe(plain));
