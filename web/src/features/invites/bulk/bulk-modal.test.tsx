import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SignedIn, TEST_TOKEN } from '../../../lib/auth/test-session.tsx';
import { dropStaffToken, keepStaffToken } from '../../../lib/auth/tokens.ts';
import { FluentRoot } from '../../../ui/kit/fluent-root.tsx';
import { BulkModal } from './bulk-modal.tsx';

const INES = {
  kind: 'Salesperson',
  email: 'ines@aurum.example',
  name: 'Ines',
  userId: 'ines',
  logId: 'ines',
  provider: { id: 'aurum', name: 'Aurum Scent Co.' },
  logo: '',
  language: 'en',
  hasAccess: true,
  settings: null,
} as const;

/** What the API answers to the invites. */
let invited: () => Promise<Response>;

beforeEach(() => {
  keepStaffToken(TEST_TOKEN);
  invited = async () => Response.json({ items: [{ id: 'ana', issues: [] }] });
  vi.spyOn(window, 'fetch').mockImplementation(async (url) => {
    if (String(url).includes('vseCreateInvites')) return invited();
    return Response.json(
      String(url).includes('vseGetAppSettings') ? { functionKey: 'key' } : { items: [] },
    );
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  dropStaffToken();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const question = (name: string) => page.getByRole('dialog', { name, exact: true });

/** The dialog, with this text pasted. */
async function pasted(text: string) {
  const onClose = vi.fn();
  await render(
    <SignedIn session={INES}>
      <FluentRoot>
        <Suspense>
          <BulkModal session={INES} onInvited={async () => {}} onClose={onClose} />
        </Suspense>
      </FluentRoot>
    </SignedIn>,
  );
  await page.getByRole('textbox', { name: 'Names and e-mails' }).fill(text);
  return onClose;
}

/** The dialog, while Ana is invited. */
async function inviting() {
  const onClose = await pasted('Ana Silva, ana@example.com');
  await button('Check the list').click();
  await button('Invite 1 person').click();
  return onClose;
}

test.each([
  ['Cancel', () => button('Cancel').click()],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('%s asks before it drops a pasted list, and Stay keeps the list', async (_, close) => {
  const onClose = await pasted('Ana Silva, ana@example.com');
  await close();
  const leaving = question('Leave without inviting?');
  await expect.element(leaving.getByText('What you have entered will be lost.')).toBeVisible();
  await leaving.getByRole('button', { name: 'Stay here' }).click();
  await expect
    .element(page.getByRole('textbox', { name: 'Names and e-mails' }))
    .toHaveValue('Ana Silva, ana@example.com');
  expect(onClose).not.toHaveBeenCalled();
  await close();
  await button('Leave without inviting').click();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('nothing but spaces is closed without a question', async () => {
  const onClose = await pasted('  ');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

test('closing while invites are being sent asks, and keeps the dialog until then', async () => {
  invited = () => new Promise(() => {});
  const onClose = await inviting();
  await expect.element(page.getByRole('progressbar')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question('Still saving')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

test('a list of which everybody is invited is closed by Done without a question', async () => {
  const onClose = await inviting();
  await button('Done').click();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('Done asks while somebody of the list is not invited', async () => {
  invited = async () => Response.json({ items: [{ issues: [{ code: 'UNAVAILABLE' }] }] });
  const onClose = await inviting();
  await button('Done').click();
  await expect.element(question('Leave without inviting?')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});
