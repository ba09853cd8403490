import { expect } from '@playwright/test';
import { banner, openPopup, openSignedIn, pick, signInAs, test } from './support/entra.ts';
import { expectNoSidewaysScroll } from './support/staff.ts';
import { heading, PHONE, soon } from './support/test.ts';

/** How many lines each takes, of those with a text. */
const linesOfText = (elements: readonly Element[]) =>
  elements
    .map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element.querySelector('span:last-of-type') ?? element);
      return range.getClientRects().length;
    })
    .filter((lines) => lines > 0);

const languageFiles = /\/assets\/(en|es|fr|de)-[\w-]{8}\.js$/;

test.describe('a respondent', () => {
  test.describe('whose browser speaks German', () => {
    test.use({ locale: 'de-AT' });

    test('reads German, messages of the API included, and has no selector', async ({ page }) => {
      await page.goto('/');
      await expect(heading(page, 'Finden Sie den Duft, der zu Ihnen passt')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await page.getByRole('button', { name: 'Quiz starten' }).click();
      await expect(page.getByRole('alert')).toHaveText('Bitte füllen Sie alle Felder aus.');
      await page.getByLabel('E-Mail').fill('niemand@example.com');
      await page.getByLabel('Einladungscode').fill('ZZZZZZ');
      await page.getByRole('button', { name: 'Quiz starten' }).click();
      await expect(page.getByRole('alert')).toHaveText(
        'Es tut uns leid, wir konnten Ihre Einladung nicht finden.',
      );
      await expect(page.getByRole('combobox')).toHaveCount(0);
    });

    test('can ask for English in the address, for as long as the tab lives', async ({ page }) => {
      await page.goto('/?lang=en');
      await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeVisible();
      await page.goto('/invite');
      await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeVisible();
    });
  });

  test.describe('whose browser speaks Italian', () => {
    test.use({ locale: 'it-IT' });

    test('reads English, and fetches no other words', async ({ page }) => {
      const files: string[] = [];
      page.on('request', (request) => files.push(request.url()));
      await page.goto('/');
      await page.getByRole('button', { name: 'Start Quiz' }).click();
      await expect(page.getByRole('alert')).toHaveText('Please fill out all fields.');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      expect(files.filter((file) => languageFiles.test(file))).toEqual([]);
    });
  });
});

test.describe('a signed-in person', () => {
  test('chooses a language, which is kept, recorded and there again after signing out', async ({
    page,
    entra,
  }) => {
    const email = 'priya.raman@aurum.example';
    const calls: string[] = [];
    page.on('request', (request) => {
      const name = new URL(request.url()).pathname.replace('/api/', '');
      if (/Language|UpdateUser/.test(name)) calls.push(name);
    });
    await page.goto('/dashboard');
    await signInAs(page, 'Priya Raman');
    await expect(page.getByText('Salesperson at Aurum Scent Co.')).toBeVisible();
    expect(calls).toEqual([]);
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
    await expect(page.getByText('Vertrieb bei Aurum Scent Co.')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await soon(() => calls).toEqual(['vseUpdateUserSetting', 'vseCreateUserLanguageHistory']);
    expect((await entra.sessionOf(email)).language).toBe('de');
    // What the change sent back is the rest of the record as it was.
    expect(await entra.sessionOf(email)).toMatchObject({
      name: 'Priya Raman',
      kind: 'Salesperson',
      settings: { firstName: 'Priya', role: 'Salesperson' },
    });
    await page.reload();
    await expect(page.getByText('Vertrieb bei Aurum Scent Co.')).toBeVisible();

    await banner(page).getByRole('button', { name: 'Abmelden' }).click();
    await expect(banner(page).getByRole('button', { name: 'Sign In' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const popup = await openPopup(page);
    await pick(popup, 'Priya Raman');
    await expect(page.getByText('Vertrieb bei Aurum Scent Co.')).toBeVisible();
  });

  test('chooses several in a row: one save at a time, and the last choice wins', async ({
    page,
    entra,
  }) => {
    let running = 0;
    let most = 0;
    const saved: string[] = [];
    // The first save is the slowest, as in the race it used to win: it waits until the last choice is made.
    const chosen = Promise.withResolvers<void>();
    await page.route('**/api/vseUpdateUserSetting', async (route) => {
      running += 1;
      most = Math.max(most, running);
      saved.push(route.request().postDataJSON().language);
      await chosen.promise;
      await route.continue();
      running -= 1;
    });
    await openSignedIn(page, entra, 'priya.raman@aurum.example', '/dashboard');
    const list = banner(page).getByRole('combobox');
    const { language } = await entra.sessionOf('priya.raman@aurum.example');
    await expect(list).toHaveValue(language);
    const before = await list.inputValue();
    const others = ['es', 'fr', 'de', 'en'].filter((code) => code !== before);
    const [first = '', ...later] = others;
    await list.selectOption(first);
    await soon(() => saved).toEqual([first]);
    // Words that have to be fetched arrive after the last choice, whose own may be there already.
    await page.route(languageFiles, async (route) => {
      await chosen.promise;
      await route.continue();
    });
    for (const code of later) await list.selectOption(code);
    const words = page.waitForResponse(languageFiles);
    chosen.resolve();
    await (await words).finished();
    const last = others.at(-1) ?? '';
    await soon(() => saved.at(-1)).toBe(last);
    await soon(async () => (await entra.sessionOf('priya.raman@aurum.example')).language).toBe(
      last,
    );
    expect(most).toBe(1);
    expect(saved).toEqual([first, last]);
    await expect(list).toHaveValue(last);
  });

  test('keeps a language that was chosen just before a reload, and reads when a choice could not be saved', async ({
    page,
    entra,
  }) => {
    const email = 'luc.marchand@verdier.example';
    await openSignedIn(page, entra, email, '/dashboard');
    const list = banner(page).getByRole('combobox');
    for (const [what, address, language] of [
      ['words', languageFiles, 'fr'],
      ['save', '**/api/vseUpdateUserSetting', 'es'],
    ] as const)
      await test.step(`the reload cuts its ${what} off`, async () => {
        await page.route(address, () => new Promise(() => {}), { times: 1 });
        const asked = page.waitForRequest(address);
        await list.selectOption(language);
        await asked;
        await page.reload();
        await soon(async () => (await entra.sessionOf(email)).language).toBe(language);
        await expect(list).toHaveValue(language);
      });
    await test.step('a choice that could not be saved is a notification', async () => {
      await page.route('**/api/vseUpdateUserSetting', (route) =>
        route.fulfill({ status: 500, json: {} }),
      );
      await list.selectOption('Français');
      await expect(page.getByText('La langue n’a pas pu être enregistrée.')).toBeVisible();
    });
  });

  test('without user settings changes the language of this browser alone', async ({
    page,
    entra,
  }) => {
    await entra.tell({ rolesOf: { email: 'newcomer@aurum.example', roles: ['Task.Admin'] } });
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await page.goto('/dashboard');
    const popup = await openPopup(page);
    await popup.getByLabel('Or an e-mail address').fill('newcomer@aurum.example');
    await popup.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Español');
    await expect(page.getByRole('heading', { name: 'Aún sin acceso' })).toBeVisible();
    await page.reload();
    // The selector is there once the API has said who is signed in, which must not change the choice back.
    await expect(page.getByRole('combobox')).toHaveValue('es');
    await expect(page.getByRole('heading', { name: 'Aún sin acceso' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    expect(calls.filter((url) => /UpdateUserSetting|LanguageHistory/.test(url))).toEqual([]);
  });
});

test('on a phone the header is one line in every language, in which staff read what is wrong', async ({
  page,
  entra,
}) => {
  await page.setViewportSize(PHONE);
  await openSignedIn(page, entra, 'ines.calder@aurum.example', '/dashboard');
  for (const language of ['en', 'es', 'fr', 'de']) {
    if (language !== 'en') await page.goto(`/dashboard?lang=${language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(banner(page).getByRole('combobox')).toBeVisible();
    // Words and fonts arrive one after the other, and the header is drawn with each of them.
    const heightOf = async () => (await banner(page).boundingBox())?.height;
    await soon(heightOf, language).toBeLessThan(104);
    const buttons = banner(page).getByRole('button');
    const mostLines = async () => Math.max(...(await buttons.evaluateAll(linesOfText)));
    await soon(mostLines, language).toBe(1);
    await expectNoSidewaysScroll(page);
  }
  await test.step('what is wrong with a field or a row is said in German', async () => {
    await page.goto('/invites?lang=de&invite=1');
    await page.getByRole('button', { name: 'Einladen', exact: true }).click();
    await expect(page.getByText('Der Name ist erforderlich.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Mehrere einladen' }).click();
    await page.getByLabel('Namen und E-Mail-Adressen').fill(`${'x'.repeat(250)}, ana@example.com`);
    await page.getByRole('button', { name: 'Liste prüfen' }).click();
    await expect(page.getByText('Der Name ist zu lang.')).toBeVisible();
  });
});

test('every page load clears the translation cookie', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'googtrans', value: '/en/fr', url: baseURL ?? '' }]);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeVisible();
  expect(await context.cookies()).toEqual([]);
});
