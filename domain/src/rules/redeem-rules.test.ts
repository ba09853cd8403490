import { describe, expect, test } from 'vitest';
import { RedeemInvite } from '../records/invites.ts';
import { cleanEmail, meantCodes, redeemGaps } from './redeem-rules.ts';

test.each([
  ['', '', ['email', 'code']],
  ['ada@example.com', '', ['code']],
  ['ada@example.com', 'ABC12', ['code']],
  ['ada@example.com', 'ABC1234', ['code']],
  ['  ', 'ABC123', ['email']],
  ['a'.repeat(201), 'ABC123', ['email']],
  [' ada@example.com ', ' ABC123 ', []],
] as const)(
  'for %j and %j, the page and the API find the same fields missing: %j',
  (email, code, gaps) => {
    expect(redeemGaps({ email, code })).toEqual(gaps);
    const issues = RedeemInvite.safeParse({ email, code }).error?.issues ?? [];
    expect([...new Set(issues.map(({ path }) => path[0]))]).toEqual(gaps);
  },
);

describe('an address as people paste it is cleaned', () => {
  test.each([
    ['Ana Ruiz <ana@example.com>', 'ana@example.com'],
    ['"Ruiz, Ana" <ana@example.com>;', 'ana@example.com'],
    ['Ana <ana@localhost>', 'ana@localhost'],
    ['Ana (ana@example.com)', 'ana@example.com'],
    ['E-mail: ana@example.com', 'ana@example.com'],
    ['<ana@example.com>', 'ana@example.com'],
    ['mailto:ana@example.com?subject=Quiz', 'ana@example.com'],
    ['ana@example.com.', 'ana@example.com'],
    ['ana@example.com,', 'ana@example.com'],
    ['“ana@example.com”', 'ana@example.com'],
    ["'ana@example.com'", 'ana@example.com'],
    ['\u200bana@example.com\u00ad', 'ana@example.com'],
    ['\u00a0ana@example.com ', 'ana@example.com'],
    ['ana @example. com', 'ana@example.com'],
    ['ana@hotel.co .uk', 'ana@hotel.co.uk'],
    ['ａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ana@example.com'],
    ['ana@example。com', 'ana@example.com'],
    ['\u3000ana@example.com', 'ana@example.com'],
  ])('%j is %j', (typed, address) => expect(cleanEmail(typed)).toBe(address));

  test.each([
    'Ana.O+quiz@Example.com',
    "o'brien@example.com",
    'a?b@example.com',
    '"a b"@example.com',
  ])('%s stays as it is', (address) => expect(cleanEmail(address)).toBe(address));

  test.each(['', ' ', '.', '<>'])('%j is nothing', (typed) => expect(cleanEmail(typed)).toBe(''));
});

describe('a code as people type it', () => {
  test.each([
    ['W2A4KX'],
    [' W2A4KX '],
    ['W2A 4KX'],
    ['W2A-4KX'],
    ['W2A\u20114KX'],
    ['W2A–4KX.'],
    ['W2A4KX.'],
    ['“W2A4KX”'],
    ["'W2A4KX'"],
    ['(W2A4KX)'],
    ['W2A4\u200bKX'],
    ['W 2 A 4 K X'],
    ['Ｗ２Ａ４ＫＸ'],
    ['Invite code: W2A4KX'],
    ['Code W2A 4KX.'],
  ])('%j means W2A4KX', (typed) => expect(meantCodes(typed)).toEqual(['W2A4KX']));

  test('in small letters means capitals, and itself if those belong to no invite', () => {
    expect(meantCodes('w2a4kx')).toEqual(['W2A4KX', 'w2a4kx']);
  });

  test('of signs that a program has chosen is sent as it is', () => {
    expect(meantCodes('Ab-C2!')).toEqual(['Ab-C2!']);
  });

  test.each(['', 'ABC12', 'ABCDEFG', 'ABC-DEF-1'])('%j means none', (typed) =>
    expect(meantCodes(typed)).toEqual([]),
  );
});
