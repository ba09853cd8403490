import { expect } from '@playwright/test';
import { answered } from './support/api.ts';
import { button, openStaff } from './support/staff.ts';
import { finish, heading, openQuiz, soon, test } from './support/test.ts';

test.use({ expected: /Failed to load resource|Code did not load/ });

test('the results keep their looks when their code is lost once', async ({ page }) => {
  const quiz = await answered();
  const lost = new Set<string>();
  await page.route(/\/assets\/results-screen-[^/]*$/, (route) => {
    const url = route.request().url();
    if (lost.has(url)) return route.continue();
    lost.add(url);
    return route.abort();
  });
  await openQuiz(page, quiz);
  await soon(() => lost.size).toBeGreaterThan(0);
  await finish(page).click();
  await expect(heading(page, 'Results')).toBeVisible();
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(6);
  for (const card of await cards.all()) await expect(card).not.toHaveCSS('border-radius', '0px');
});

test('a screen that could not be fetched offline opens by itself when the network is back', async ({
  page,
  context,
}) => {
  await openStaff(page, 'Admin', '/dashboard');
  const users = page.getByRole('main').getByRole('link', { name: /Users/ }).first();
  await expect(users).toBeVisible();
  await context.setOffline(true);
  await users.click();
  await expect(heading(page, 'This page could not be loaded')).toBeVisible();
  await context.setOffline(false);
  await expect(heading(page, 'Users')).toBeVisible();
});

test('offline, staff go back from a page that is not there to the list they have seen', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await openStaff(page, 'Admin', '/users');
  const name = page.getByRole('rowheader').first();
  await expect(name).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Add User' }).click();
  await expect(heading(page, 'This page could not be loaded')).toBeVisible();
  // A list that has just been read is not read again.
  await page.clock.fastForward('00:03');
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(name).toBeVisible();
  await expect(
    page.getByText(/shown as of .* We cannot reach VSE.*check your connection/),
  ).toBeVisible();
});

test('going back to a screen whose code failed to load loads it again', async ({ page }) => {
  const code = /\/assets\/users-screen-.*\.js/;
  await page.route(code, (route) => route.abort());
  await openStaff(page, 'Admin', '/users');
  await expect(heading(page, 'This page could not be loaded')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'VSE, to the home page' }).click();
  await expect(heading(page, 'This page could not be loaded')).toBeHidden();
  await page.unroute(code);
  await page.goBack();
  await expect(heading(page, 'Users')).toBeVisible();
});

test('a lost part of a screen leaves the form with what was typed, and Try again opens it', async ({
  page,
}) => {
  const code = /\/assets\/history-panel-[^/]*\.js$/;
  await page.route(code, (route) => route.fulfill({ status: 404 }));
  await openStaff(page, 'Admin', '/adjectives');
  await page.getByRole('rowheader').first().getByRole('link').click();
  await button(page, 'Edit').click();
  const field = page.getByLabel('Name', { exact: true });
  await field.fill('Typed before the deployment');
  const begun = await page.evaluate(() => performance.timeOrigin);
  await button(page, 'History').click();
  const lost = page.getByText('Part of this page could not be loaded.');
  await expect(lost).toBeVisible();
  await expect(field).toHaveValue('Typed before the deployment');
  await page.unroute(code);
  await button(page, 'Try again').click();
  const panel = page.getByRole('dialog', { name: /^History of/ });
  await expect(panel).toBeVisible();
  await expect(lost).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(field).toHaveValue('Typed before the deployment');
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(begun);
});
