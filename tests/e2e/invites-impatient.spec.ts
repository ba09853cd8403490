import { expect, type Page } from '@playwright/test';
import { freshEmail, freshId } from '../support/fresh.ts';
import { invite } from './support/api.ts';
import { button, dialogOf, find, invitesTo, openStaff, rowOf } from './support/staff.ts';
import { held, heldBack, test } from './support/test.ts';

const modal = (page: Page) => dialogOf(page, 'Invite User');
const submit = (page: Page) =>
  modal(page).getByRole('button', { name: 'Invite', exact: true }).click();

async function fill(page: Page, email: string, name = 'Ivy') {
  await expect(modal(page).getByLabel('Provider')).not.toHaveValue('');
  await modal(page).getByLabel('Name').fill(name);
  await modal(page).getByLabel('Email').fill(email);
}

test('an invite that is closed while it is sent does not close the next one, and what fails after it was left is a notification', async ({
  page,
}) => {
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
  await test.step('an invite that fails after it was left', async () => {
    const { release } = await heldBack(page, '**/api/vseCreateInvite', 'abort');
    await submit(page);
    await page.goBack();
    await dialogOf(page, 'Still saving').getByRole('button', { name: 'Leave now' }).click();
    await expect(modal(page)).toBeHidden();
    release();
    await expect(page.getByText(/^Error Inviting: We cannot reach VSE/)).toBeVisible();
  });
  await test.step('a list of many that fails after it was left', async () => {
    const many = dialogOf(page, 'Invite Many');
    await button(page, 'Invite Many').click();
    await many.getByLabel('Names and e-mails').fill(`Ivy, ${freshEmail()}`);
    await many.getByRole('button', { name: 'Check the list' }).click();
    await expect(many.getByLabel('Provider')).not.toHaveValue('');
    const { release } = await heldBack(page, '**/api/vseCreateInvites', 'abort');
    await many.getByRole('button', { name: 'Invite 1' }).click();
    await page.keyboard.press('Escape');
    await dialogOf(page, 'Still saving').getByRole('button', { name: 'Leave now' }).click();
    release();
    await expect(page.getByText(/^Error Inviting: .*1 (is )?not/)).toBeVisible();
  });
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
