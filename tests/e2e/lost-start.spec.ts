import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page, type Route } from '@playwright/test';
import { answered, invite } from './support/api.ts';
import { answersOf, heading, heldBack, openAs, PHONE, questionsOf, test } from './support/test.ts';

test.use({ expected: /./ });

const LOST = 'This page could not be loaded. Please check your connection.';
const SLOW = 'This page is taking long to load.';
/** Ten seconds are promised. */
const PROMPTLY_MS = 10_000;
const promptly = expect.configure({ timeout: PROMPTLY_MS });

/** The addresses of each of the two documents. */
const FIRST_PAGE = ['/', '/invite'];
const APP = ['/quiz/x', '/results/x', '/dashboard', '/invite%23code=ABC234'];

const assets = readdirSync(resolve(import.meta.dirname, '../../web/dist/assets'));
/** What the documents name, by the beginning of the name. */
const ENTRIES = ['rolldown-runtime', 'react', 'first'];
const LOGIN_PAGE = '<!doctype html><title>Hotel</title><h1>Welcome to our network</h1>';
const FAILURES: Record<string, (route: Route) => Promise<void>> = {
  'does not come': (route) => route.abort(),
  'is 404': (route) => route.fulfill({ status: 404 }),
  "is a network's login page": (route) =>
    route.fulfill({ contentType: 'text/html', body: LOGIN_PAGE }),
  "is a network's login page that is said to be code": (route) =>
    route.fulfill({ contentType: 'text/javascript', body: LOGIN_PAGE }),
  'cannot be read by this browser': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export const a = class { # };' }),
};

const codeOf = (entry: string) => new RegExp(`/assets/${entry}-[\\w-]{8}\\.js$`);
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

for (const [index, [failure, fail]] of Object.entries(FAILURES).entries())
  test(`each page says so when its code ${failure}`, async ({ page }) => {
    for (const [at, entry] of ENTRIES.entries()) {
      expect(assets.filter((file) => codeOf(entry).test(`/assets/${file}`))).toHaveLength(1);
      await page.route(codeOf(entry), fail);
      // Each file, with each failure, on both documents. Their addresses take turns.
      const turn = index * ENTRIES.length + at;
      for (const addresses of [FIRST_PAGE, APP]) {
        const address = addresses[turn % addresses.length] ?? '';
        await page.goto(address);
        await promptly(alert(page, LOST), `${entry} at ${address}`).toBeVisible();
        await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      }
      await page.unroute(codeOf(entry), fail);
    }
  });

test('each page says so when its code does not arrive, and takes it back when the code comes', async ({
  page,
}) => {
  await page.clock.install();
  for (const address of ['/invite', '/quiz/x', '/dashboard']) {
    const { release } = await heldBack(page, codeOf('react'));
    await page.goto(address, { waitUntil: 'commit' });
    await page.clock.runFor(PROMPTLY_MS);
    await expect(alert(page, SLOW)).toBeVisible();
    release();
    await expect(alert(page, SLOW)).toBeHidden();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.unrouteAll();
  }
});

test('a stylesheet that does not arrive holds up neither the message nor the code', async ({
  page,
}) => {
  const quiz = await answered(1);
  await page.clock.install();
  const { asked, release } = await heldBack(page, /\/assets\/first-[\w-]{8}\.css$/);
  const opening = openAs(page, quiz, `/quiz/${quiz.id}`);
  await asked;
  await page.clock.runFor(PROMPTLY_MS);
  await expect(answersOf(page, 1).first()).toBeChecked();
  release();
  await opening;
  await expect(page.getByRole('article').or(page.locator('fieldset')).first()).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(250, 247, 242)');
});

test('a lost stylesheet is asked for once more, and its loss is said beside the page', async ({
  page,
}) => {
  const style = /\/assets\/first-[\w-]{8}\.css$/;
  const quiz = await answered(1);
  let asked = 0;
  // Always intercepted: in between the browser would keep a copy.
  let isLost = async () => asked === 1;
  await page.route(style, async (route) => {
    asked += 1;
    return (await isLost()) ? route.abort() : route.continue();
  });
  await openAs(page, quiz, `/quiz/${quiz.id}`);
  await expect(answersOf(page, 1).first()).toBeChecked();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(250, 247, 242)');
  await expect(alert(page, LOST)).toHaveCount(0);
  asked = 0;
  // The second time it is lost when the code has come already.
  isLost = async () => {
    if (asked === 2) await questionsOf(page).first().waitFor({ state: 'attached' });
    return true;
  };
  await page.reload();
  await expect(answersOf(page, 1).first()).toBeChecked();
  await expect(alert(page, LOST)).toBeVisible();
  isLost = async () => false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(250, 247, 242)');
  await expect(alert(page, LOST)).toHaveCount(0);
});

test('Try again opens the quiz as soon as its code is there', async ({ page }) => {
  const quiz = await answered(2);
  await page.route(codeOf('first'), (route) => route.abort());
  await openAs(page, quiz, `/quiz/${quiz.id}`);
  await promptly(alert(page, LOST)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  for (const number of [1, 2]) await expect(answersOf(page, number).first()).toBeChecked();
  await expect(page.getByRole('alert').filter({ hasText: LOST })).toHaveCount(0);
});

test('Try again keeps what was typed, also when the code does not come once more', async ({
  page,
}) => {
  const guest = await invite();
  await page.setViewportSize(PHONE);
  await page.route(codeOf('first'), (route) => route.abort());
  await page.goto('/invite');
  await page.getByLabel('Email').fill(guest.email);
  await page.getByLabel('Invite code').fill(guest.code);
  await page.getByRole('button', { name: 'Try again' }).click();
  await promptly(alert(page, LOST)).toBeVisible();
  await expect(page.getByLabel('Invite code')).toHaveValue(guest.code);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(alert(page, LOST)).toHaveCount(0);
  await expect(page.getByLabel('Email')).toHaveValue(guest.email);
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await expect(questionsOf(page)).toHaveCount(10);
});

for (const [locale, text, button] of [
  ['de-AT', 'Diese Seite konnte nicht geladen werden.', 'Erneut versuchen'],
  ['es-MX', 'No se ha podido cargar esta página.', 'Reintentar'],
  ['fr-CA', 'Impossible de charger cette page.', 'Réessayer'],
] as const)
  test.describe(() => {
    test.use({ locale, colorScheme: 'dark' });
    test(`in ${locale}, lost code is reported in that language`, async ({ page }) => {
      await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
      for (const address of ['/invite', '/dashboard']) {
        await page.goto(address);
        await promptly(alert(page, text)).toHaveAttribute('lang', locale.slice(0, 2));
        await expect(page.getByRole('button', { name: button })).toBeVisible();
      }
    });
  });

test('only the code of a quiz is lost: the page says so, and Reload brings it with every answer', async ({
  page,
}) => {
  const quiz = await answered(2);
  await page.route(/\/assets\/quiz-screen-.*\.js/, (route) =>
    route.fulfill({ contentType: 'text/html', body: LOGIN_PAGE }),
  );
  await openAs(page, quiz, `/quiz/${quiz.id}`);
  await promptly(heading(page, 'Something went wrong')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  for (const number of [1, 2]) await expect(answersOf(page, number).first()).toBeChecked();
});
