import { expect } from '@playwright/test';
import { unique } from '../support/fresh.ts';
import { newProvider, providerByName } from './support/providers.ts';
import { button, dialogOf, editButton, openStaff } from './support/staff.ts';
import { heading, held, letIn, test } from './support/test.ts';

test('a second press adds no second provider, and a person who has left stays where they are', async ({
  page,
}) => {
  const name = unique('Twice');
  await openStaff(page, 'Manager', '/providers/add');
  await page.getByLabel('Name', { exact: true }).fill(name);
  const answer = await held(page, 'vseCreateProvider');
  await button(page, 'Add Provider').dblclick();
  await answer.asked;
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByText('Dashboard').click();
  await dialogOf(page, 'Still saving').getByRole('button', { name: 'Leave now' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await letIn(page, 'vseCreateProvider', answer);
  await expect.poll(async () => (await providerByName(name))?.name).toBe(name);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('changes that are not saved are asked about on Back, and kept when the person stays', async ({
  page,
}) => {
  const { name, stocked } = await newProvider();
  await openStaff(page, 'Admin', `/providers?find=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name, exact: true }).click();
  await editButton(page).click();
  await page.getByRole('switch', { name: stocked[0]?.name ?? '', exact: true }).uncheck();
  await page.goBack();
  const ask = dialogOf(page, 'Leave without saving?');
  await ask.getByRole('button', { name: 'Stay here' }).click();
  await expect(heading(page, `Edit Provider: ${name}`)).toBeVisible();
  await expect(page.getByText('1 change not saved')).toBeVisible();
});

test('Enter in the search over the switches narrows them and saves nothing', async ({ page }) => {
  const { id, rows } = await newProvider();
  const wanted = rows[3];
  if (!wanted) throw new Error('Too few fragrances');
  let saves = 0;
  await page.route('**/api/vseUpdateProvider', (route) => {
    saves += 1;
    return route.continue();
  });
  await openStaff(page, 'Admin', `/providers/${id}`);
  await editButton(page).click();
  await page.getByLabel('Find by name or SKU').fill(wanted.sku);
  await page.getByLabel('Find by name or SKU').press('Enter');
  await expect(page.getByRole('switch')).toHaveCount(1);
  await button(page, 'Select these 1').click();
  await expect(page.getByText('3 of')).toBeVisible();
  expect(saves).toBe(0);
});
