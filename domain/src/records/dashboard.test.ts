import { expect, test } from 'vitest';
import { tilesOf } from './dashboard.ts';

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
