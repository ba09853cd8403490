import { expect, type Page } from '@playwright/test';
import { getAppSettings } from '@vse/domain/records/app-settings';
import { addDirectoryUser, addGroupMember } from '@vse/domain/records/directory';
import { updateUserSetting } from '@vse/domain/records/users';
import { freshEmail } from '../support/fresh.ts';
import { ADMIN, call, inDirectory, mailsTo } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import {
  button,
  chooseProvider,
  dialogOf,
  editButton,
  find,
  newUser,
  openStaff,
  rowOf,
  section,
  userByEmail,
} from './support/staff.ts';
import { heading, test } from './support/test.ts';

type Fields = { first: string; last: string; email: string; provider?: string; role?: string };

async function fill(page: Page, { first, last, email, provider, role }: Fields) {
  await page.getByLabel('First Name').fill(first);
  await page.getByLabel('Last Name').fill(last);
  await page.getByLabel('Email').fill(email);
  if (provider) await chooseProvider(page, provider);
  if (role) await page.getByLabel('Role').selectOption({ label: role });
}

const add = (page: Page) => button(page, 'Add User').click();
const errorAdding = (page: Page) => dialogOf(page, 'Error Adding User');

const utcDay = () => new Date().toISOString().slice(0, 10);

test('a Manager adds a Salesperson, who is invited, gets the role and the mail, and is in the list', async ({
  page,
}) => {
  const email = freshEmail('nadia.o+neill');
  const dayBefore = utcDay();
  await openStaff(page, 'Manager', '/users');
  await page.getByRole('link', { name: 'Add User' }).click();
  await expect(page.getByLabel('Scent Provider')).toBeDisabled();
  await expect(page.getByLabel('Scent Provider')).toHaveValue('Aurum Scent Co.');
  await expect(page.getByLabel('Role').getByRole('option')).toHaveText(['Salesperson']);
  await fill(page, { first: 'Nadia', last: "O'Neill #1", email });
  await add(page);
  await expect(heading(page, "Nadia O'Neill #1")).toBeVisible();
  const steps = section(page, "Nadia O'Neill #1 has been added");
  await expect(steps.getByRole('listitem')).toHaveText([
    'Invited into the directory as a guest',
    'Settings saved',
    'Role set in the directory',
    'Invitation e-mail sent',
  ]);
  await expect(section(page, 'At a glance')).toContainText('E-mail sent');
  const [mail, ...more] = await mailsTo(email, 1);
  expect(more).toEqual([]);
  expect(mail?.plainText).toContain('Hello Nadia,');
  expect(mail?.plainText).toContain('/login');
  expect(await inDirectory(email)).toMatchObject({ accounts: 1, roles: ['Salesperson'] });
  await button(page, 'Got it').click();
  await expect(steps).toBeHidden();
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByText('Users').click();
  await find(page, email);
  const row = rowOf(page, email);
  await expect(row).toContainText("Nadia O'Neill #1");
  await expect(row).toContainText('Salesperson');
  await expect(row).toContainText('Aurum Scent Co.');
  // Around midnight it was added on the day before.
  await expect(row).toContainText(new RegExp(`${dayBefore}|${utcDay()}`));
});

test('what is missing is listed in the order of the form, and what was typed stays', async ({
  page,
}) => {
  await openStaff(page, 'Admin', '/users/add');
  await add(page);
  await expect(errorAdding(page).getByRole('alert').locator('p')).toHaveText([
    'First Name is required.',
    'Last Name is required.',
    'Email is required.',
    'Provider is required.',
    'Select a valid role.',
  ]);
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('First Name')).toHaveAccessibleDescription(
    'First Name is required.',
  );
  for (const field of ['First Name', 'Last Name', 'Email', 'Scent Provider', 'Role'])
    await expect(page.getByLabel(field)).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await page.getByLabel('First Name').fill('L');
  await expect(page.getByLabel('First Name')).not.toHaveAttribute('aria-invalid');
  await expect(page.getByLabel('Last Name')).toHaveAttribute('aria-invalid', 'true');
  const provider = 'Maison Verdier';
  await fill(page, {
    first: 'Luc',
    last: 'Again',
    email: 'Luc.Marchand@verdier.example',
    provider,
    role: 'Manager',
  });
  await add(page);
  await expect(errorAdding(page)).toContainText('User already exists with given email address.');
  await errorAdding(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByLabel('First Name')).toHaveValue('Luc');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    'User already exists with given email address.',
  );
  await test.step('an address that the directory refuses is reported beside its field', async () => {
    await page.getByLabel('Email').fill('ida#hash@example.com');
    await add(page);
    await expect(errorAdding(page)).toContainText('The directory accepts no #');
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/accepts no #/);
  });
  await page.getByRole('link', { name: 'Cancel' }).click();
  await dialogOf(page, 'Leave without saving?')
    .getByRole('button', { name: 'Leave without saving' })
    .click();
  await expect(page).toHaveURL(/\/users\/$/);
});

test('a logo comes from the gallery of the chosen provider, and goes when the provider changes', async ({
  page,
}) => {
  const email = freshEmail('logo');
  await openStaff(page, 'Admin', '/users/add');
  await expect(button(page, 'Choose a logo')).toBeHidden();
  await fill(page, {
    first: 'Lola',
    last: 'Logo',
    email,
    provider: 'Maison Verdier',
    role: 'Salesperson',
  });
  const choose = async () => {
    await button(page, 'Choose a logo').click();
    const gallery = dialogOf(page, 'Choose a logo');
    await gallery.getByRole('radio').first().waitFor();
    await gallery.getByRole('button', { name: 'Use this logo' }).click();
    await expect(gallery.getByRole('alert')).toHaveText('Please select an image!');
    expect((await gallery.boundingBox())?.width).toBeLessThanOrEqual(480);
    await gallery.getByRole('radio').first().check();
    // Enter on a logo neither adds nor saves the user.
    await gallery.getByRole('radio').first().press('Enter');
    await expect(gallery).toBeVisible();
    expect(await userByEmail(email)).toBeUndefined();
    await gallery.getByRole('button', { name: 'Use this logo' }).click();
    await expect(page.getByRole('img', { name: 'The chosen logo' })).toBeVisible();
  };
  await choose();
  await chooseProvider(page, 'Northlight Hospitality');
  await expect(page.getByText('No logo chosen')).toBeVisible();
  await choose();
  await add(page);
  await expect(heading(page, 'Lola Logo')).toBeVisible();
  await expect(page.getByRole('img', { name: 'The chosen logo' })).toBeVisible();
  expect((await userByEmail(email))?.logo).toContain('vse-logos');
  // What was done is told once, not at every reload.
  await expect(section(page, 'Lola Logo has been added')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Lola Logo')).toBeVisible();
  await expect(section(page, 'Lola Logo has been added')).toBeHidden();
});

test('an Admin edits a user: seen first, then changed, and the directory follows the role', async ({
  page,
}) => {
  const user = await newUser('Edith');
  await openStaff(page, 'Admin', `/users/${user.id}`);
  await expect(heading(page, user.name)).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveCount(0);
  await section(page, 'Actions').getByRole('button', { name: 'Edit' }).click();
  await expect(heading(page, 'Edit User')).toBeVisible();
  await page.getByLabel('First Name').fill('');
  await button(page, 'Save').click();
  const error = dialogOf(page, 'Error Saving User');
  await expect(error).toContainText('First Name is required.');
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('First Name')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('First Name').fill('<b>Edith<b>');
  await page.getByLabel('Role').selectOption({ label: 'Manager' });
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await button(page, 'Save').click();
  const changed = user.name.replace('Edith', '<b>Edith<b>');
  await expect(heading(page, changed)).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveCount(0);
  expect(await inDirectory(user.email)).toMatchObject({ roles: ['Manager'] });
});

test('Cancel, a link and the browser’s Back do not lose changes unasked', async ({ page }) => {
  const user = await newUser('Greta');
  await openStaff(page, 'Admin', `/users?find=${encodeURIComponent(user.email)}`);
  await page.getByRole('link', { name: user.name }).click();
  const begin = async () => {
    await editButton(page).click();
    await page.getByLabel('First Name').fill('Gretchen');
  };
  await begin();
  await button(page, 'Cancel').click();
  await expect(section(page, 'Profile').getByText('Greta', { exact: true })).toBeVisible();
  await begin();
  const question = dialogOf(page, 'Leave without saving?');
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByText('Users').click();
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('First Name')).toHaveValue('Gretchen');
  await page.goBack();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(page).toHaveURL(new RegExp(`/users/${user.id}$`));
  await expect(page.getByLabel('First Name')).toHaveValue('Gretchen');
  await page.goBack();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(heading(page, 'Users')).toBeVisible();
});

test('a change by another person is not overwritten: the newest version is offered, and typed text stays', async ({
  page,
}) => {
  const user = await newUser('Conny');
  await openStaff(page, 'Admin', `/users/${user.id}`);
  await editButton(page).click();
  await page.getByLabel('First Name').fill('Constance');
  const stored = await userByEmail(user.email);
  if (!stored) throw new Error('The user is gone');
  await call(updateUserSetting, { ...stored, lastName: 'Changed' }, ADMIN);
  await button(page, 'Save').click();
  const conflict = page.getByRole('dialog', { name: /Ines Calder.* changed this just now/ });
  const side = (field: string) => conflict.getByRole('radiogroup', { name: field });
  await expect(side('Last Name').getByRole('radio', { name: /^Theirs: Changed/ })).toBeChecked();
  await expect(side('First Name').getByRole('radio', { name: /^Yours: Constance/ })).toBeChecked();
  await conflict.getByRole('button', { name: 'Save this' }).click();
  await expect(heading(page, 'Constance Changed')).toBeVisible();
});

test('an Admin sends the mail again and deletes the user, who loses the role', async ({ page }) => {
  const user = await newUser('Dora');
  await openStaff(page, 'Admin', `/users/${user.id}`);
  await button(page, 'Resend e-mail').click();
  await expect(page.getByText('The e-mail is on its way.')).toBeVisible();
  expect(await mailsTo(user.email, 2)).toHaveLength(2);
  await section(page, 'Danger Zone').getByRole('button', { name: 'Delete' }).click();
  const question = dialogOf(page, `Delete ${user.name}?`);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await section(page, 'Actions').getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete user' }).click();
  await expect(heading(page, `Deleted ${user.name}`)).toBeVisible();
  await expect(page).toHaveURL(/\/users\/[^/]+\/delete\/Dora%20/);
  await expectAccessible(page);
  expect(await inDirectory(user.email)).toMatchObject({ roles: [] });
  await page.getByRole('link', { name: 'Return to Users' }).click();
  await find(page, user.email);
  await expect(page.getByText(/^0 of \d+$/)).toBeVisible();
  await expect(rowOf(page, user.email)).toHaveCount(0);
});

test('a person who is only in the directory is listed for an Admin, who adds their settings', async ({
  page,
}) => {
  const email = freshEmail('only.directory');
  const { groupIds } = await call(getAppSettings, {});
  const { newUser: made } = await call(addDirectoryUser, { memberEmail: email }, ADMIN);
  const member = { memberId: made.invitedUser.id, groupId: groupIds.Salesperson };
  await call(addGroupMember, member, ADMIN);
  await openStaff(page, 'Admin', `/users?find=${encodeURIComponent(email)}`);
  await expect(rowOf(page, email)).toContainText('No settings yet');
  await rowOf(page, email).getByRole('link').click();
  await expect(page.getByText('VSE has no settings for them yet')).toBeVisible();
  await editButton(page).click();
  await page.getByLabel('First Name').fill('Otto');
  await page.getByLabel('Last Name').fill('Only');
  await chooseProvider(page, 'Maison Verdier');
  await button(page, 'Save').click();
  await expect(heading(page, 'Otto Only')).toBeVisible();
  await expect(section(page, 'Otto Only has been added')).toContainText('Found in the directory');
  expect(await inDirectory(email)).toMatchObject({ accounts: 1, roles: ['Salesperson'] });
});
