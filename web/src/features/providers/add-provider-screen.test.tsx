import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SignedIn, TEST_TOKEN } from '../../lib/auth/test-session.tsx';
import { dropStaffToken, keepStaffToken } from '../../lib/auth/tokens.ts';
import { AddProviderScreen } from './add-provider-screen.tsx';

beforeEach(() => {
  keepStaffToken(TEST_TOKEN);
  vi.spyOn(window, 'fetch').mockImplementation(async () =>
    Response.json({ functionKey: 'key', items: [] }),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  dropStaffToken();
});

test('the logo comes first, then the name, then the samples', async () => {
  await render(
    <SignedIn session={{ kind: 'Admin' }}>
      <AddProviderScreen />
    </SignedIn>,
  );
  await expect.element(page.getByLabelText('Name', { exact: true })).toBeVisible();
  const fields = [...document.querySelectorAll<HTMLInputElement>('form input')];
  expect(fields.slice(0, 3).map(({ name }) => name)).toEqual([
    'showLogoOnPdf',
    'name',
    'offersSamples',
  ]);
});
