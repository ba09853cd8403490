import { expect, type Page } from '@playwright/test';
import { unique } from '../support/fresh.ts';
import { answered, completedProject } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { button, dialogOf, expectNoSidewaysScroll, openStaff, rowOf } from './support/staff.ts';
import { DESKTOP, heading, held, PHONE, test } from './support/test.ts';

const view = (page: Page, name: string) =>
  rowOf(page, name).getByRole('link', { name: 'View Result' });

/** Chooses an action from the menu of a row. */
async function fromMenu(page: Page, name: string, action: string) {
  await button(page, `More actions: ${name}`).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('an Admin finds a project in the history, opens its result, Back brings the search, and its link is copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const name = unique('Hotel Meridian');
  const { id } = await completedProject(name);
  await openStaff(page, 'Admin', '/results');
  await expect(heading(page, 'Quiz History')).toBeVisible();
  await expect(
    page.getByText(
      'Welcome to the record of past VSE quiz results. To view the recommended fragrances, click “view results”.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('columnheader')).toContainText([
    'Date Started',
    'Date Completed',
    'Client/Project',
    'Salesperson',
    'Invited User',
    'Invited User Email',
    'Client',
    'View Result',
  ]);
  await page.getByRole('columnheader', { name: 'Client/Project' }).getByRole('button').focus();
  await page.keyboard.press('/');
  await page.keyboard.type(name);
  await expect(view(page, name)).toBeVisible();
  // Completed, with no invited user.
  await expect(rowOf(page, name).getByRole('cell').nth(3)).toContainText('-');
  await expect(page).toHaveURL(/find=Hotel/);
  await page.keyboard.press('ArrowDown');
  await expect(view(page, name)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Results')).toBeVisible();
  await page.goBack();
  await expect(view(page, name)).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue(name);
  await fromMenu(page, name, 'Copy link');
  await expect(page.getByText('Link copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(`/results/${id}`);
});

test('the search keeps the focus when it is cleared after it found nothing', async ({ page }) => {
  await completedProject(unique('Hotel Aurora'));
  await openStaff(page, 'Admin', `/results?sort=client&find=${unique('Nobody')}`);
  await expect(page.getByText(/^Nothing matches/)).toBeVisible();
  const search = page.getByRole('searchbox');
  const list = await held(page, 'vseListQuizResults');
  await search.fill('');
  await list.asked;
  await expect(search).toBeFocused();
  list.release();
  await expect(page.getByRole('link', { name: 'View Result' }).first()).toBeVisible();
  await expect(search).toBeFocused();
});

test('an Admin deletes a result after a confirmation', async ({ page }) => {
  const name = unique('Villa Serena');
  await completedProject(name);
  await openStaff(page, 'Admin', `/results?find=${encodeURIComponent(name)}`);
  await fromMenu(page, name, 'Delete');
  await button(page, 'Cancel').click();
  await expect(view(page, name)).toBeVisible();
  await fromMenu(page, name, 'Delete');
  await dialogOf(page, 'Delete this quiz result?').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The quiz result has been deleted.')).toBeVisible();
  await expect(view(page, name)).toHaveCount(0);
});

test('a Salesperson looks into an unfinished quiz without answering it, and has neither the export nor a way to delete', async ({
  page,
}) => {
  const quiz = await answered(3);
  await openStaff(page, 'Salesperson', `/results?find=${encodeURIComponent(quiz.email)}`);
  const open = rowOf(page, quiz.email).getByRole('link', { name: 'Open quiz' });
  await expect(open).toHaveText('Open quiz: 3 of 10');
  await expect(button(page, 'Export')).toHaveCount(0);
  await rowOf(page, quiz.email)
    .getByRole('button', { name: /^More actions/ })
    .click();
  await expect(page.getByRole('menuitem')).toHaveText(['Copy link']);
  await page.keyboard.press('Escape');
  await open.click();
  await expect(page).toHaveURL(`/quiz/${quiz.id}`);
  await expect(page.getByRole('heading', { level: 1, name: /’s quiz$/ })).toBeVisible();
  await expect(page.getByText('3 of 10 answered')).toBeVisible();
  await expect(page.getByText(/^Invited by Jonah Adler on /)).toBeVisible();
  await expect(
    page.getByText('View only. Only the person who was invited can answer this quiz.'),
  ).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeDisabled();
  await expect(button(page, 'View Recommended Fragrances')).toHaveCount(0);
});

test('the history breaks no rule of accessibility and fits a phone', async ({ page }) => {
  const name = unique('Small Screen');
  await completedProject(name);
  await page.setViewportSize(DESKTOP);
  // One row says as much as fifty, which take axe half a minute.
  await openStaff(page, 'Admin', `/results?find=${encodeURIComponent(name)}`);
  await expect(page.getByRole('link', { name: 'View Result' }).first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
});
