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
  ['Manager', ['pendingRoles', 'expiringInvites']],
  ['Salesperson', ['expiringInvites']],
] as const)('%s is shown the open work %j', (role, todos) => {
  expect(todosOf(role)).toEqual(todos);
});
