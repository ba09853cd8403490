import { expect, type Page } from '@playwright/test';
import { unique } from '../support/fresh.ts';
import { openStaff } from './support/staff.ts';
import { held, heldBack, letIn, test } from './support/test.ts';

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

test('a quiz that begins while the chosen page is loading does not pull the person back', async ({
  page,
}) => {
  const code = await heldBack(page, /\/assets\/dashboard-screen-[^/]*\.js$/);
  await leaveWhileItBegins(page);
  code.release();
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a quiz that could not begin after its page was left is a notification that stays', async ({
  page,
}) => {
  await openStaff(page, 'Salesperson', '/dashboard');
  await page.getByRole('link', { name: 'Begin a quiz' }).first().click();
  await page.getByLabel('Client/Project').fill(unique('Harbour Hotel'));
  const { asked, release } = await heldBack(page, '**/api/vseCreateQuizResult', 'abort');
  await page.getByRole('button', { name: 'Begin Quiz' }).click();
  await asked;
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
  release();
  await expect(page.getByText(/^Begin a quiz for a client: We cannot reach VSE/)).toBeVisible();
});
