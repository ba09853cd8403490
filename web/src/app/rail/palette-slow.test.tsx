import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { company, SignedIn, TEST_TOKEN } from '../../lib/auth/test-session.tsx';
import { dropStaffToken, keepStaffToken } from '../../lib/auth/tokens.ts';
import { notifications } from '../../lib/notifications.ts';
import { Toasts } from '../../ui/kit/toasts.tsx';
import { PaletteOpener } from './palette-opener.tsx';

const line = vi.hoisted(() => Promise.withResolvers<void>());
/** On a line that is slow until the test says so. */
vi.mock('../palette/found.tsx', async (original) => {
  await line.promise;
  return original();
});

const SESSION = {
  ...{ kind: 'Admin' as const, email: 'ines@aurum.example', name: 'Ines', userId: 'ines' },
  ...{ logId: 'ines', provider: company, logo: '', language: 'en' as const, hasAccess: true },
  settings: null,
};

beforeEach(() => {
  keepStaffToken(TEST_TOKEN);
  const none = { items: [], hasMore: false };
  const lists = { items: [], tiles: [], todo: [], invites: none, quizResults: none };
  vi.spyOn(window, 'fetch').mockImplementation(async () =>
    Response.json({ functionKey: 'key', ...lists }),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  notifications.set([]);
  dropStaffToken();
});

function Form() {
  const [text, setText] = useState('amber');
  return <input aria-label="Name" value={text} onChange={(event) => setText(event.target.value)} />;
}

test('what follows the first Ctrl K is typed into the palette, and searched once its code has come', async () => {
  await render(
    <SignedIn session={SESSION} address="/dashboard">
      <Toasts />
      <PaletteOpener session={SESSION} />
      <Form />
    </SignedIn>,
  );
  await page.getByLabelText('Name').click();
  await userEvent.keyboard('{Control>}k{/Control}users');
  const field = page.getByRole('combobox', { name: 'Find anything' });
  await expect.element(field).toHaveValue('users');
  await expect.element(field).toHaveFocus();
  await expect.element(page.getByLabelText('Name')).toHaveValue('amber');
  await expect.element(page.getByRole('dialog').getByText('Loading…')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}{ArrowDown}');
  const before = field.element();
  line.resolve();
  await expect.element(page.getByRole('option', { name: /Users/ }).first()).toBeVisible();
  expect(field.element()).toBe(before);
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Name')).toHaveFocus();
});
