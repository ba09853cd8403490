import { expect, type Page } from '@playwright/test';
import { listAudit } from '@vse/domain/records/audit';
import { createFragrance, deleteFragrance } from '@vse/domain/records/fragrances';
import { unique } from '../support/fresh.ts';
import { ADMIN, as, call } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import {
  button,
  expectNoSidewaysScroll,
  goTo,
  newUser,
  openStaff,
  rowOf,
} from './support/staff.ts';
import { DESKTOP, heading, PHONE, soon, test } from './support/test.ts';

const first = (page: Page) => page.getByRole('row').nth(1);
const chosen = (page: Page, name: string) =>
  page.getByRole('combobox', { name, exact: true }).locator('option:checked');

const press = (page: Page, name: string) => button(page, name).first().click();

/** A user who was just added, once the log says so: entries are written after the answer. */
async function addedUser() {
  const user = await newUser('Audited');
  const entries = async () => (await call(listAudit, { record: user.id }, ADMIN)).items.length;
  await soon(entries).toBe(1);
  return user;
}

/** The id of a fragrance that an Admin deleted. Its name is that of a role: it must not be translated. */
async function deletedFragrance() {
  const fields = { name: 'Manager', sku: unique('A'), shortDescription: 's', longDescription: 'l' };
  const choices = { family: 'Amber', collection: 'Core', publishState: 'Draft' } as const;
  const { id } = await call(createFragrance, { ...fields, ...choices }, ADMIN);
  await call(deleteFragrance, { id }, ADMIN);
  const entries = async () => (await call(listAudit, { record: id }, ADMIN)).items.length;
  await soon(entries).toBe(2);
  return id;
}

test('an Admin reads who added a user, and with which role, and narrows the list by record and person', async ({
  page,
}) => {
  const { id } = await addedUser();
  await openStaff(page, 'Admin', '/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'Audit log' }).click();
  await expect(heading(page, 'Audit log')).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText([
    'When',
    'Who',
    'What',
    'Record',
    'Outcome',
    'Network',
  ]);
  await page.getByRole('searchbox', { name: 'Record id' }).fill(` ${id} `);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(first(page)).toContainText('Ines Calder');
  await expect(first(page)).toContainText('User · Create a user: Salesperson');
  await expect(first(page)).toContainText('Done');
  // With seconds.
  await expect(first(page).getByRole('cell').first()).toHaveText(/\d\d:\d\d:\d\d\s[AP]M$/);
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(DESKTOP);
  await test.step('a record and a person in a row narrow the list, and the filters live in the address', async () => {
    await goTo(page, '/audit?kind=user');
    await expect(page.getByRole('searchbox', { name: 'Record id' })).toHaveValue('');
    await page.getByRole('button', { name: `Show all about ${id}` }).click();
    await expect(page).toHaveURL(new RegExp(`record=${id}`));
    await expect(page.getByRole('searchbox', { name: 'Record id' })).toHaveValue(id);
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('button', { name: 'Show all of Ines Calder' }).click();
    await expect(chosen(page, 'Person')).toHaveText('Ines Calder');
    await expect(page).toHaveURL(/who=/);
    await page.reload();
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(chosen(page, 'Person')).toHaveText('Ines Calder');
    await page.getByRole('combobox', { name: 'Kind', exact: true }).selectOption('Refusal');
    await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear all filters' }).last().click();
    await expect(page).not.toHaveURL(/kind=|record=|who=/);
    await page.getByRole('button', { name: 'Dates', exact: true }).click();
    await page.getByLabel('To', { exact: true }).fill('2020-01-01');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  });
});

test('an Admin reads who deleted a fragrance, by its name, also in another language', async ({
  page,
}) => {
  const id = await deletedFragrance();
  const rows = page.getByRole('row');
  await openStaff(page, 'Admin', '/audit?kind=fragrance');
  await page.getByRole('searchbox', { name: 'Record id' }).fill(id);
  await expect(chosen(page, 'Kind')).toHaveText('Fragrance');
  await expect(rows).toHaveCount(3);
  await expect(first(page)).toContainText('Ines Calder');
  await expect(first(page)).toContainText('Fragrance · Delete a fragrance: Manager');
  await expect(rows.nth(2)).toContainText('Fragrance · Create a fragrance: Manager');
  await page.goto(`/audit?kind=fragrance&record=${id}&lang=de`);
  await expect(first(page)).toContainText('Duft · Duft löschen: Manager');
});

test('a Manager neither finds the log nor opens it, and the refusal stands in it', async ({
  page,
}) => {
  await openStaff(page, 'Manager', '/dashboard');
  await expect(page.getByRole('button', { name: 'Clear Cache' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Audit log' })).toHaveCount(0);
  await page.goto('/audit');
  await expect(heading(page, 'Your role does not include this page')).toBeVisible();
  await expect(call(listAudit, {}, as('Manager'))).rejects.toThrow('403');
  const reader = await page.context().newPage();
  await openStaff(reader, 'Admin', '/audit?kind=refusal');
  const person = reader.getByRole('combobox', { name: 'Person', exact: true });
  await person.selectOption({ label: 'Mara Lindqvist' });
  const refused = reader.getByRole('row').filter({ hasText: 'Refusal · Read the audit log' });
  await expect(async () => {
    await reader.reload();
    await expect(refused.first()).toContainText('Not allowed (403)');
  }).toPass();
});

test('every page of staff tells an account without access that it has none, and offers Sign Out', async ({
  page,
}) => {
  await page.route('**/api/vseGetSession*', async (route) => {
    const response = await route.fetch();
    const session = await response.json();
    await route.fulfill({ json: { ...session, userId: null, settings: null, hasAccess: false } });
  });
  await openStaff(page, 'Manager', '/login');
  for (const path of ['/dashboard', '/invites', '/start']) {
    await goTo(page, path);
    await expect(page).toHaveURL(path);
    await expect(heading(page, 'No access yet')).toBeVisible();
    await expect(page.getByText('Your account has no access yet.')).toBeVisible();
  }
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  await expectAccessible(page);
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('an Admin finds a person, downloads what is kept and erases it, and the receipt stands in the log', async ({
  page,
}) => {
  const { email } = await newUser('Erased');
  await openStaff(page, 'Admin', '/people');
  await page.getByLabel('Name or e-mail address').fill(email);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: email }).click();
  await expect(heading(page, email)).toBeFocused();
  await expect(rowOf(page, 'User settings')).toContainText('Goes');
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(DESKTOP);
  // Where the pointer was, a text that is cut off would show its whole.
  await page.mouse.move(0, 0);
  await expectAccessible(page);
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Download')]);
  expect(file.suggestedFilename()).toMatch(/^VsePersonalData-[\d-]{10}\.zip$/);
  await press(page, 'Erase');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Erase' }).click();
  await page.getByRole('link', { name: 'Show the entry' }).click();
  await expect(first(page)).toContainText(/Erasure · Erase what is kept about a person.*users 1/);
  await page.goBack();
  await expect(page.getByText('Nothing is kept about this address')).toBeVisible();
});
