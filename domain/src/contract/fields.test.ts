import { expect, test } from 'vitest';
import { areInOrder, Email, OptionalPage } from './fields.ts';

test.each([
  ['2026-05-01T08:00:00Z', '2026-05-01T08:00:01Z', true],
  ['2026-05-01T08:00:00Z', '2026-05-01T08:00:00Z', true],
  ['2026-05-01T08:00:01Z', '2026-05-01T08:00:00Z', false],
  // Half an hour later, although its text comes first.
  ['2026-05-01T08:00:00+02:00', '2026-05-01T06:30:00Z', true],
  [undefined, '2026-05-01T08:00:00Z', true],
  ['2026-05-01T08:00:00Z', '', true],
])('a range from %j to %j is in order: %s', (from, to, isInOrder) => {
  expect(areInOrder(from, to)).toBe(isInOrder);
});

test.each([
  "o'hara@example.com",
  'ana+tag#1@mail.example.com',
  'a@b.example',
  'Ana@Bücher.example',
  'ana@xn--bcher-kva.example',
  'ana@中国.xn--fiqs8s',
  'ana@paral·lel。example',
])('the address %s is taken', (email) => {
  expect(Email().safeParse(email).data).toBe(email);
});

test.each([
  // Eight signs that nobody sees, as they are pasted along.
  ...[...'\u200b\u00ad\u200e\u200f\u200d\u2060\ufeff\u202e'].map(
    (sign) => `${sign}ana@example.com`,
  ),
  '\tana@exam\u200bple.com\ufe0f\n',
  'ａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ',
])('the address %j is taken without what nobody typed', (email) => {
  expect(Email().parse(email)).toBe('ana@example.com');
});

test('the curly apostrophe of phones is taken for the one of addresses', () => {
  expect(Email().parse('o’brien@example.com')).toBe("o'brien@example.com");
});

test.each([
  // Neither the directory nor most mail servers take other letters before the @.
  'josé@example.com',
  'jose\u0301@example.com',
  'аna@example.com',
  'a–b@example.com',
  'an\u0000a@example.com',
  'ana@exa_mple.com',
  'ana@a\u2800b.example',
  'ana@bücher',
  'ana@bücher.example/x',
  'ana@-.1',
  '.ana@example.com',
  'ana@example.com.',
  'a@[127.0.0.1]',
  'pay%40pal@example.com',
  '"a b"@example.com',
  '"a%b"@[1.2.3.4]',
  'a b%c@example.com',
])('the address %j is refused with one message', (email) => {
  expect(
    Email()
      .safeParse(email)
      .error?.issues.map(({ message }) => message),
  ).toEqual(['EMAIL_INVALID']);
});

test('an address of 320 characters is too long, also with signs that NFKC makes longer', () => {
  const long = `${'\u200b’+'.repeat(100)}${'ﬃ'.repeat(8)}@bücher.example`;
  for (const email of [long.repeat(3).slice(0, 320), `${'ﷺ'.repeat(40)}@example.com`])
    expect(
      Email()
        .safeParse(email)
        .error?.issues.map(({ message }) => message),
    ).toEqual(['EMAIL_TOO_LONG']);
});

const page = OptionalPage('PRIVACY_NOTICE_INVALID');

test.each([
  'https://verdier.example/privacy',
  'https://m\u00fcller.example/de/datenschutz?a=b#c',
  '',
  undefined,
])('the page %s is taken', (address) => {
  expect(page.parse(address)).toBe(address);
});

test.each([
  'http://verdier.example/privacy',
  'javascript:alert(1)',
  'verdier.example/privacy',
  'https://',
  'https://localhost/privacy',
  'https://127.0.0.1/privacy',
  'https://aurum.example@evil.example/privacy',
  'https:\\\\evil.example',
  'https://verdier.example/a b',
  'https://verdier.example/\u202eexe.pdf',
  `https://verdier.example/${'x'.repeat(2000)}`,
])('the page %s is refused with one message', (address) => {
  expect(page.safeParse(address).error?.issues.map(({ message }) => message)).toEqual([
    'PRIVACY_NOTICE_INVALID',
  ]);
});
