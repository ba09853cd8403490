import { expect } from '@playwright/test';
import { deleteUserSetting } from '@vse/domain/records/users';
import { freshEmail } from '../support/fresh.ts';
import { ADMIN, call, inDirectory, mailsTo } from './support/api.ts';
import { button, dialogOf, editButton, newUser, openStaff, section } from './support/staff.ts';
import { heading, held, test } from './support/test.ts';

test('another e-mail address invites its owner, and the page says what was done', async ({
  page,
}) => {
  const user = await newUser('Ella');
  const email = freshEmail('ella');
  await openStaff(page, 'Admin', `/users/${user.id}`);
  await editButton(page).click();
  await page.getByLabel('Email').fill(email);
  await button(page, 'Save').click();
  const steps = section(page, `${user.name} has a new e-mail address`);
  await expect(steps.getByRole('listitem')).toHaveText([
    'Invited into the directory as a guest',
    'Settings saved',
    'Role set in the directory',
    'Invitation e-mail sent',
  ]);
  await expect(section(page, 'Profile').getByText(email)).toBeVisible();
  expect((await inDirectory(email)).roles).toEqual(['Salesperson']);
  expect((await inDirectory(user.email)).roles).toEqual([]);
  expect(await mailsTo(email, 1)).toHaveLength(1);
  await button(page, 'Got it').click();
  await expect(steps).toBeHidden();
  await expect(heading(page, user.name)).toBeFocused();
  await page.reload();
  await expect(heading(page, user.name)).toBeVisible();
  await expect(steps).toBeHidden();
});

test('an Admin signs a user out everywhere, and reads when this or a deletion fails, or that the user is gone', async ({
  page,
}) => {
  const user = await newUser('Gone');
  await openStaff(page, 'Admin', `/users/${user.id}`);
  const actions = section(page, 'Actions');
  await test.step('signing out everywhere fails, then is done', async () => {
    await page.route('**/api/vseEndSessions', (route) => route.abort());
    await actions.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(actions.getByRole('alert')).toContainText('cannot reach VSE');
    await page.unroute('**/api/vseEndSessions');
    const sent = page.waitForRequest('**/api/vseEndSessions');
    await actions.getByRole('button', { name: 'Sign out everywhere' }).click();
    expect((await sent).postDataJSON()).toEqual({ id: user.id });
    await expect(page.getByText('This person is signed out on every device.')).toBeVisible();
    await expect(actions.getByRole('alert')).toBeHidden();
  });
  await test.step('a delete that fails says so at once, and does not wait for the list', async () => {
    await actions.getByRole('button', { name: 'Delete' }).click();
    await page.route('**/api/vseDeleteUserSetting', (route) => route.abort());
    const list = await held(page, 'vseListUserSettings');
    const question = dialogOf(page, `Delete ${user.name}?`);
    await question.getByRole('button', { name: 'Delete user' }).click();
    await expect(question.getByRole('alert')).toContainText('cannot reach VSE');
    list.release();
    await question.getByRole('button', { name: 'Cancel' }).click();
  });
  await test.step('editing a user who was deleted elsewhere leads back to the list, without a question', async () => {
    await editButton(page).click();
    await page.getByLabel('First Name').fill('Gonzo');
    await call(deleteUserSetting, { id: user.id, email: user.email }, ADMIN);
    await button(page, 'Save').click();
    const error = dialogOf(page, 'Error Saving User');
    await expect(error).toContainText('The user was not found.');
    await error.getByRole('link', { name: 'Return to Users' }).click();
    await expect(heading(page, 'Users')).toBeVisible();
    await expect(page.getByText(user.email)).toHaveCount(0);
  });
});
