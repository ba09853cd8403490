import { expect, test } from 'vitest';
import { catalogueWithoutTile, JUMP_NAMES, tilesOf } from './lists.ts';

test.each([
  [
    'Admin',
    true,
    [
      'fragrances',
      'questions',
      'adjectives',
      'providers',
      'users',
      'invites',
      'quizResults',
      'userLogs',
    ],
  ],
  ['Manager', true, ['users', 'inventory', 'invites', 'quizResults', 'userLogs']],
  ['Manager', false, ['users', 'invites', 'quizResults', 'userLogs']],
  ['Salesperson', true, ['inventory', 'invites', 'quizResults']],
  ['Salesperson', false, ['invites', 'quizResults']],
] as const)('%s with a provider (%s) is shown the tiles %j', (role, hasProvider, tiles) => {
  expect(tilesOf(role, hasProvider)).toEqual(tiles);
});

test('the menu "Jump to.." has the lists in the order of the specification', () => {
  expect(JUMP_NAMES.join(' ')).toBe(
    'fragrances questions users adjectives providers invites quizResults',
  );
});

test('a role without tiles of the catalogue has its lists elsewhere', () => {
  expect(catalogueWithoutTile('Admin')).toEqual([]);
  expect(catalogueWithoutTile('Manager').join(' ')).toBe(
    'fragrances questions adjectives providers',
  );
});
