/// <reference types="@vitest/browser-playwright" />
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { notifications } from '../../lib/notifications.ts';
import { PrivacyLine } from './privacy-line.tsx';

const block = (...urls: string[]) => cdp().send('Network.setBlockedURLs', { urls });
afterEach(async () => {
  await block();
  vi.restoreAllMocks();
});

test('a dialog of respondents whose code is lost takes nothing with it, and the line says so', async () => {
  await cdp().send('Network.enable');
  await block('*privacy-dialogs*');
  vi.spyOn(window, 'fetch').mockImplementation(async () =>
    Response.json({ functionKey: 'key', url: null }),
  );
  await render(
    <MemoryRouter>
      <input aria-label="Code" />
      <PrivacyLine />
    </MemoryRouter>,
  );
  await page.getByLabelText('Code').fill('KA7');
  await page.getByRole('button').first().click();
  await expect.element(page.getByText(/check your connection and try again/)).toBeVisible();
  await expect.element(page.getByLabelText('Code')).toHaveValue('KA7');
  expect(notifications.get()).toEqual([]);
  await block();
  await page.getByRole('button').first().click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expect.element(page.getByText(/check your connection/)).not.toBeInTheDocument();
});
