import { permissions } from '@vse/domain/access/permissions';
import { expect, test } from 'vitest';
import { may } from './may.ts';

test.each([
  ['Admin', true, true, true],
  ['Manager', true, true, false],
  ['Salesperson', true, false, false],
] as const)(
  'the invites of a %s reach their own, their provider’s and all: %s, %s, %s',
  (kind, ...reach) => {
    const { read } = permissions.invites;
    expect([
      may({ kind }, read, 'own'),
      may({ kind }, read, 'ownProvider'),
      may({ kind }, read, 'all'),
    ]).toEqual(reach);
    expect(may({ kind }, read)).toBe(true);
  },
);

test('a role without a permission may do nothing with it', () => {
  expect(may({ kind: 'Salesperson' }, permissions.catalogue.write)).toBe(false);
  expect(may({ kind: 'Manager' }, permissions.quizResults.adminTools)).toBe(false);
});
