import { expect, test } from 'vitest';
import { todosOf } from './dashboard.ts';

test.each([
  [
    'Admin',
    [
      'failedInviteMails',
      'failedUserMails',
      'failedJobs',
      'pendingRoles',
      'draftFragrances',
      'unstockedFragrances',
      'draftQuestions',
      'leftOutQuestions',
      'expiringInvites',
    ],
  ],
  // Mails have no provider, so only those who may see all of them are told of failed ones.
  [
    'Manager',
    [
      'pendingRoles',
      'draftFragrances',
      'unstockedFragrances',
      'draftQuestions',
      'leftOutQuestions',
      'expiringInvites',
    ],
  ],
  ['Salesperson', ['expiringInvites']],
] as const)('%s is shown the open work %j', (role, todos) => {
  expect(todosOf(role)).toEqual(todos);
});

test('a Manager without a provider is told of the open work of the catalogue', () => {
  expect(todosOf('Manager', false)).toEqual([
    'draftFragrances',
    'unstockedFragrances',
    'draftQuestions',
    'leftOutQuestions',
  ]);
  expect(todosOf('Salesperson', false)).toEqual([]);
});
