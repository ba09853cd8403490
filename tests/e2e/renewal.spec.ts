import { expect, type Page } from '@playwright/test';
import { unique } from '../support/fresh.ts';
import { banner, dialog, pick, popupOf, signInAs, test, withWork } from './support/entra.ts';
import { heading } from './support/test.ts';

const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('vse.staff'));

/** With so short a token every call renews it: all that the page asks for at first must be there. */
async function atRest(page: Page) {
  await page.getByRole('list', { name: 'Lists and counts' }).waitFor();
  await page.waitForLoadState('networkidle');
}

test('a token that ends soon is renewed in silence before the next call', async ({
  page,
  entra,
}) => {
  await entra.tell({ tokenSeconds: 120 });
  await page.goto('/dashboard');
  await signInAs(page, 'Mara Lindqvist');
  await atRest(page);
  const first = await tokenOf(page);
  await page.getByRole('button', { name: 'Clear Cache' }).click();
  await expect(page.getByText('The local cache has been cleared.')).toBeVisible();
  await expect.poll(() => tokenOf(page)).not.toBe(first);
  expect((await entra.seen()).at(-1)).toMatchObject({ grant: 'refresh_token' });
  await expect(page.getByRole('list', { name: 'Lists and counts' })).toBeVisible();
});

test('a refused token is renewed once, and the call goes through', async ({ page }) => {
  await page.goto('/dashboard');
  await signInAs(page, 'Mara Lindqvist');
  await expect(page.getByRole('list', { name: 'Lists and counts' })).toBeVisible();
  let refused = 0;
  await page.route('**/api/vseGetDashboard*', async (route) => {
    refused += 1;
    if (refused > 1) return route.continue();
    return route.fulfill({ status: 401, json: {} });
  });
  await page.getByRole('button', { name: 'Clear Cache' }).click();
  await expect(page.getByRole('list', { name: 'Lists and counts' })).toBeVisible();
  expect(refused).toBe(2);
});

test('when the refresh token is gone, a silent frame renews, with nothing to see', async ({
  page,
  entra,
}) => {
  await entra.tell({ tokenSeconds: 120 });
  await page.goto('/dashboard');
  await signInAs(page, 'Mara Lindqvist');
  await atRest(page);
  const first = await tokenOf(page);
  await entra.tell({ forget: 'refresh' });
  await page.getByRole('button', { name: 'Clear Cache' }).click();
  await expect(page.getByText('The local cache has been cleared.')).toBeVisible();
  await expect.poll(() => tokenOf(page)).not.toBe(first);
  expect((await entra.seen()).map(({ prompt }) => prompt)).toContain('none');
  await expect(page.getByRole('list', { name: 'Lists and counts' })).toBeVisible();
});

test('when only the person can renew it, they sign in again and what they typed is still there', async ({
  page,
  entra,
}) => {
  await page.clock.install();
  await page.goto('/start');
  await signInAs(page, 'Jonah Adler');
  await entra.tell({ forget: 'refresh' });
  await entra.tell({ forget: 'session' });
  const name = unique('Harbour House');
  await page.getByLabel('Client/Project').fill(name);
  // The page's token has ended by then, and nothing but the person can renew it.
  await page.clock.fastForward('02:00:00');
  await page.getByRole('button', { name: 'Begin Quiz' }).click();
  const again = dialog(page, 'Please sign in again');
  await expect(again).toContainText('Nothing on this page is lost');
  await pick(await popupOf(page, () => withWork(page).click()), 'Jonah Adler');
  await expect(again).toBeHidden();
  await expect(page.getByLabel('Client/Project')).toHaveValue(name);
  await page.getByRole('button', { name: 'Begin Quiz' }).click();
  await expect(page).toHaveURL(/\/quiz\//);
});

test('signing in again as another person starts on a new page', async ({ page, entra }) => {
  await page.clock.install();
  await page.goto('/start');
  await signInAs(page, 'Jonah Adler');
  await entra.tell({ forget: 'refresh' });
  await entra.tell({ forget: 'session' });
  await page.getByLabel('Client/Project').fill('Not for others');
  // The page's token has ended by then, and nothing but the person can renew it.
  await page.clock.fastForward('02:00:00');
  await page.getByRole('button', { name: 'Begin Quiz' }).click();
  await pick(await popupOf(page, () => withWork(page).click()), 'Mara Lindqvist');
  await expect(banner(page)).toContainText('Mara Lindqvist');
  await expect(page.getByLabel('Client/Project')).toHaveValue('');
});

test('a role that was taken away ends the session with the next token', async ({ page, entra }) => {
  await entra.tell({ tokenSeconds: 120 });
  await page.goto('/dashboard');
  await signInAs(page, 'Mara Lindqvist');
  await expect(page.getByText('Manager at Aurum Scent Co.')).toBeVisible();
  await entra.tell({ rolesOf: { email: 'mara.lindqvist@aurum.example', roles: [] } });
  await page.reload();
  await expect(heading(page, 'Please sign in')).toBeVisible();
  await expect(page.getByText('Your account no longer has access to VSE.')).toBeVisible();
});

test('a page from the cache offers Sign In when the session is over', async ({ page }) => {
  await page.goto('/dashboard');
  await signInAs(page, 'Mara Lindqvist');
  await atRest(page);
  await page.route('**/api/vse*', (route) =>
    route.request().url().includes('vseGetAppSettings')
      ? route.continue()
      : route.fulfill({ status: 401, json: { errors: ['Please sign in.'] } }),
  );
  await page.reload();
  await expect(page.getByRole('list', { name: 'Lists and counts' })).toBeVisible();
  await expect(page.getByText('Your session has ended. Sign in to see the latest.')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a second tab that cannot be signed in leaves the first one as it is, with what was typed', async ({
  page,
  context,
  entra,
}) => {
  await entra.tell({ tokenSeconds: 120 });
  await page.goto('/start');
  await signInAs(page, 'Jonah Adler');
  const name = unique('Cedar Pavilion');
  await page.getByLabel('Client/Project').fill(name);
  await entra.tell({ forget: 'refresh' });
  await entra.tell({ forget: 'session' });
  const second = await context.newPage();
  await second.goto('/dashboard');
  await expect(heading(second, 'Please sign in')).toBeVisible();
  await expect(page.getByLabel('Client/Project')).toHaveValue(name);
  await page.getByRole('button', { name: 'Begin Quiz' }).click();
  await expect(page).toHaveURL(/\/quiz\//);
});
