import type { Session } from '@vse/domain/records/users';
import { MemoryRouter, useLocation } from 'react-router';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { INES } from '../../lib/auth/test-session.tsx';
import { FeatureMenu } from './feature-menu.tsx';

const ADMIN: Session = {
  ...INES,
  kind: 'Admin',
};

const Address = () => <p data-testid="address">{useLocation().pathname}</p>;

const open = (path: string) =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter initialEntries={[path]}>
        <FeatureMenu session={ADMIN} />
        <Address />
      </MemoryRouter>
    </SWRConfig>,
  );

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ functionKey: 'key' }));
});
afterEach(() => void vi.restoreAllMocks());

test('one button names where one is, and opens all places', async () => {
  const screen = await open('/fragrances/oak');
  const menu = screen.getByRole('button', { name: 'Menu: Fragrances' });
  await menu.click();
  const dialog = screen.getByRole('dialog', { name: 'Menu' });
  await expect.element(dialog.getByRole('link', { name: 'Audit log' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(menu).toHaveFocus();
  await menu.click();
  await dialog.getByRole('link', { name: 'Invites' }).click();
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/invites');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Menu: Invites' })).toBeVisible();
});

test('a page that belongs to no list says Menu', async () => {
  const screen = await open('/start');
  await expect.element(screen.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
});
