import { expect, type Page } from '@playwright/test';
import { unique } from '../support/fresh.ts';
import { banner, dialog, pick, popupOf, signInAs, test, withWork } from './support/entra.ts';
import { heading, soon } from './support/test.ts';

const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('vse.staff'));

/** With so short a token every call renews it: all that the page asks for at first must be there. */
async function atRest(page: Page) {
  await page.getByRole('list', { name: 'Lists and counts' }).waitFor();
  await page.waitForLoadState('networkidle');
}

test('a token that ends soon is renewed in silence before the next call, without a refresh token in a frame', async ({
  page,
  entra,
}) => {
  await entra.tell({ tokenSeconds: 120 });
  await page.goto('/dashboard');
  await signInAs(page, 'Mara Lindqvist');
  await atRest(page);
  const lists = page.getByRole('list', { name: 'Lists and counts' });
  const expectRenewal = async () => {
    const before = await tokenOf(page);
    await page.getByRole('button', { name: 'Clear Cache' }).click();
    await expect(page.getByText('The local cache has been cleared.').first()).toBeVisible();
    await soon(() => tokenOf(page)).not.toBe(before);
    await expect(lists).toBeVisible();
  };
  await expectRenewal();
  expect((await entra.seen()).at(-1)).toMatchObject({ grant: 'refresh_token' });
  await atRest(page);
  await entra.tell({ forget: 'refresh' });
  await expectRenewal();
  expect((await entra.seen()).map(({ prompt }) => prompt)).toContain('none');
});

test('a refused token is renewed once, and a page from the cache offers Sign In when the session is over', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await signInAs(page, 'Mara Lindqvist');
  const lists = page.getByRole('list', { name: 'Lists and counts' });
  await expect(lists).toBeVisible();
  let refused = 0;
  await page.route('**/api/vseGetDashboard*', async (route) => {
    refused += 1;
    if (refused > 1) return route.continue();
    return route.fulfill({ status: 401, json: {} });
  });
  await page.getByRole('button', { name: 'Clear Cache' }).click();
  await soon(() => refused).toBe(2);
  await expect(lists).toBeVisible();
  await atRest(page);
  expect(refused).toBe(2);
  await page.route('**/api/vse*', (route) =>
    route.request().url().includes('vseGetAppSettings')
      ? route.continue()
      : route.fulfill({ status: 401, json: { errors: ['Please sign in.'] } }),
  );
  await page.reload();
  await expect(lists).toBeVisible();
  await expect(page.getByText('Your session has ended. Sign in to see the latest.')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('when only the person can renew it, they sign in again: what they typed is still there, and gone for another person', async ({
  page,
  entra,
}) => {
  await page.clock.install();
  await page.goto('/start');
  await signInAs(page, 'Jonah Adler');
  const name = unique('Harbour House');
  const again = dialog(page, 'Please sign in again');
  await page.getByLabel('Client/Project').fill(name);
  for (const next of ['Jonah Adler', 'Mara Lindqvist'])
    await test.step(next, async () => {
      await entra.tell({ forget: 'refresh' });
      await entra.tell({ forget: 'session' });
      // The page's token has ended by then, and nothing but the person can renew it.
      await page.clock.fastForward('02:00:00');
      await page.getByRole('button', { name: 'Begin Quiz' }).click();
      await expect(again).toContainText('Nothing on this page is lost');
      await pick(await popupOf(page, () => withWork(page).click()), next);
      await expect(banner(page)).toContainText(next);
      await expect(again).toBeHidden();
      const kept = next === 'Jonah Adler' ? name : '';
      await expect(page.getByLabel('Client/Project')).toHaveValue(kept);
    });
});

test('a role that was taken away ends the session with the next token', async ({ page, entra }) => {
  await entra.tell({ tokenSeconds: 120 });
  await page.goto('/dashboard');
  await signInAs(page, 'Mara Lindqvist');
  await expect(page.getByText('Manager at Aurum Scent Co.')).toBeVisible();
  await entra.tell({ rolesOf: { email: 'mara.lindqvist@aurum.example', roles: [] } });
  await page.reload();
  await expect(heading(page, 'Please sign in')).toBeVisible();
  // Said again, it takes the place of the first one, which fades.
  await expect(page.getByText('Your account no longer has access to VSE.')).toHaveCount(1);
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
