import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { newProvider, providerByName, switchOf } from './support/providers.ts';
import { button, editButton, expectNoSidewaysScroll, openStaff } from './support/staff.ts';
import { heading, PHONE, test } from './support/test.ts';

test('a Salesperson reads the inventory of their own provider only', async ({ page }) => {
  await openStaff(page, 'Salesperson', '/dashboard');
  await page.getByRole('link', { name: /^Fragrance Inventory/ }).click();
  await expect(heading(page, 'Fragrance Inventory')).toBeVisible();
  await page.getByRole('switch').first().waitFor();
  await expect(page.getByRole('switch', { disabled: false })).toHaveCount(0);
  await expect(button(page, 'Edit')).toHaveCount(0);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const other = await providerByName('Maison Verdier');
  await page.goto(`/fragrance-inventory/${other?.id}`);
  await expect(heading(page, 'This inventory is another provider’s')).toBeVisible();
});

test('a Manager changes an inventory, and Cancel takes a change back', async ({ page }) => {
  const { id, name, stocked } = await newProvider();
  const first = stocked[0]?.name ?? '';
  await openStaff(page, 'Manager', `/fragrance-inventory/${id}`);
  await editButton(page).click();
  await switchOf(page, first).press('Space');
  await expect(switchOf(page, first)).not.toBeChecked();
  await expect(switchOf(page, first)).toHaveAccessibleDescription('removed');
  await expect(page.getByText('1 change not saved')).toBeVisible();
  await button(page, 'Cancel').click();
  await expect(switchOf(page, first)).toBeChecked();
  await editButton(page).click();
  await button(page, 'Deselect All').click();
  await button(page, 'Save').click();
  await expect(page.getByRole('dialog')).toContainText('At least 1 Fragrances is required.');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await switchOf(page, first).check();
  await button(page, 'Save').click();
  await expect(page.getByText('Your changes were saved.')).toBeVisible();
  expect((await providerByName(name))?.fragrances).toEqual([{ id: stocked[0]?.id }]);
});

/** As many fragrances as a real catalogue has. */
async function withThousands(page: Page) {
  await page.route('**/api/vseListFragrancesExtended?fields=list*', async (route) => {
    const { items } = await (await route.fetch()).json();
    const many = Array.from({ length: 2000 }, (_, index) => ({
      ...items[index % items.length],
      id: items[index]?.id ?? `generated-${index}`,
      name: `Fragrance ${index}`,
    }));
    await route.fulfill({ json: { items: many } });
  });
}

test('two thousand switches are drawn where they are seen, and one press changes one', async ({
  page,
}) => {
  const { id } = await newProvider();
  await withThousands(page);
  await openStaff(page, 'Admin', `/fragrance-inventory/${id}`);
  await expect(page.getByText('2 of 2,000 selected')).toBeVisible();
  expect(await page.getByRole('switch').count()).toBeLessThan(600);
  await editButton(page).click();
  const took = await page
    .getByRole('switch')
    .first()
    .evaluate(async (input: HTMLInputElement) => {
      const start = performance.now();
      input.click();
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return performance.now() - start;
    });
  console.log(`A switch among 2,000: ${Math.round(took)} ms until it is drawn`);
  // The heights are kept free: what is scrolled to is drawn there, and the page stays as long.
  const length = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await length();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByRole('switch').last()).toBeInViewport();
  // The search stays in reach.
  await expect(page.getByRole('searchbox')).toBeInViewport({ ratio: 1 });
  expect(Math.abs((await length()) - before)).toBeLessThan(2);
  await button(page, 'Select All').click();
  await expect(page.getByText('2,000 of 2,000 selected')).toBeVisible();
});
