import { paths } from '../../lib/paths.ts';
import { type Feature, recordKind } from '../feature.ts';

export const userKind = recordKind('users', {
  list: paths.users,
  add: paths.addUser,
  one: paths.user,
});

export const users: Feature = {
  label: ({ parts }) => parts.jumpTargets.users,
  icon: 'M7.5 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM2.5 16.5v-1a4 4 0 0 1 4-4h2a4 4 0 0 1 4 4v1M13 3.7a3 3 0 0 1 0 5.6M17.5 16.5v-1a4 4 0 0 0-2.6-3.7',
  href: () => paths.users.getHref(),
  screens: {
    [paths.users.path]: async () => (await import('./users-screen.tsx')).UsersScreen,
    [paths.addUser.path]: async () => (await import('./add-user-screen.tsx')).AddUserScreen,
    [paths.user.path]: async () => (await import('./user-screen.tsx')).UserScreen,
    [paths.userDeleted.path]: async () =>
      (await import('./user-deleted-screen.tsx')).UserDeletedScreen,
  },
  record: userKind,
  waits: ['failedUserMails', 'pendingRoles'],
};
