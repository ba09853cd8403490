import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { openStaff } from './support/staff.ts';
import { heading, test } from './support/test.ts';

/** As after `npm start -- --empty`. */
async function withNothing(page: Page) {
  for (const name of ['vseListProviders', 'vseListFragrancesExtended', 'vseListUserSettings'])
    await page.route(`**/api/${name}*`, (route) => route.fulfill({ json: { items: [] } }));
}

test('without fragrances the list of providers leads to them', async ({ page }) => {
  await withNothing(page);
  await openStaff(page, 'Admin', '/providers');
  await expect(heading(page, 'Scent Providers')).toBeVisible();
  await expect(page.getByText('No scent providers yet')).toBeVisible();
  await expect(page.getByText(/needs at least one fragrance/)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/providers/add');
  await expect(page.getByText(/needs at least one fragrance/)).toBeVisible();
  await expect(page.getByText('There are no fragrances yet.')).toBeVisible();
});

test('without providers the list of users leads to adding one', async ({ page }) => {
  await withNothing(page);
  await openStaff(page, 'Admin', '/users');
  await expect(page.getByText(/Every user belongs to a scent provider/)).toBeVisible();
  await page.getByRole('link', { name: 'Add Provider' }).click();
  await expect(heading(page, 'Add Provider')).toBeVisible();
});
