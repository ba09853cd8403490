import { expect, type Locator, type Page } from '@playwright/test';
import { unique } from '../support/fresh.ts';
import { answered, completedProject } from './support/api.ts';
import { expectNoSidewaysScroll, goTo, openStaff, rowOf } from './support/staff.ts';
import { DESKTOP, heading, PHONE, test } from './support/test.ts';

async function boxOf(at: Locator) {
  await expect(at).toBeVisible();
  const box = await at.boundingBox();
  if (!box) throw new Error('It has no box.');
  return box;
}

/** The first record of a list, open for editing. */
async function editFirst(page: Page, list: string, path: string) {
  await goTo(page, path);
  await expect(heading(page, list)).toBeVisible();
  await page.getByRole('rowheader').first().getByRole('link').click();
  // Its rows may have an Edit as well.
  await expect(heading(page, list)).toBeHidden();
  await page.getByRole('button', { name: 'Edit' }).first().click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
}

test('on a phone, forms have their buttons and their texts where they are drawn', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openStaff(page, 'Admin', '/people');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await test.step('Cancel starts where the title does, and nothing scrolls sideways', async () => {
    await editFirst(page, 'Users', '/users');
    const title = await boxOf(heading(page, 'Edit User'));
    const cancel = await boxOf(page.getByRole('button', { name: 'Cancel' }));
    expect(cancel.x).toBe(title.x);
    await expectNoSidewaysScroll(page);
  });
  await test.step('text starts at the same edge in every kind of field, and a box to check at the edge of the fields', async () => {
    await editFirst(page, 'Fragrances', '/fragrances');
    await expect(page.getByLabel('Long Description')).toBeVisible();
    const starts = await page
      .getByRole('main')
      .locator('input[name=name], input[name=sku], select, textarea')
      .evaluateAll((fields) =>
        fields.map((field) => {
          const { paddingLeft } = getComputedStyle(field);
          return field.getBoundingClientRect().left + Number.parseFloat(paddingLeft);
        }),
      );
    expect(starts.length).toBeGreaterThan(5);
    expect(new Set(starts).size).toBe(1);
    const fields = await boxOf(page.getByLabel('Long Description'));
    const sign = page.getByLabel('Odor Neutralizer').locator('xpath=following-sibling::div[1]');
    // The field has a rim of 1 px around its text.
    expect((await boxOf(sign)).x).toBe(fields.x - 1);
  });
  await test.step('Save stays beside Cancel when something has changed', async () => {
    await editFirst(page, 'Scent Providers', '/providers');
    await page.getByLabel('Name', { exact: true }).fill('Changed');
    await expect(page.getByText('1 change not saved')).toBeVisible();
    const cancel = await boxOf(page.getByRole('button', { name: 'Cancel' }));
    expect((await boxOf(page.getByRole('button', { name: 'Save' }))).y).toBe(cancel.y);
  });
});

/** The search and the filters stand on one line: this many, of which some are set. */
async function expectOneLine(page: Page, set: number, count: number) {
  const filters = page.getByRole('search');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(filters.getByRole('button', { name: /^Clear the filter/ })).toHaveCount(set);
  const parts = filters
    .locator(':scope > div:first-child, :scope > div:not(:first-child) > *, :scope > button')
    .filter({ visible: true });
  const middles = await parts.evaluateAll((all) =>
    all.map((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    }),
  );
  expect(middles.length).toBe(count);
  expect(new Set(middles).size).toBe(1);
}

test('the history fits a tablet, a desktop and a phone', async ({ page }) => {
  const quiz = await answered(3);
  const project = unique('Villa Serena');
  await completedProject(project);
  const table = page.getByRole('table', { name: 'Quiz History' }).locator('..');
  const expectTableToFit = async () =>
    expect(await table.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  await page.setViewportSize({ width: 768, height: 1024 });
  await openStaff(page, 'Admin', '/results');
  await expect(page.getByRole('row').nth(20)).toBeVisible();
  for (const width of [768, 1280])
    await test.step(`its rows are 40 px high at ${width} px, and the table needs no scrolling`, async () => {
      await page.setViewportSize({ width, height: 1024 });
      const heights = await page
        .locator('tbody tr')
        .evaluateAll((rows) => rows.map((one) => one.getBoundingClientRect().height));
      expect(new Set(heights)).toEqual(new Set([40]));
      await expectTableToFit();
      // Names of projects are what people look for: the drawn column has 140 px at 1280.
      const column = await boxOf(page.getByRole('columnheader', { name: 'Client/Project' }));
      expect(column.width).toBeGreaterThanOrEqual(width === 1280 ? 140 : 110);
    });
  await test.step('its search, four filters and Clear stand on one line', async () => {
    await goTo(page, '/results?from=2026-09-01&to=2026-11-22&isCompleted=true');
    await expectOneLine(page, 2, 6);
  });
  await page.setViewportSize({ width: 768, height: 1024 });
  await test.step('so do the search and five filters of the fragrances on a tablet', async () => {
    await goTo(page, '/fragrances');
    await expect(heading(page, 'Fragrances')).toBeVisible();
    await expectOneLine(page, 0, 6);
  });
  await test.step('a missing value is shown once where two columns share a cell', async () => {
    await goTo(page, `/results?find=${encodeURIComponent(project)}`);
    const missing = rowOf(page, project).getByRole('cell', { name: '-', exact: true });
    await expect(missing).toHaveCount(1);
  });
  await test.step('on a phone, the filters are behind a button beside the search', async () => {
    await page.setViewportSize(PHONE);
    await page.getByRole('searchbox').fill('');
    await expect(page.getByRole('rowheader').nth(5)).toBeVisible();
    expect((await boxOf(page.getByRole('row').nth(1))).y).toBeLessThan(350);
    const fold = page.getByRole('button', { name: 'Filters' });
    const search = await boxOf(page.getByRole('searchbox'));
    const { y, height } = await boxOf(fold);
    expect(y + height).toBeGreaterThan(search.y);
    expect(y).toBeLessThan(search.y + search.height);
    await fold.click();
    await expect(page.getByRole('combobox', { name: 'Provider' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Date Started' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
  await page.setViewportSize({ width: 768, height: 1024 });
  await test.step('on a tablet it folds the address beneath the name and hides it with its column', async () => {
    await goTo(page, `/results?find=${encodeURIComponent(quiz.email)}`);
    const row = rowOf(page, quiz.email);
    await expect(row.getByRole('link', { name: 'Open quiz' })).toBeVisible();
    const person = page.getByRole('rowheader');
    await expect(person).toHaveCount(1);
    expect((await boxOf(row)).height).toBe(40);
    await expect(person).toContainText(quiz.name);
    await expect(person).toContainText(quiz.email);
    await expectTableToFit();
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Invited User Email' }).click();
    await page.keyboard.press('Escape');
    await expect(person).not.toContainText(quiz.email);
  });
  await test.step('a hidden column stays hidden', async () => {
    await page.setViewportSize(DESKTOP);
    await page.reload();
    await expect(page.getByRole('columnheader', { name: 'Client', exact: true })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Invited User Email' })).toHaveCount(0);
  });
});

test.describe('with a finger', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('every button of a list is 44 px high, and in every long list the first record begins above 350 px', async ({
    page,
  }) => {
    await openStaff(page, 'Admin', '/providers');
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    const heights = await page
      .getByRole('main')
      .getByRole('button')
      // Not the search's way to clear it, which is hidden until there is text.
      .and(page.locator('button'))
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(5);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await expectNoSidewaysScroll(page);
    for (const name of ['Invites', 'Fragrances', 'Adjectives', 'Users']) {
      await goTo(page, `/${name.toLowerCase()}`);
      await expect(heading(page, name)).toBeVisible();
      await expect(page.getByRole('rowheader').first()).toBeVisible();
      expect((await boxOf(page.getByRole('row').nth(1))).y, name).toBeLessThan(350);
    }
  });
});
