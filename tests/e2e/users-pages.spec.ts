import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import {
  button,
  dialogOf,
  editButton,
  expectNoSidewaysScroll,
  find,
  goTo,
  newUser,
  openStaff,
  rowOf,
  section,
  userByEmail,
} from './support/staff.ts';
import { clickLikeSafari, heading, held, PHONE, soon, test, tryAgain } from './support/test.ts';

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

test('adding a user in Safari says so when the providers cannot be read, and asks for them again', async ({
  page,
}) => {
  await clickLikeSafari(page);
  await page.route('**/api/vseListProviders*', (route) => route.abort());
  await page.clock.install();
  await openStaff(page, 'Admin', '/users/add');
  const providers = page.getByLabel('Scent Provider', { exact: true });
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

test('nothing jumps when the providers of a user arrive, and a save does not wait for the directory', async ({
  page,
}) => {
  const user = await newUser('Swift');
  const answer = await held(page, 'vseListProviders');
  await openStaff(page, 'Admin', `/users/${user.id}`);
  const top = async () => (await section(page, 'Danger Zone').boundingBox())?.y;
  const before = await top();
  const provider = section(page, 'Profile').getByRole('link', { name: 'Maison Verdier' });
  await expect(provider).toHaveCount(0);
  answer.release();
  await expect(provider).toBeVisible();
  expect(await top()).toBe(before);
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
  await soon(() => page.evaluate(() => scrollY)).toBe(150);
  await page.getByRole('rowheader').nth(2).getByRole('link').click();
  await expect(
    editButton(page)
      .or(page.getByRole('heading', { name: 'Actions' }))
      .first(),
  ).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Find by name or e-mail')).toHaveValue('aurum.example');
  await expect(page.getByRole('rowheader')).toHaveText(names);
  await soon(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
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

test('the pages of users work on a phone, with a keyboard and by a screen reader', async ({
  page,
}) => {
  const { id } = (await userByEmail('luc.marchand@verdier.example')) ?? { id: '' };
  await page.setViewportSize(PHONE);
  await openStaff(page, 'Admin', '/users');
  await test.step('the list', async () => {
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
  await test.step('adding a user', async () => {
    await goTo(page, '/users/add');
    await page.getByLabel('First Name').waitFor();
    await expectNoSidewaysScroll(page);
    await page.getByLabel('First Name').press('Enter');
    await expect(dialogOf(page, 'Error Adding User')).toBeVisible();
    await expectAccessible(page);
  });
  await page.keyboard.press('Escape');
  await test.step('the page of a user', async () => {
    await goTo(page, `/users/${id}`);
    await expect(heading(page, 'Luc Marchand')).toBeVisible();
    await editButton(page).waitFor();
    // There was no earlier mail.
    await expect(page.getByText('No e-mail has been sent yet.')).toBeVisible();
    await expect(button(page, 'Send e-mail')).toBeVisible();
    await expect(button(page, 'Resend e-mail')).toBeHidden();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await editButton(page).press('Enter');
    await expect(page.getByLabel('First Name')).toBeFocused();
    await expectAccessible(page);
    await button(page, 'Cancel').press('Enter');
    await expect(editButton(page)).toBeFocused();
  });
});
