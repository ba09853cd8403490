import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import {
  banner,
  dialog,
  openPopup,
  pick,
  popupOf,
  signInAs,
  test,
  withWork,
} from './support/entra.ts';
import { heading, keepNotifications, soon, tryAgain } from './support/test.ts';

/** The statuses with which sign-ins are entered in the user log from now on. */
function entriesFrom(page: Page) {
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/vseCreateUserLogs')) statuses.push(response.status());
  });
  return statuses;
}

test('staff sign in through the window of their work account and go on to a client’s quiz', async ({
  page,
}) => {
  const entered = entriesFrom(page);
  const tokens: string[] = [];
  page.on('request', (request) => {
    const token = request.headers()['x-authorization'];
    if (token) tokens.push(token);
  });
  await page.goto('/');
  const popup = await openPopup(page);
  await test.step('it asks for the API and for consent to what the specification names', () => {
    const asked = new URL(popup.url()).searchParams;
    const scopes = asked.get('scope')?.toLowerCase().split(' ');
    for (const one of ['openid', 'profile', 'email', 'user.read', 'user.readwrite'])
      expect(scopes).toContain(one);
    expect(scopes?.some((one) => /^api:\/\/.+\/access_as_user$/.test(one))).toBe(true);
    expect(asked.get('redirect_uri')).toBe(`${new URL(page.url()).origin}/redirect.html`);
  });
  const closed = popup.waitForEvent('close');
  await pick(popup, 'Mara Lindqvist');
  await closed;
  await expect(page).toHaveURL(/\/start$/);
  await expect(banner(page)).toContainText('Mara Lindqvist');
  expect(tokens[0]).toMatch(/^Bearer eyJ[\w-]+\.eyJ[\w-]+\.[\w-]+$/);
  await soon(() => entered).toEqual([200]);
});

test('signing in on a page that waited for it puts the focus on its heading', async ({ page }) => {
  await page.goto('/invites');
  await expect(heading(page, 'Please sign in')).toBeVisible();
  const ask = page.getByRole('main').getByRole('button', { name: 'Sign In' });
  await pick(await popupOf(page, () => ask.click()), 'Mara Lindqvist');
  await expect(heading(page, 'Invites')).toBeFocused();
});

test('a window that is closed half-way, or in which one cancels, locks nothing: the next click opens another', async ({
  page,
}) => {
  await page.goto('/login');
  const first = await openPopup(page);
  await first.close();
  // Well before MSAL's own minute.
  await expect(dialog(page)).toContainText('If it is closed or hidden, click again.');
  const second = await popupOf(page, () => withWork(page).click());
  await second.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText(/You canceled the sign-in/);
  await pick(await popupOf(page, () => withWork(page).click()), 'Jonah Adler');
  await expect(banner(page)).toContainText('Jonah Adler');
  await expect(dialog(page)).toBeHidden();
});

test('a browser that lets no window open is explained once the button for it was pressed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = () => {
      document.documentElement.dataset.opened = 'true';
      return null;
    };
  });
  await page.goto('/login');
  await banner(page).getByRole('button', { name: 'Sign In' }).click();
  // Safari blocks this one too, and no other.
  await expect(page.locator('html')).toHaveAttribute('data-opened', 'true');
  await expect(dialog(page)).not.toContainText('Continue in the sign-in window.');
  await expect(dialog(page)).not.toContainText('blocked the sign-in window');
  await withWork(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText('blocked the sign-in window');
});

test('an account without a role is refused with the reason, and can switch to another account', async ({
  page,
  entra,
}) => {
  await entra.tell({ rolesOf: { email: 'newcomer@aurum.example', roles: [] } });
  await page.goto('/login');
  const popup = await openPopup(page);
  await popup.getByLabel('Or an e-mail address').fill('newcomer@aurum.example');
  await popup.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('it has no role in VSE yet');
  await expectAccessible(page);
  const other = page.getByRole('button', { name: 'Use another account' });
  await pick(await popupOf(page, () => other.click()), 'Ines Calder');
  await expect(banner(page)).toContainText('Ines Calder');
});

test('a role without user settings gives no access, and the page says to ask an administrator', async ({
  page,
  entra,
}) => {
  await entra.tell({ rolesOf: { email: 'newcomer@aurum.example', roles: ['Task.Admin'] } });
  const entered = entriesFrom(page);
  await page.goto('/dashboard');
  const popup = await openPopup(page);
  await popup.getByLabel('Or an e-mail address').fill('newcomer@aurum.example');
  await popup.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No access yet' })).toBeVisible();
  await expect(page.getByText('Please ask an administrator to add you.')).toBeVisible();
  await soon(() => entered).toEqual([200]);
  for (const path of ['/invite', '/invites']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'No access yet' }), path).toBeVisible();
  }
});

test('when the app’s settings do not come or the provider fails, the sign-in says so and tries again', async ({
  page,
  entra,
}) => {
  let isThere = false;
  await page.clock.install();
  // Not a passing failure, which the app would try again by itself meanwhile.
  await page.route('**/api/vseGetAppSettings', (route) =>
    isThere ? route.continue() : route.fulfill({ status: 400, json: {} }),
  );
  await page.goto('/login');
  await banner(page).getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Something went wrong on our side.');
  await tryAgain(page, () => {
    isThere = true;
    return entra.tell({ fail: 'authorize' });
  });
  await expect(dialog(page).getByRole('alert')).toContainText(/could not sign you in.*AADSTS90033/);
  await entra.tell({ fail: null });
  await pick(await popupOf(page, () => withWork(page).click()), 'Jonah Adler');
  await expect(banner(page)).toContainText('Jonah Adler');
});

test('a sign-in that could not be recorded says so; a second tab is signed in, and signed out with the first', async ({
  page,
  context,
}) => {
  await keepNotifications(page);
  await page.route('**/api/vseCreateUserLogs', (route) => route.fulfill({ status: 403, json: {} }));
  await page.goto('/');
  await signInAs(page, 'Mara Lindqvist');
  await expect(page.getByText('this sign-in could not be recorded')).toBeVisible();
  const second = await context.newPage();
  await second.goto('/dashboard');
  await expect(banner(second)).toContainText('Mara Lindqvist');
  await banner(page).getByRole('button', { name: 'Sign Out' }).click();
  await expect(banner(page).getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(banner(second).getByRole('button', { name: 'Sign In' })).toBeVisible();
});

test('signing out clears the account, the cache and the translation cookie, here and at the provider', async ({
  page,
  context,
  entra,
}) => {
  await page.goto('/dashboard');
  await signInAs(page, 'Mara Lindqvist');
  await expect(page.getByText('Manager at Aurum Scent Co.')).toBeVisible();
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the page translation sets it
    document.cookie = 'googtrans=/en/de; path=/';
  });
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.waitForEvent('load'),
    banner(page).getByRole('button', { name: 'Sign Out' }).click(),
  ]);
  await soon(() => popup.isClosed()).toBe(true);
  await expect(banner(page).getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(heading(page, 'Please sign in')).toBeVisible();
  expect((await entra.seen()).at(-1)?.path).toMatch(/\/logout$/);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('googtrans');
  const kept = await page.evaluate(() =>
    JSON.stringify({ ...localStorage, ...sessionStorage }).toLowerCase(),
  );
  expect(kept).not.toContain('lindqvist');
  expect(kept).not.toContain('accesstoken-');
  // Nobody is signed in at the provider either: it asks again who comes.
  await openPopup(page);
});

test('where no window may open, signing out works on this side', async ({ page }) => {
  await page.goto('/start');
  await signInAs(page, 'Jonah Adler');
  await page.evaluate(() => {
    window.open = () => null;
  });
  // Signing out loads the page again by itself, which another load would break off.
  const loaded = page.waitForEvent('load');
  await banner(page).getByRole('button', { name: 'Sign Out' }).click();
  await loaded;
  await expect(banner(page).getByRole('button', { name: 'Sign In' })).toBeVisible();
  await page.reload();
  await expect(banner(page).getByRole('button', { name: 'Sign In' })).toBeVisible();
});

test('without a client id the app says that it will not function', async ({ page }) => {
  await page.route('**/api/vseGetAppSettings', async (route) => {
    const json = await (await route.fetch()).json();
    await route.fulfill({ json: { ...json, clientId: null } });
  });
  await page.goto('/');
  await expect(page.getByRole('alert').filter({ hasText: 'Missing client id' })).toContainText(
    'The application will not function',
  );
});

test('the bridge page, opened by hand, leads to the app', async ({ page }) => {
  await page.goto('/redirect.html');
  await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeVisible();
});

test('a respondent’s page loads no code of the sign-in before the pointer is on its button', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const ofMsal = () => files.filter((file) => file.includes('msal'));
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeVisible();
  await page.clock.fastForward('10:00');
  await page.waitForLoadState('networkidle');
  expect(ofMsal()).toEqual([]);
  await banner(page).getByRole('button', { name: 'Sign In' }).hover();
  await soon(ofMsal).toHaveLength(1);
});
