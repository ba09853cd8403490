import { expect } from '@playwright/test';
import { updateProvider } from '@vse/domain/records/providers';
import { unique } from '../support/fresh.ts';
import { ADMIN, call } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { newProvider, providerByName, switchOf } from './support/providers.ts';
import { withSampleFragrances } from './support/samples.ts';
import {
  button,
  dialogOf,
  editButton,
  expectNoSidewaysScroll,
  find,
  goTo,
  openStaff,
  rowOf,
  section,
} from './support/staff.ts';
import { heading, PHONE, test } from './support/test.ts';

test('an Admin adds a provider with every fragrance, edits it, and deletes it', async ({
  page,
}) => {
  const name = unique('Harbor Scents');
  await withSampleFragrances(page);
  await openStaff(page, 'Admin', '/providers');
  await expect(heading(page, 'Scent Providers')).toBeVisible();
  await page.getByRole('link', { name: 'Add Provider' }).click();
  const inventory = section(page, 'Fragrance Inventory');
  const switches = inventory.getByRole('switch');
  await switches.first().waitFor();
  const count = await switches.count();
  expect(count).toBeGreaterThan(10);
  await expect(inventory.getByText(`${count} of ${count} selected`)).toBeVisible();
  await button(page, 'Deselect All').click();
  await button(page, 'Add Provider').click();
  const refused = dialogOf(page, 'Error Adding Provider');
  await expect(refused).toContainText('Provider name is required.');
  await expect(refused).toContainText('At least 1 Fragrance(s) is required.');
  await refused.getByRole('button', { name: 'Close' }).last().click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await button(page, 'Select All').click();
  await button(page, 'Add Provider').click();
  await expect(heading(page, name)).toBeVisible();
  expect(page.url()).toContain(`/providers/${(await providerByName(name))?.id}`);

  await editButton(page).click();
  await expect(heading(page, `Edit Provider: ${name}`)).toBeVisible();
  await page.getByLabel('Display Logo On Pdf').check();
  const first = inventory.getByRole('switch').first();
  await first.uncheck();
  await expect(inventory.getByText('removed')).toBeVisible();
  await button(page, 'Save').click();
  await expect(page.getByText('Your changes were saved.')).toBeVisible();
  await expect(first).not.toBeChecked();
  const saved = await providerByName(name);
  expect([saved?.showLogoOnPdf, saved?.fragrances.length]).toEqual([true, count - 1]);
  await editButton(page).click();
  await expect(page.getByText('Your changes were saved.')).toBeHidden();
  await button(page, 'Cancel').click();

  await section(page, 'Danger Zone').getByRole('button', { name: 'Delete' }).click();
  const ask = dialogOf(page, 'Delete Provider');
  await expect(ask).toContainText(
    `Are you sure you want to delete ${name}? This action is IRREVERSIBLE.`,
  );
  await ask.getByRole('button', { name: 'Confirm' }).click();
  await expect(heading(page, `Deleted ${name}`)).toBeVisible();
  expect(decodeURIComponent(new URL(page.url()).pathname)).toBe(`/providers/delete/${name}`);
  await page.getByRole('link', { name: 'Return to Providers' }).click();
  await rowOf(page, 'Maison Verdier').waitFor();
  await expect(rowOf(page, name)).toHaveCount(0);
});

test('the list edits a name, and refuses to delete a provider in use, in its own words', async ({
  page,
}) => {
  const { name } = await newProvider();
  const renamed = unique('Renamed');
  await openStaff(page, 'Manager', `/providers?find=${encodeURIComponent(name)}`);
  await button(page, `Edit ${name}`).click();
  const edit = dialogOf(page, 'Edit Provider');
  await edit.getByLabel('Name').fill(' ');
  await edit.getByRole('button', { name: 'Save' }).click();
  const refused = dialogOf(page, 'Error Adding Provider');
  await expect(refused).toContainText('Provider is required.');
  await refused.getByRole('button', { name: 'Close' }).last().click();
  await edit.getByLabel('Name').fill(renamed);
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  expect((await providerByName(renamed))?.fragrances).toHaveLength(2);
  await test.step('a provider in use is not deleted, and the dialog says why', async () => {
    await page.getByRole('searchbox').fill('');
    await button(page, 'Delete Maison Verdier').click();
    const ask = dialogOf(page, 'Delete Provider');
    await ask.getByRole('button', { name: 'Confirm' }).click();
    await expect(ask).toContainText('still has users, open invites or unfinished quizzes');
    await ask.getByRole('button', { name: 'Cancel' }).click();
    await expect(rowOf(page, 'Maison Verdier')).toBeVisible();
  });
});

test('the second of two editors keeps the changes on top of what the first has saved', async ({
  page,
}) => {
  const { id, name, rows, stocked } = await newProvider();
  await withSampleFragrances(page, 6);
  await openStaff(page, 'Admin', `/providers/${id}`);
  await editButton(page).click();
  const third = rows[2];
  if (!third) throw new Error('Too few fragrances');
  await test.step('Enter in the search over the switches narrows them and saves nothing', async () => {
    let saves = 0;
    page.on('request', (request) => {
      if (request.url().includes('/vseUpdateProvider')) saves += 1;
    });
    await page.getByLabel('Find by name or SKU').fill(third.sku);
    await page.getByLabel('Find by name or SKU').press('Enter');
    await expect(page.getByRole('switch')).toHaveCount(1);
    await button(page, 'Select these 1').click();
    await expect(page.getByText('3 of')).toBeVisible();
    expect(saves).toBe(0);
    await expect(switchOf(page, third.name)).toBeChecked();
  });
  const first = stocked.map((row) => ({ id: row.id }));
  await call(updateProvider, { id, name, fragrances: first, showLogoOnPdf: true }, ADMIN);
  await button(page, 'Save').click();
  const conflict = page.getByRole('dialog', { name: /^Ines Calder changed this / });
  await conflict.getByRole('button', { name: 'Save this' }).click();
  await expect(page.getByText('Your changes were saved.')).toBeVisible();
  const saved = await providerByName(name);
  expect([saved?.showLogoOnPdf, saved?.fragrances.length]).toEqual([true, 3]);
});

test('both addresses of a deleted provider lead to one that is still there', async ({ page }) => {
  const { id, name } = await newProvider();
  await openStaff(page, 'Admin', '/providers/no-such-id/delete');
  await expect(heading(page, 'Provider deleted')).toBeVisible();
  for (const path of [`/providers/${id}/delete`, `/providers/delete/${encodeURIComponent(name)}`]) {
    await goTo(page, path);
    await expect(heading(page, name)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/providers/${id}$`));
    await goTo(page, '/providers/no-such-id');
    await expect(heading(page, 'We could not find this scent provider')).toBeVisible();
  }
});

test('the pages of providers work on a phone and by a screen reader', async ({ page }) => {
  const { id, name } = await newProvider();
  await withSampleFragrances(page, 6);
  await page.setViewportSize(PHONE);
  await openStaff(page, 'Admin', '/providers');
  await page.getByRole('rowheader').nth(2).waitFor();
  await expectNoSidewaysScroll(page);
  // Rows are alike: one is checked.
  await find(page, name);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await expectAccessible(page);
  await goTo(page, `/providers/${id}`);
  await page.getByRole('switch').first().waitFor();
  await expectNoSidewaysScroll(page);
  await editButton(page).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
