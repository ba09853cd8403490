import { expect, type Page } from '@playwright/test';
import { unique } from '../support/fresh.ts';
import { openStaff } from './support/staff.ts';
import { held, letIn, test } from './support/test.ts';

/** Leaves the page for the dashboard before the quiz begins, then lets it begin. */
async function leaveWhileItBegins(page: Page) {
  await openStaff(page, 'Salesperson', '/start');
  await page.getByLabel('Client/Project').fill(unique('Harbour Hotel'));
  const answer = await held(page, 'vseCreateQuizResult');
  await page.getByRole('button', { name: 'Begin Quiz' }).dblclick();
  await answer.asked;
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await letIn(page, 'vseCreateQuizResult', answer);
}

test('a quiz that begins after its page was left does not pull the person back', async ({
  page,
}) => {
  await leaveWhileItBegins(page);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('nor does it while the page they chose is still on its way', async ({ page }) => {
  const code = Promise.withResolvers<void>();
  await page.route(/\/assets\/dashboard-screen-[^/]*\.js$/, async (route) => {
    await code.promise;
    await route.continue();
  });
  await leaveWhileItBegins(page);
  code.resolve();
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a quiz that could not begin after its page was left is a notification that stays', async ({
  page,
}) => {
  await openStaff(page, 'Salesperson', '/dashboard');
  await page.getByRole('link', { name: 'Begin a quiz' }).first().click();
  await page.getByLabel('Client/Project').fill(unique('Harbour Hotel'));
  const { promise, resolve } = Promise.withResolvers<void>();
  const asked = page.waitForRequest('**/api/vseCreateQuizResult');
  await page.route('**/api/vseCreateQuizResult', async (route) => {
    await promise;
    await route.abort();
  });
  await page.getByRole('button', { name: 'Begin Quiz' }).click();
  await asked;
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
  resolve();
  await expect(page.getByText(/^Begin a quiz for a client: We cannot reach VSE/)).toBeVisible();
});
