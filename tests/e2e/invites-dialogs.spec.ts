import { expect, type Page } from '@playwright/test';
import { deleteInvite } from '@vse/domain/records/invites';
import { freshId } from '../support/fresh.ts';
import { ADMIN, call, invite } from './support/api.ts';
import { button, dialogOf, invitesTo, openStaff, rowOf } from './support/staff.ts';
import { keepNotifications, test } from './support/test.ts';

const modal = (page: Page) => dialogOf(page, 'Invite User');

async function deleteInvites(email: string) {
  for (const id of await invitesTo(email)) await call(deleteInvite, { id }, ADMIN);
}

test('an invite that was deleted elsewhere is reported as gone', async ({ page }) => {
  const id = freshId();
  const guest = await invite({ name: `Gone ${id}` });
  const another = await invite({ name: `Gone too ${id}` });
  await keepNotifications(page);
  await openStaff(page, 'Manager', `/invites?find=${id}`);
  await button(page, guest.name).click();
  await deleteInvites(guest.email);
  await dialogOf(page, guest.name).getByRole('button', { name: 'Resend' }).click();
  await expect(page.getByText(`The invite for ${guest.name} no longer exists.`)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(rowOf(page, guest.email)).toHaveCount(0);
  await button(page, another.name).click();
  await dialogOf(page, another.name).getByRole('button', { name: 'Withdraw' }).click();
  await deleteInvites(another.email);
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText(`The invite for ${another.name} no longer exists.`)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a half-typed invite is not closed without a question, by whatever way; Back after it was closed leaves the list at once', async ({
  page,
}) => {
  const question = dialogOf(page, 'Leave without inviting?');
  const stay = question.getByRole('button', { name: 'Stay here' });
  await openStaff(page, 'Manager', '/dashboard');
  await page
    .getByRole('link', { name: /Invites/ })
    .first()
    .click();
  await button(page, 'Invite User').click();
  await modal(page).getByLabel('Name').fill('Half');
  const ways = [
    () => page.keyboard.press('Escape'),
    () => modal(page).getByRole('button', { name: 'Close' }).first().click(),
    () => modal(page).getByRole('button', { name: 'Close' }).last().click(),
    () => page.goBack(),
  ];
  for (const leave of ways) {
    await leave();
    await expect(question).toBeVisible();
    await stay.click();
    await expect(question).toBeHidden();
    await expect(modal(page).getByLabel('Name')).toHaveValue('Half');
  }
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Leave without inviting' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button(page, 'Invite User')).toBeFocused();
  await button(page, 'Invite User').click();
  await expect(modal(page).getByLabel('Name')).toHaveValue('');
  await modal(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(modal(page)).toBeHidden();
  await expect(page).toHaveURL(/\/invites$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
});
