import { permissions } from '@vse/domain/access/permissions';
import type { Session } from '@vse/domain/records/users';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { company, SignedIn, TEST_TOKEN } from '../../lib/auth/test-session.tsx';
import { dropStaffToken, keepStaffToken } from '../../lib/auth/tokens.ts';
import { StaffOnly } from './staff-only.tsx';

beforeEach(() => {
  keepStaffToken(TEST_TOKEN);
  return dropStaffToken;
});

/** A screen as somebody sees it whose session has been read. */
const open = (
  access: Parameters<typeof StaffOnly>[0]['access'],
  kind: Session['kind'],
  provider: Session['provider'] = company,
  hasAccess = true,
) =>
  render(
    <SignedIn session={{ kind, provider, hasAccess }}>
      <StaffOnly access={access}>{({ name }) => <p>The screen of {name}</p>}</StaffOnly>
    </SignedIn>,
  );

test.each([
  ['history', permissions.quizResults.list],
  ['invites', permissions.invites.read],
  ['users', permissions.users.write],
  ['user logs', permissions.userLogs.read],
] as const)('a Manager without a provider reads why there are no %s', async (_, access) => {
  const screen = await open(access, 'Manager', null);
  await expect
    .element(screen.getByRole('heading', { name: 'No scent provider yet' }))
    .toBeVisible();
  await expect.element(screen.getByText('The screen of')).not.toBeInTheDocument();
});

test.each([
  ['a Manager of a provider', permissions.users.write, 'Manager', company],
  ['a Manager without one, where all is shown', permissions.catalogue.write, 'Manager', null],
  [
    'a Salesperson without one, where the own is shown',
    permissions.invites.read,
    'Salesperson',
    null,
  ],
  ['an Admin without one', permissions.users.write, 'Admin', null],
] as const)('%s has the screen', async (_, access, kind, provider) => {
  const screen = await open(access, kind, provider);
  await expect.element(screen.getByText('The screen of Ines')).toBeVisible();
});

test.each([
  ['users', permissions.users.write],
  ['user logs', permissions.userLogs.read],
  ['audit', permissions.audit.read],
  ['jobs', permissions.jobs.read],
] as const)('a Salesperson has no %s', async (_, access) => {
  const screen = await open(access, 'Salesperson');
  await expect.element(screen.getByText('The screen of')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', '/start');
});

test('a person without access to VSE has no screen, whatever the role', async () => {
  const screen = await open(permissions.users.write, 'Admin', company, false);
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(screen.getByText('The screen of')).not.toBeInTheDocument();
});
