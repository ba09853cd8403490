import { expect, type Page } from '@playwright/test';
import { freshEmail, freshId, unique } from '../support/fresh.ts';
import { createStandIns } from '../support/stand-ins.ts';
import { banner, openPopup, signInAs, test } from './support/entra.ts';
import { button, chooseProvider, dialogOf, find, goTo, rowOf, section } from './support/staff.ts';
import { heading } from './support/test.ts';

/* Each role does its work after the real sign-in: window, signed token, the API's check of it. */

const tile = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Lists and counts' }).getByText(name, { exact: true });

/** Signs in by the e-mail address that the account's button shows. */
async function signInByEmail(page: Page, email: string) {
  const popup = await openPopup(page);
  await popup.getByRole('button', { name: email }).click();
}

async function fillUser(page: Page, email: string) {
  await page.getByLabel('First Name').fill('Remy');
  await page.getByLabel('Last Name').fill(unique('Vance'));
  await page.getByLabel('Email').fill(email);
}

test('a Manager lets a Salesperson in, who signs in at once and gets no further than that', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = freshEmail('remy');
  await page.goto('/login');
  await signInAs(page, 'Mara Lindqvist');
  await goTo(page, '/users/add');
  await fillUser(page, email);
  await button(page, 'Add User').click();
  await expect(page.getByText('Role set in the directory')).toBeVisible();

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const theirs = await context.newPage();
  await theirs.goto('/dashboard');
  await signInByEmail(theirs, email);
  await expect(theirs.getByText('Salesperson at Aurum Scent Co.')).toBeVisible();
  await expect(tile(theirs, 'Invites')).toBeVisible();
  await expect(tile(theirs, 'Users')).toBeHidden();
  await goTo(theirs, '/users');
  await expect(heading(theirs, 'Your role does not include this page')).toBeVisible();
  await context.close();
});

test('an Admin makes a Salesperson a Manager, and then takes the access back', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = freshEmail('remy');
  await page.goto('/login');
  await signInAs(page, 'Ines Calder');
  await goTo(page, '/users/add');
  await fillUser(page, email);
  await chooseProvider(page, 'Maison Verdier');
  await page.getByLabel('Role').selectOption({ label: 'Salesperson' });
  await button(page, 'Add User').click();
  await expect(page.getByText('Role set in the directory')).toBeVisible();
  await section(page, 'Actions').getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Role').selectOption({ label: 'Manager' });
  await button(page, 'Save').click();
  await expect(section(page, 'Actions')).toBeVisible();

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const theirs = await context.newPage();
  await theirs.goto('/dashboard');
  await signInByEmail(theirs, email);
  await expect(theirs.getByText('Manager at Maison Verdier')).toBeVisible();
  await goTo(theirs, '/users');
  await expect(heading(theirs, 'Users')).toBeVisible();
  await expect(rowOf(theirs, 'luc.marchand@verdier.example')).toBeVisible();
  await expect(theirs.getByText('jonah.adler@aurum.example')).toBeHidden();

  await section(page, 'Danger Zone').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete user' }).click();
  await expect(page.getByRole('heading', { name: /^Deleted Remy/ })).toBeVisible();

  // Out of the role groups, the next sign-in brings no role, and what is open is refused with the next call.
  const again = await browser.newContext({ baseURL: baseURL ?? '' });
  const later = await again.newPage();
  await later.goto('/dashboard');
  await signInByEmail(later, email);
  await expect(later.getByRole('dialog')).toContainText(/role/);
  await expect(banner(later).getByRole('button', { name: 'Sign Out' })).toBeHidden();
  await context.close();
  await again.close();
});

test('a Salesperson invites somebody and begins a quiz for a client', async ({ page, entra }) => {
  const id = freshId();
  const email = `guest.${id}@example.com`;
  await page.goto('/login');
  await signInAs(page, 'Jonah Adler');
  await goTo(page, '/invites');
  await button(page, 'Invite User').click();
  const modal = dialogOf(page, 'Invite User');
  await expect(modal.getByLabel('Salesperson')).toHaveValue('jonah.adler@aurum.example');
  await modal.getByLabel('Name').fill(`Guest ${id}`);
  await modal.getByLabel('Email').fill(email);
  await modal.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(modal).toBeHidden();
  await find(page, email);
  await expect(rowOf(page, email)).toContainText('Open');
  const { mailsTo } = createStandIns(() => entra);
  expect(await mailsTo(email, 1)).toHaveLength(1);

  await goTo(page, '/start');
  await page.getByLabel('Client/Project').fill(`Lobby ${id}`);
  await button(page, 'Begin Quiz').click();
  await expect(page).toHaveURL(/\/quiz\//);
  await expect(page.getByText('Question 1', { exact: true })).toBeVisible();
});
