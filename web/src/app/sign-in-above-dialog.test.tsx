import { useState } from 'react';
import { SWRConfig } from 'swr';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SETTINGS_KEY } from '../lib/auth/session.ts';
import { signInRequest } from '../lib/auth/sign-in-request.ts';
import { useStore } from '../lib/browser/store.ts';
import { FluentRoot } from '../ui/kit/fluent-root.tsx';
import { OfficeDialog } from '../ui/kit/office-dialog.tsx';
import { SignInDialog } from './sign-in/sign-in-dialog.tsx';

const DEMO = { fallback: { [SETTINGS_KEY]: { isDemoMode: true } }, revalidateIfStale: false };

function Page({ onClosed }: { onClosed: () => void }) {
  const kind = useStore(signInRequest);
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    onClosed();
    setOpen(false);
  };
  return (
    <SWRConfig value={DEMO}>
      <FluentRoot>
        {isOpen && (
          <OfficeDialog title="Edit Oak" onClose={close}>
            <form>
              <input aria-label="Name" />
            </form>
          </OfficeDialog>
        )}
      </FluentRoot>
      {kind && <SignInDialog kind={kind} />}
    </SWRConfig>
  );
}

/** Fluent takes the focus back after 100 ms, and hides what is outside of its dialog after 250 ms. */
const untilFluentHasActed = () => new Promise((resolve) => setTimeout(resolve, 500));

test('the sign-in opens above a begun form in a dialog, keeps the focus, and gives it back', async () => {
  const onClosed = vi.fn();
  await render(<Page onClosed={onClosed} />);
  const form = page.getByRole('dialog', { name: 'Edit Oak' });
  await form.getByLabelText('Name').fill('Oak moss');
  await untilFluentHasActed();
  signInRequest.set('again');
  const signIn = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect.element(signIn.getByRole('button', { name: 'Close' })).toHaveFocus();
  await untilFluentHasActed();
  await userEvent.keyboard('{Tab}');
  await untilFluentHasActed();
  await expect.element(signIn.getByRole('button', { name: /Ines Calder/ })).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}');
  await expect.element(signIn.getByRole('button', { name: /Jonah Adler/ })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(signIn).not.toBeInTheDocument();
  expect(onClosed).not.toHaveBeenCalled();
  await expect.element(form.getByLabelText('Name')).toHaveFocus();
  await expect.element(form.getByLabelText('Name')).toHaveValue('Oak moss');
  await userEvent.keyboard('{Escape}');
  expect(onClosed).toHaveBeenCalledOnce();
});
