import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { dropStaffToken, keepStaffToken } from '../lib/auth/tokens.ts';
import { LostCodeError } from '../lib/browser/lost-code.ts';
import { ErrorBoundary } from './error-boundary.tsx';

let failure: Error | undefined;

function Screen() {
  if (failure) throw failure;
  return <h1>Users</h1>;
}

function Page() {
  const [place, setPlace] = useState('/users');
  return (
    <>
      <button type="button" onClick={() => setPlace('/dashboard')}>
        Leave
      </button>
      <ErrorBoundary place={place}>
        <Screen />
      </ErrorBoundary>
    </>
  );
}

beforeEach(() => {
  // As after the one reload that the page does by itself.
  sessionStorage.setItem('vse.reloaded', location.href);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ functionKey: 'key' }));
});
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  dropStaffToken();
  history.replaceState(null, '');
});

test('staff whose file is lost read about the connection, and have the way back', async () => {
  keepStaffToken('token');
  history.replaceState({ idx: 1 }, '');
  failure = new LostCodeError('Code did not load');
  const screen = await render(<Page />);
  await expect
    .element(screen.getByRole('heading', { name: 'This page could not be loaded' }))
    .toBeVisible();
  await expect.element(screen.getByText(/^Please check your connection/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Go back' })).toBeVisible();
});

test('offline, Try again shows the page without a reload', async () => {
  keepStaffToken('token');
  failure = new LostCodeError('Code did not load');
  const screen = await render(<Page />);
  await expect.element(screen.getByRole('button', { name: 'Go back' })).not.toBeInTheDocument();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  failure = undefined;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Users' })).toBeVisible();
});

test.each([
  ['a respondent whose file is lost', null, new LostCodeError('Code did not load')],
  ['staff on a page with a defect', 'token', new Error('A defect')],
])('%s is told that answers are kept', async (_, token, error) => {
  if (token) keepStaffToken(token);
  failure = error;
  const screen = await render(<Page />);
  await expect.element(screen.getByText(/your answers are kept/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test('the next page is shown after an error, and so is the same one when the browser is online', async () => {
  failure = new Error('A defect');
  const screen = await render(<Page />);
  await expect.element(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  dispatchEvent(new Event('online'));
  await expect.element(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  failure = undefined;
  await screen.getByRole('button', { name: 'Leave' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Users' })).toBeVisible();
});
