import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import {
  button,
  dialogOf,
  editButton,
  expectNoSidewaysScroll,
  find,
  newUser,
  openStaff,
  rowOf,
  section,
  userByEmail,
} from './support/staff.ts';
import { clickLikeSafari, heading, held, PHONE, test, tryAgain } from './support/test.ts';

test('an e-mail of the company’s own domain is locked, and nobody changes their own role', async ({
  page,
}) => {
  await openStaff(page, 'Admin', '/users?find=ines.calder');
  await page.getByRole('link', { name: 'Ines Calder' }).click();
  await expect(page.getByText('You cannot delete yourself.')).toBeVisible();
  await expect(section(page, 'Danger Zone')).toBeHidden();
  await editButton(page).click();
  await expect(page.getByLabel('First Name')).toBeEnabled();
  await expect(page.getByLabel('Email')).toBeDisabled();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/own domain/);
  await expect(page.getByLabel('Role')).toBeDisabled();
});

test('a Manager reads a Manager, edits a Salesperson, and is offered no other role', async ({
  page,
}) => {
  await openStaff(page, 'Manager', '/users');
  await expect(rowOf(page, 'Luc Marchand')).toHaveCount(0);
  await expect(button(page, 'Jump to..')).toBeHidden();
  await page.getByRole('link', { name: 'Mara Lindqvist' }).click();
  await expect(page.getByText(/Managers can edit and delete only Salespeople/)).toBeVisible();
  await expect(editButton(page)).toBeHidden();
  await expect(section(page, 'Profile').getByRole('definition').last()).toHaveText('Manager');
  await page.goBack();
  await page.getByRole('link', { name: 'Priya Raman' }).click();
  await editButton(page).click();
  await expect(page.getByLabel('Role').getByRole('option')).toHaveText(['Salesperson']);
  await expect(page.getByLabel('Scent Provider')).toBeDisabled();
});

test('a Salesperson sees that these pages are not for this role', async ({ page }) => {
  const { id } = (await userByEmail('luc.marchand@verdier.example')) ?? { id: '' };
  for (const path of ['/users', '/users/add', `/users/${id}`]) {
    await openStaff(page, 'Salesperson', path);
    await expect(heading(page, 'Your role does not include this page')).toBeVisible();
    await expect(page.getByText('Luc')).toHaveCount(0);
  }
  await expectAccessible(page);
});

test('the list is sorted by name and by e-mail, either way, and narrowed by typing', async ({
  page,
}) => {
  // Of the company, whom no other test adds to.
  await openStaff(page, 'Admin', '/users?find=aurum.example');
  await expect(page.getByRole('rowheader')).toHaveCount(5);
  const names = async () =>
    (await page.getByRole('rowheader').allTextContents()).map((name) => name.toLowerCase());
  const byName = page.getByRole('columnheader', { name: 'Name' });
  await expect(byName).toHaveAttribute('aria-sort', 'ascending');
  const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
  const ascending = await names();
  expect(ascending).toEqual(ascending.toSorted(compare));
  await byName.getByRole('button').press('Enter');
  await expect(byName).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(names).toEqual(ascending.toReversed());
  await page.getByRole('columnheader', { name: 'Email' }).getByRole('button').click();
  await expect(byName).toHaveAttribute('aria-sort', 'none');
  await page.getByLabel('Find by name or e-mail').fill('TOMÁS');
  await expect(page.getByRole('rowheader')).toHaveText(['Tomás Reyes']);
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
  await page.getByLabel('Find by name or e-mail').fill('nobody at all');
  await expect(page.getByText('Nothing matches “nobody at all”.')).toBeVisible();
  await expect(page.getByText(/^0 of \d+$/)).toBeVisible();
});

for (const [form, path, field, isSafari] of [
  ['adding a user', '/users/add', 'Scent Provider', false],
  ['adding a user in Safari', '/users/add', 'Scent Provider', true],
  ['inviting', '/invites?invite=1', 'Provider', false],
] as const)
  test(`${form} says so when the providers cannot be read, and asks for them again`, async ({
    page,
  }) => {
    if (isSafari) await clickLikeSafari(page);
    await page.route('**/api/vseListProviders*', (route) => route.abort());
    await page.clock.install();
    await openStaff(page, 'Admin', path);
    const providers = page.getByLabel(field, { exact: true });
    const problem = page.getByRole('alert').filter({ hasText: 'We cannot reach VSE' });
    await expect(problem).toBeVisible();
    const answer = Promise.withResolvers<void>();
    await tryAgain(page, async () => {
      await page.unroute('**/api/vseListProviders*');
      await page.route('**/api/vseListProviders*', (route) =>
        answer.promise.then(() => route.continue()),
      );
    });
    await expect(button(page, 'Loading…')).toHaveAttribute('aria-disabled', 'true');
    answer.resolve();
    await expect(problem).toBeHidden();
    await expect(providers).toBeFocused();
    await providers.fill('verd');
    await expect(page.getByRole('option', { name: 'Maison Verdier' })).toBeVisible();
  });

test('what stands below a user does not jump when the providers arrive', async ({ page }) => {
  const { id } = await newUser('Jo');
  const answer = await held(page, 'vseListProviders');
  await openStaff(page, 'Admin', `/users/${id}`);
  const top = async () => (await section(page, 'Danger Zone').boundingBox())?.y;
  const before = await top();
  const provider = section(page, 'Profile').getByRole('link', { name: 'Maison Verdier' });
  await expect(provider).toHaveCount(0);
  answer.release();
  await expect(provider).toBeVisible();
  expect(await top()).toBe(before);
});

test('a person without an earlier mail is offered Send, not Send again', async ({ page }) => {
  const { id } = (await userByEmail('luc.marchand@verdier.example')) ?? { id: '' };
  await openStaff(page, 'Admin', `/users/${id}`);
  await expect(page.getByText('No e-mail has been sent yet.')).toBeVisible();
  await expect(button(page, 'Send e-mail')).toBeVisible();
  await expect(button(page, 'Resend e-mail')).toBeHidden();
});

test('the list of users works on a phone, with a keyboard and by a screen reader', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openStaff(page, 'Admin', '/users');
  await rowOf(page, 'Ines Calder').waitFor();
  await expectNoSidewaysScroll(page);
  // Rows are alike: one is checked.
  await find(page, 'Ines Calder');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await button(page, 'Jump to..').press('Enter');
  const jump = page.getByRole('navigation', { name: 'Jump to..' }).getByRole('link');
  await expect(jump).toHaveCount(7);
  await expect(jump).toHaveText([
    /^Fragrances/,
    /^Questions/,
    /^Users/,
    /^Adjectives/,
    /^Providers/,
    /^Invites/,
    /^Quiz Results/,
  ]);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(jump).toHaveCount(0);
  await expect(button(page, 'Jump to..')).toBeFocused();
  await button(page, 'Jump to..').click();
  await jump.filter({ hasText: 'Invites' }).press('Enter');
  await expect(heading(page, 'Invites')).toBeVisible();
});

test('adding a user works on a phone, with a keyboard and by a screen reader', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openStaff(page, 'Admin', '/users/add');
  await page.getByLabel('First Name').waitFor();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByLabel('First Name').press('Enter');
  await expect(dialogOf(page, 'Error Adding User')).toBeVisible();
  await expectAccessible(page);
});

test('a user’s page works on a phone, with a keyboard and by a screen reader', async ({ page }) => {
  const { id } = (await userByEmail('luc.marchand@verdier.example')) ?? { id: '' };
  await page.setViewportSize(PHONE);
  await openStaff(page, 'Admin', `/users/${id}`);
  await editButton(page).waitFor();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await editButton(page).press('Enter');
  await expect(page.getByLabel('First Name')).toBeFocused();
  await expectAccessible(page);
  await button(page, 'Cancel').press('Enter');
  await expect(editButton(page)).toBeFocused();
});
