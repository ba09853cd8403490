import { expect } from '@playwright/test';
import { updateUserSetting } from '@vse/domain/records/users';
import { freshEmail } from '../support/fresh.ts';
import { ADMIN, call } from './support/api.ts';
import {
  button,
  chooseProvider,
  dialogOf,
  editButton,
  newUser,
  openStaff,
  section,
  userByEmail,
} from './support/staff.ts';
import { heading, held, letIn, test } from './support/test.ts';

const busy = 'Still saving';

test('a save that fails after its page was left is a notification that stays', async ({ page }) => {
  const user = await newUser('Lea');
  await openStaff(page, 'Admin', `/users/${user.id}`);
  await editButton(page).click();
  await page.getByLabel('First Name').fill('Leah');
  const { promise, resolve } = Promise.withResolvers<void>();
  let requests = 0;
  await page.route('**/api/vseUpdateUserSetting', async (route) => {
    requests += 1;
    await promise;
    await route.abort();
  });
  await button(page, 'Save').dblclick();
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByText('Users').click();
  await dialogOf(page, busy).getByRole('button', { name: 'Leave now' }).click();
  await expect(heading(page, 'Users')).toBeVisible();
  resolve();
  const said = page.getByText(/^Error Saving User: We cannot reach VSE/);
  await expect(said).toBeVisible();
  expect(requests).toBe(1);
});

test('adding a user does not pull a person back who has gone elsewhere, and asks before they go', async ({
  page,
}) => {
  const email = freshEmail('nora');
  await openStaff(page, 'Manager', '/users/add');
  await page.getByLabel('First Name').fill('Nora');
  await page.getByLabel('Last Name').fill('Gone');
  await page.getByLabel('Email').fill(email);
  const answer = await held(page, 'vseCreateUserSetting');
  await button(page, 'Add User').click();
  await answer.asked;
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByText('Dashboard').click();
  await dialogOf(page, busy).getByRole('button', { name: 'Leave now' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await letIn(page, 'vseCreateUserSetting', answer);
  await expect.poll(async () => (await userByEmail(email))?.firstName).toBe('Nora');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('deleting cannot be cancelled once it runs, and does not pull a person back who went Back', async ({
  page,
}) => {
  const user = await newUser('Della');
  const list = `/users?find=${encodeURIComponent(user.email)}`;
  await openStaff(page, 'Admin', list);
  await page.getByRole('link', { name: user.name }).click();
  await section(page, 'Danger Zone').getByRole('button', { name: 'Delete' }).click();
  const question = dialogOf(page, `Delete ${user.name}?`);
  const answer = await held(page, 'vseDeleteUserSetting');
  await question.getByRole('button', { name: 'Delete user' }).click();
  await answer.asked;
  await question.getByRole('button', { name: 'Cancel' }).click({ force: true });
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Users')).toBeVisible();
  await letIn(page, 'vseDeleteUserSetting', answer);
  await expect(page).toHaveURL(list);
});

test('Enter on a logo neither adds nor saves the user', async ({ page }) => {
  let requests = 0;
  await page.route('**/api/vseCreateUserSetting', (route) => {
    requests += 1;
    return route.abort();
  });
  await openStaff(page, 'Admin', '/users/add');
  await page.getByLabel('First Name').fill('Lona');
  await page.getByLabel('Last Name').fill('Logo');
  await page.getByLabel('Email').fill(freshEmail('lona'));
  await chooseProvider(page, 'Maison Verdier');
  await page.getByLabel('Role').selectOption({ label: 'Salesperson' });
  await button(page, 'Choose a logo').click();
  const gallery = dialogOf(page, 'Choose a logo');
  await gallery.getByRole('radio').first().check();
  await gallery.getByRole('radio').first().press('Enter');
  await expect(gallery).toBeVisible();
  expect(requests).toBe(0);
});

test('the latest version that cannot be loaded is not claimed to be loaded', async ({ page }) => {
  const user = await newUser('Stella');
  await openStaff(page, 'Admin', `/users/${user.id}`);
  await editButton(page).click();
  await page.getByLabel('First Name').fill('Estella');
  const stored = await userByEmail(user.email);
  if (!stored) throw new Error('The user is gone');
  await call(updateUserSetting, { ...stored, firstName: 'Astella', lastName: 'Other' }, ADMIN);
  await page.route('**/api/vseListUserSettings*', (route) => route.abort());
  await button(page, 'Save').click();
  const error = dialogOf(page, 'Error Saving User');
  await expect(error).toContainText('cannot reach VSE');
  await expect(page.getByText('The latest version is loaded')).toHaveCount(0);
  await page.unroute('**/api/vseListUserSettings*');
  await error.getByRole('button', { name: 'Load the latest version' }).click();
  // Both changed the first name: the person chooses.
  const conflict = page.getByRole('dialog', { name: /Ines Calder.* changed this just now/ });
  await expect(conflict.getByRole('radio', { name: /^Yours: Estella/ })).not.toBeChecked();
  await conflict.getByRole('radio', { name: /^Theirs: Astella/ }).check();
  await conflict.getByRole('button', { name: 'Save this' }).click();
  await expect(heading(page, 'Astella Other')).toBeVisible();
});

test('a save does not wait for the directory', async ({ page }) => {
  const user = await newUser('Swift');
  await openStaff(page, 'Admin', `/users/${user.id}`);
  await editButton(page).click();
  await page.getByLabel('First Name').fill('Swifter');
  const directory = await held(page, 'adListApplicationUsers');
  const list = await held(page, 'vseListUserSettings');
  await button(page, 'Save').click();
  await expect(heading(page, user.name.replace('Swift', 'Swifter'))).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveCount(0);
  directory.release();
  list.release();
});

test('Back from a user brings the search, the order and the place again', async ({ page }) => {
  await openStaff(page, 'Admin', '/users');
  await page.getByRole('columnheader', { name: 'Email' }).getByRole('button').click();
  await page.getByRole('columnheader', { name: 'Email' }).getByRole('button').click();
  // Of the company, whom no other test adds to.
  await page.getByLabel('Find by name or e-mail').fill('aurum.example');
  await expect(page).toHaveURL(/find=aurum.example/);
  await expect(page).toHaveURL(/sort=-email/);
  await expect(page.getByRole('rowheader')).toHaveCount(5);
  const names = await page.getByRole('rowheader').allTextContents();
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.evaluate(() => scrollTo(0, 150));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(150);
  await page.getByRole('rowheader').nth(2).getByRole('link').click();
  await expect(
    editButton(page)
      .or(page.getByRole('heading', { name: 'Actions' }))
      .first(),
  ).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Find by name or e-mail')).toHaveValue('aurum.example');
  await expect(page.getByRole('rowheader')).toHaveText(names);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
});

test('the page of a deleted user speaks only of somebody who is gone', async ({ page }) => {
  const user = await newUser('Alive');
  await openStaff(page, 'Admin', `/users/${user.id}/delete/${encodeURIComponent(user.name)}`);
  await expect(heading(page, user.name)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/users/${user.id}$`));
});

test('an address that the directory refuses is reported beside its field', async ({ page }) => {
  await openStaff(page, 'Manager', '/users/add');
  await page.getByLabel('First Name').fill('Ida');
  await page.getByLabel('Last Name').fill('Hash');
  await page.getByLabel('Email').fill('ida#hash@example.com');
  await button(page, 'Add User').click();
  await expect(dialogOf(page, 'Error Adding User')).toContainText('The directory accepts no #');
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/accepts no #/);
});

test('a user without a role is not saved', async ({ page }) => {
  const user = await newUser('Rollo');
  await page.route('**/api/vseListUserSettings*', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    for (const one of body.items) if (one.id === user.id) one.role = '0';
    await route.fulfill({ json: body });
  });
  await openStaff(page, 'Admin', `/users/${user.id}`);
  await editButton(page).click();
  await page.getByLabel('First Name').fill('Rolland');
  await button(page, 'Save').click();
  await expect(dialogOf(page, 'Error Saving User')).toContainText('Role is required.');
});
