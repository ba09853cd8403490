import type { Session } from '@vse/domain/records/users';
import { Link, MemoryRouter } from 'react-router';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { writes } from '../../lib/api/last-write.ts';
import { signInRequest } from '../../lib/auth/sign-in-request.ts';
import { company, INES, TEST_TOKEN } from '../../lib/auth/test-session.tsx';
import { dropStaffToken, keepStaffToken } from '../../lib/auth/tokens.ts';
import { useStore } from '../../lib/browser/store.ts';
import { railWidth } from '../../lib/rail-width.ts';
import { Rail } from './rail.tsx';

const TODO = [
  { name: 'expiringInvites', count: 3 },
  { name: 'failedInviteMails', count: 1 },
  { name: 'draftFragrances', count: 1204 },
  { name: 'failedJobs', count: 2 },
];
let asked = 0;
let todo = TODO;

const session = (kind: Session['kind'], provider: Session['provider'] = company): Session => ({
  ...INES,
  kind,
  provider,
});

beforeEach(() => {
  keepStaffToken(TEST_TOKEN);
  asked = 0;
  todo = TODO;
  vi.spyOn(window, 'fetch').mockImplementation(async (url) => {
    if (!String(url).includes('vseGetDashboard')) return Response.json({ functionKey: 'key' });
    asked += 1;
    return Response.json({ countedDate: new Date().toISOString(), tiles: [], todo });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  dropStaffToken();
  localStorage.removeItem('vse.rail');
  railWidth.set(null);
});

function Framed({ of }: { of: Session }) {
  const width = useStore(railWidth);
  return (
    <div style={{ width: width === 'folded' ? 56 : 232, height: 700 }}>
      <Rail session={of} />
    </div>
  );
}

const open = (of: Session, path = '/dashboard') =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter initialEntries={[path]}>
        <Framed of={of} />
        <Link to="/users">Away</Link>
      </MemoryRouter>
    </SWRConfig>,
  );

const linksOf = (screen: Awaited<ReturnType<typeof open>>) =>
  screen
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link')
    .elements()
    .map((link) => link.textContent);

test.each([
  [
    'Admin',
    company,
    'Dashboard, Questions, Adjectives, Fragrances, Providers, Invites, Users, History, Insight, User Logs, Audit log, Personal data, Changes, Jobs',
  ],
  [
    'Manager',
    company,
    'Dashboard, Questions, Adjectives, Fragrances, Providers, Inventory, Invites, Users, History, Insight, User Logs, Changes',
  ],
  ['Manager', null, 'Dashboard, Questions, Adjectives, Fragrances, Providers, Changes'],
  ['Salesperson', company, 'Dashboard, Inventory, Invites, History, Insight'],
  ['Salesperson', null, 'Dashboard, Invites, History, Insight'],
] as const)('a %s with the provider %j is led to %s', async (kind, provider, expected) => {
  todo = [];
  const screen = await open(session(kind, provider));
  await expect.element(screen.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  expect(linksOf(screen).join(', ')).toBe(expected);
});

test('the link to the inventory opens that of the provider of the person', async () => {
  const screen = await open(session('Salesperson'));
  await expect
    .element(screen.getByRole('link', { name: 'Inventory' }))
    .toHaveAttribute('href', '/fragrance-inventory/aurum');
});

test.each([
  ['/users', 'Users', 'page'],
  ['/users/jonah', 'Users', 'true'],
  ['/user-logs', 'User Logs', 'page'],
  ['/fragrance-inventory/aurum', 'Inventory', 'page'],
] as const)('at %s the place %s is marked as %s, and no other', async (path, name, current) => {
  const screen = await open(session('Manager'), path);
  await expect
    .element(screen.getByRole('link', { name, exact: true }))
    .toHaveAttribute('aria-current', current);
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
});

test('what waits is said in words, also in the name of the link, and asked for once', async () => {
  const screen = await open(session('Admin'));
  expect(asked).toBe(0);
  await expect.element(screen.getByText('1,204 drafts').first()).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Fragrances 1,204 drafts' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Invites 3 expiring, 1 not sent' }))
    .toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Jobs 2 failed' })).toBeVisible();
  await screen.getByRole('link', { name: 'Users' }).click();
  await new Promise((resolve) => setTimeout(resolve, 2000));
  expect(asked).toBe(1);
});

test('what waits is asked for again after a write', async () => {
  const screen = await open(session('Admin'));
  await expect.element(screen.getByText('1,204 drafts').first()).toBeVisible();
  todo = [];
  writes.set(writes.get() + 1);
  await expect.element(screen.getByText('1,204 drafts').first()).not.toBeInTheDocument();
  expect(asked).toBe(2);
});

test('a token that has ended is not sent for what waits, nor does it open the sign-in', async () => {
  const claims = btoa(JSON.stringify({ sub: 'ines', oid: 'ines', exp: 1 }));
  keepStaffToken(`e30.${claims}.signature`);
  await open(session('Admin'));
  await new Promise((resolve) => setTimeout(resolve, 2000));
  expect(asked).toBe(0);
  expect(signInRequest.get()).toBeNull();
});

test('folded by the key [ from inside it shows icons, whose names remain, and is remembered', async () => {
  const screen = await open(session('Admin'));
  const name = screen.getByText('Fragrances', { exact: true });
  await expect.element(name).toBeVisible();
  (screen.getByRole('link', { name: 'Away' }).element() as HTMLElement).focus();
  await userEvent.keyboard('[[');
  expect(localStorage.getItem('vse.rail')).toBeNull();
  (screen.getByRole('link', { name: 'Dashboard' }).element() as HTMLElement).focus();
  await userEvent.keyboard('[[');
  await expect.element(screen.getByRole('button', { name: 'Unfold' })).toBeVisible();
  expect(localStorage.getItem('vse.rail')).toBe('folded');
  expect(getComputedStyle(name.element()).opacity).toBe('0');
  await expect.element(screen.getByRole('link', { name: /^Fragrances/ })).toBeVisible();
  await screen.getByRole('button', { name: 'Unfold' }).click();
  expect(localStorage.getItem('vse.rail')).toBe('open');
  await expect.element(screen.getByRole('button', { name: 'Fold', exact: true })).toBeVisible();
});

test('folded, the name of an icon in focus stands beside it until Esc', async () => {
  railWidth.set('folded');
  const screen = await open(session('Admin'));
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  const name = screen.getByText('Questions', { exact: true });
  await expect.poll(() => getComputedStyle(name.element()).opacity).toBe('1');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => getComputedStyle(name.element()).opacity).toBe('0');
  await userEvent.keyboard('{Tab}');
  const next = screen.getByText('Adjectives', { exact: true });
  await expect.poll(() => getComputedStyle(next.element()).opacity).toBe('1');
});
