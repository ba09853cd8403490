import { expect, test } from 'vitest';
import { logIdOf } from './log-id.ts';

const staff = {
  kind: 'Admin' as const,
  email: 'ana@example.com',
  name: 'Ana Silva',
  userId: null,
  provider: null,
  language: 'en',
  logo: '',
  settings: null,
};

test.each([
  ['the id of their settings', { userId: 'user-1', memberId: 'oid-1' }, 'user-1'],
  ["the directory's id, without settings", { memberId: 'oid-1' }, 'oid-1'],
  ['the role, for a demo account without settings', { memberId: undefined }, 'demo-Admin'],
])('the user log calls a person by %s', (_, given, expected) => {
  expect(logIdOf({ ...staff, ...given })).toBe(expected);
});
