import { expect, test } from 'vitest';
import { tilesOf, todosOf } from './dashboard.ts';

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

test.each([
  [
    'Admin',
    [
      'expiringInvites',
      'pendingRoles',
      'failedInviteMails',
      'failedUserMails',
      'draftFragrances',
      'draftQuestions',
    ],
  ],
  // Mails have no provider, so only those who may see all of them are told of failed ones.
  ['Manager', ['expiringInvites', 'pendingRoles']],
  ['Salesperson', ['expiringInvites']],
] as const)('%s is shown the open work %j', (role, todos) => {
  expect(todosOf(role)).toEqual(todos);
});
