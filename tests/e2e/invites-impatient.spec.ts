import { expect, type Page } from '@playwright/test';
import { freshEmail, freshId } from '../support/fresh.ts';
import { invite } from './support/api.ts';
import { button, dialogOf, find, invitesTo, openStaff, rowOf } from './support/staff.ts';
import { heading, held, heldBack, test, tryAgain } from './support/test.ts';

const modal = (page: Page) => dialogOf(page, 'Invite User');
const submit = (page: Page) =>
  modal(page).getByRole('button', { name: 'Invite', exact: true }).click();

async function fill(page: Page, email: string, name = 'Ivy') {
  await expect(modal(page).getByLabel('Provider')).not.toHaveValue('');
  await modal(page).getByLabel('Name').fill(name);
  await modal(page).getByLabel('Email').fill(email);
}

test('an invite that is closed while it is sent does not close the next one', async ({ page }) => {
  const email = freshEmail('ivy');
  await openStaff(page, 'Manager', '/invites');
  await button(page, 'Invite User').click();
  await fill(page, email);
  const answer = await held(page, 'vseCreateInvite');
  await submit(page);
  await answer.asked;
  // Forced, since Playwright waits for a button that is busy.
  await modal(page).locator('button[type=submit]').click({ force: true });
  await page.keyboard.press('Escape');
  await dialogOf(page, 'Still saving').getByRole('button', { name: 'Leave now' }).click();
  await expect(modal(page)).toBeHidden();
  await button(page, 'Invite User').click();
  await fill(page, freshEmail('ivy'), 'Second');
  answer.release();
  await expect(page.getByText('Ivy is invited.')).toBeVisible();
  await expect(modal(page).getByLabel('Name')).toHaveValue('Second');
  expect(await invitesTo(email)).toHaveLength(1);
});

test('an invite that fails after it was left is a notification that stays', async ({ page }) => {
  await openStaff(page, 'Manager', '/invites');
  await button(page, 'Invite User').click();
  await fill(page, freshEmail('ivy'));
  const { release } = await heldBack(page, '**/api/vseCreateInvite', 'abort');
  await submit(page);
  await page.goBack();
  await dialogOf(page, 'Still saving').getByRole('button', { name: 'Leave now' }).click();
  await expect(modal(page)).toBeHidden();
  release();
  await expect(page.getByText(/^Error Inviting: We cannot reach VSE/)).toBeVisible();
});

test('Back after an invite was closed leaves the list at once', async ({ page }) => {
  await openStaff(page, 'Manager', '/users');
  await expect(heading(page, 'Users')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page
    .getByRole('link', { name: /Invites/ })
    .first()
    .click();
  await button(page, 'Invite User').click();
  await modal(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(modal(page)).toBeHidden();
  await expect(page).toHaveURL(/\/invites$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('somebody with an open invite is invited again only after a question', async ({ page }) => {
  const { email } = await invite();
  await openStaff(page, 'Manager', '/invites');
  await button(page, 'Invite User').click();
  await fill(page, email);
  await submit(page);
  const question = dialogOf(page, 'Invite them again?');
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await invitesTo(email)).toHaveLength(1);
  await submit(page);
  await question.getByRole('button', { name: 'Invite again' }).click();
  await expect(modal(page)).toBeHidden();
  expect(await invitesTo(email)).toHaveLength(2);
});

test('the list is narrowed by state and sorted, in the address; a new invite stands on top, marked', async ({
  page,
}) => {
  const id = freshId();
  const { email } = await invite({ name: `Aaron ${id}` });
  await openStaff(page, 'Manager', '/invites');
  const states = page.getByRole('group', { name: 'Status' });
  await states.getByRole('button', { name: /^Redeemed/ }).click();
  await expect(page).toHaveURL(/status=redeemed/);
  await expect(page.getByRole('cell', { name: 'Redeemed' }).first()).toBeVisible();
  await expect(page.getByRole('cell', { name: /^Open/ })).toHaveCount(0);
  await states.getByRole('button', { name: /^Open/ }).click();
  await page.getByRole('columnheader', { name: 'Date Sent' }).getByRole('button').click();
  await expect(page).toHaveURL(/status=open&sort=-sent/);
  // Other tests invite as well: hers may not be on the first page for long.
  await find(page, id);
  await expect(page).toHaveURL(new RegExp(`find=${id}`));
  await expect(rowOf(page, email)).toBeVisible();
  await page.reload();
  await expect(rowOf(page, email)).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await states.getByRole('button', { name: /^All/ }).click();
  const fresh = freshEmail('ivy');
  await button(page, 'Invite User').click();
  await fill(page, fresh);
  await submit(page);
  await expect(page.getByRole('row').nth(1)).toContainText(fresh);
  await expect(page.getByRole('row').nth(1)).toContainText('Just sent');
});

test('a Manager sees who invited by name, a Salesperson not at all, in the detail neither', async ({
  page,
}) => {
  const { email, name } = await invite({ name: `Nils ${freshId()}` });
  await openStaff(page, 'Manager', `/invites?find=${encodeURIComponent(email)}`);
  await expect(rowOf(page, email)).toContainText('Jonah Adler');
  await rowOf(page, email).getByRole('cell').first().click();
  await expect(dialogOf(page, name)).toContainText('jonah.adler@aurum.example');
  await openStaff(page, 'Salesperson', `/invites?find=${encodeURIComponent(email)}`);
  await button(page, name).click();
  await expect(dialogOf(page, name)).toBeVisible();
  await expect(dialogOf(page, name)).not.toContainText('Invited by');
});

test('a list from the cache says as of when, while the fresh one does not come', async ({
  page,
}) => {
  await page.clock.install();
  await openStaff(page, 'Manager', '/invites');
  await page.getByRole('rowheader').first().waitFor();
  await page.route('**/api/vseListInvites*', (route) => route.abort());
  await page.reload();
  const notice = page.getByText(/This list could not be refreshed/);
  await expect(notice).toBeVisible();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await tryAgain(page, () => page.unroute('**/api/vseListInvites*'));
  await expect(notice).toBeHidden();
});

test('the next page has its own rows, the first of which takes the focus', async ({ page }) => {
  let one: object | undefined;
  await page.route('**/api/vseListInvites*', async (route) => {
    const isFirst = !new URL(route.request().url()).searchParams.has('page');
    one ??= (await (await route.fetch()).json()).items[0];
    const item = { ...one, id: isFirst ? 'first' : 'second', name: isFirst ? 'First' : 'Second' };
    await route.fulfill({
      json: { items: [item], ...(isFirst ? { nextPage: 'next' } : { previousPage: 'back' }) },
    });
  });
  await openStaff(page, 'Admin', '/invites');
  await button(page, 'Next').click();
  await expect(button(page, 'Second')).toBeFocused();
  await expect(button(page, 'First')).toBeHidden();
  await button(page, 'Previous').click();
  await expect(button(page, 'First')).toBeFocused();
});

test('a list of many that fails after it was left is a notification that stays', async ({
  page,
}) => {
  const many = dialogOf(page, 'Invite Many');
  await openStaff(page, 'Manager', '/invites');
  await button(page, 'Invite Many').click();
  await many.getByLabel('Names and e-mails').fill(`Ivy, ${freshEmail()}`);
  await many.getByRole('button', { name: 'Check the list' }).click();
  await expect(many.getByLabel('Provider')).not.toHaveValue('');
  const { release } = await heldBack(page, '**/api/vseCreateInvites', 'abort');
  await many.getByRole('button', { name: 'Invite 1' }).click();
  await page.keyboard.press('Escape');
  await dialogOf(page, 'Still saving').getByRole('button', { name: 'Leave now' }).click();
  await expect(many).toBeHidden();
  release();
  await expect(page.getByText(/^Error Inviting: .*1 (is )?not/)).toBeVisible();
});
