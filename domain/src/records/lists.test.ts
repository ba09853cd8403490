import { expect, test } from 'vitest';
import { catalogueWithoutTile, JUMP_NAMES, listsOf, TILE_NAMES, tilesOf } from './lists.ts';

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

test('the tiles have the order of the specification', () => {
  expect(TILE_NAMES.join(' ')).toBe(
    'fragrances questions adjectives providers users inventory invites quizResults userLogs',
  );
});

test.each([
  [
    'Admin',
    true,
    'quiz: questions adjectives fragrances providers, people: invites users, results: quizResults insight, ' +
      'records: userLogs audit people changes jobs',
  ],
  [
    'Admin',
    false,
    'quiz: questions adjectives fragrances providers, people: invites users, results: quizResults insight, ' +
      'records: userLogs audit people changes jobs',
  ],
  [
    'Manager',
    true,
    'quiz: questions adjectives fragrances providers inventory, people: invites users, ' +
      'results: quizResults insight, records: userLogs changes',
  ],
  ['Manager', false, 'quiz: questions adjectives fragrances providers, records: changes'],
  ['Salesperson', true, 'quiz: inventory, people: invites, results: quizResults insight'],
  ['Salesperson', false, 'people: invites, results: quizResults insight'],
] as const)('%s with a provider (%s) opens %s from the rail', (role, hasProvider, expected) => {
  const groups = Map.groupBy(listsOf(role, hasProvider), ({ group }) => group);
  const lines = [...groups].map(
    ([group, lists]) => `${group}: ${lists.map(({ name }) => name).join(' ')}`,
  );
  expect(lines.join(', ')).toBe(expected);
});
