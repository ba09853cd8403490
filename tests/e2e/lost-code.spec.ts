import { expect } from '@playwright/test';
import { answered } from './support/api.ts';
import { openStaff } from './support/staff.ts';
import { finish, heading, openQuiz, test } from './support/test.ts';

test.use({ expected: /Failed to (load resource|fetch dynamically imported module)|TypeError/ });

test('the results keep their looks when each file of theirs is lost once', async ({ page }) => {
  const quiz = await answered();
  const lost = new Set<string>();
  await page.route(/\/assets\/[^/]*(results-screen|modal|color-dots)[^/]*$/, (route) => {
    const url = route.request().url();
    if (lost.has(url)) return route.continue();
    lost.add(url);
    return route.abort();
  });
  await openQuiz(page, quiz);
  await expect.poll(() => lost.size).toBeGreaterThan(0);
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
  await expect(heading(page, 'Something went wrong')).toBeVisible();
  await context.setOffline(false);
  await expect(heading(page, 'Users')).toBeVisible();
});

test('a screen whose code did not come is asked for again by who goes back to it', async ({
  page,
}) => {
  const code = /\/assets\/users-screen-.*\.js/;
  await page.route(code, (route) => route.abort());
  await openStaff(page, 'Admin', '/users');
  await expect(heading(page, 'Something went wrong')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'VSE, to the home page' }).click();
  await page.unroute(code);
  await page.goBack();
  await expect(heading(page, 'Users')).toBeVisible();
});
