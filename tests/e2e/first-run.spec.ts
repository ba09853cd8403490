import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { goTo, openStaff } from './support/staff.ts';
import { heading, test } from './support/test.ts';

const EMPTY_LISTS = [
  'vseListAdjectives',
  'vseListFragrancesExtended',
  'vseListProviders',
  'vseListUserSettings',
];

/** As after `npm start -- --empty`. */
async function withNothing(page: Page) {
  for (const name of EMPTY_LISTS)
    await page.route(`**/api/${name}*`, (route) => route.fulfill({ json: { items: [] } }));
}

test('without records each list and each form leads to what is to be added first', async ({
  page,
}) => {
  await withNothing(page);
  await openStaff(page, 'Admin', '/fragrances');
  await test.step('without adjectives the fragrances lead to them', async () => {
    await expect(page.getByText('No fragrances yet')).toBeVisible();
    await expect(page.getByText(/Add adjectives first/)).toBeVisible();
    await expectAccessible(page);
    await goTo(page, '/fragrances/add');
    await page.getByRole('combobox', { name: 'Add an adjective' }).click();
    await expect(page.getByText('There is nothing to choose from.')).toBeVisible();
    await page.getByRole('link', { name: 'Go to Adjectives' }).click();
    await expect(heading(page, 'Adjectives')).toBeVisible();
  });
  await test.step('without fragrances the list of providers leads to them', async () => {
    await goTo(page, '/providers');
    await expect(heading(page, 'Scent Providers')).toBeVisible();
    await expect(page.getByText('No scent providers yet')).toBeVisible();
    await expect(page.getByText(/needs at least one fragrance/)).toBeVisible();
    await goTo(page, '/providers/add');
    await expect(page.getByText(/needs at least one fragrance/)).toBeVisible();
    await expect(page.getByText('There are no fragrances yet.')).toBeVisible();
  });
  await test.step('without providers the list of users leads to adding one', async () => {
    await goTo(page, '/users');
    await expect(page.getByText(/Users and invites belong to a scent provider/)).toBeVisible();
    await page.getByRole('link', { name: 'Add Provider' }).click();
    await expect(heading(page, 'Add Provider')).toBeVisible();
  });
  await test.step('without providers the forms that choose one lead to adding it', async () => {
    for (const path of ['/users/add', '/invites?invite=1']) {
      await goTo(page, path);
      await page.getByRole('combobox', { name: /Provider$/ }).click();
      await expect(page.getByRole('option', { name: 'There is nothing to choose' })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Add Provider' }).click();
      await expect(heading(page, 'Add Provider')).toBeVisible();
    }
  });
});
