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

test.each(["o'hara@example.com", 'ana+tag#1@mail.example.com', 'a@b.example'])(
  'the address %s is taken',
  (email) => {
    expect(Email().safeParse(email).data).toBe(email);
  },
);

test.each([
  'a@[127.0.0.1]',
  'pay%40pal@example.com',
  '"a b"@example.com',
  '"a%b"@[1.2.3.4]',
  'a b%c@example.com',
])('the address %s is refused with one message', (email) => {
  expect(
    Email()
      .safeParse(email)
      .error?.issues.map(({ message }) => message),
  ).toEqual(['EMAIL_INVALID']);
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
