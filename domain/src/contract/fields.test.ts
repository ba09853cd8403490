import { expect, test } from 'vitest';
import { areInOrder, Email } from './fields.ts';

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
