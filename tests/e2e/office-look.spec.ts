import { expect, type Locator, type Page } from '@playwright/test';
import { unique } from '../support/fresh.ts';
import { answered, completedProject } from './support/api.ts';
import { expectNoSidewaysScroll, openStaff, rowOf, section } from './support/staff.ts';
import { heading, keepNotifications, PHONE, test } from './support/test.ts';

async function boxOf(at: Locator) {
  await expect(at).toBeVisible();
  const box = await at.boundingBox();
  if (!box) throw new Error('It has no box.');
  return box;
}

/** The first record of a list, open for editing. */
async function editFirst(page: Page, path: string) {
  await openStaff(page, 'Admin', path);
  await page.getByRole('rowheader').first().getByRole('link').click();
  await page.getByRole('button', { name: 'Edit' }).first().click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
}

test('on a phone, Cancel starts where the title does, and nothing scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await editFirst(page, '/users');
  const title = await boxOf(heading(page, 'Edit User'));
  const cancel = await boxOf(page.getByRole('button', { name: 'Cancel' }));
  expect(cancel.x).toBe(title.x);
  await expectNoSidewaysScroll(page);
});

test('on a phone, Save stays beside Cancel when something has changed', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await editFirst(page, '/providers');
  await page.getByLabel('Name', { exact: true }).fill('Changed');
  await expect(page.getByText('1 change not saved')).toBeVisible();
  const cancel = await boxOf(page.getByRole('button', { name: 'Cancel' }));
  expect((await boxOf(page.getByRole('button', { name: 'Save' }))).y).toBe(cancel.y);
});

test('text starts at the same edge in every kind of field, and a box to check at the edge of the fields', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await editFirst(page, '/fragrances');
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

test('on a tablet, the facts of a user stand below the form and are as wide', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openStaff(page, 'Admin', '/users');
  await page.getByRole('rowheader').first().getByRole('link').click();
  const form = await boxOf(section(page, 'Profile'));
  const facts = await boxOf(section(page, 'At a glance'));
  expect(facts.y).toBeGreaterThan(form.y + form.height);
  expect([facts.x, facts.width]).toEqual([form.x, form.width]);
});

test('the sign of a notification stands beside its words', async ({ page }) => {
  await keepNotifications(page);
  await openStaff(page, 'Admin', '/style-guide');
  await page.getByRole('button', { name: 'Show an error' }).click();
  const notice = page.getByRole('region', { name: 'Notifications' });
  // It slides in.
  await expect(async () => {
    const words = await boxOf(notice.getByText('This is what an error looks like.'));
    const sign = await boxOf(notice.locator('svg').first());
    expect(sign.x + sign.width).toBeLessThanOrEqual(words.x);
    expect(sign.y).toBeGreaterThanOrEqual(words.y);
    expect(sign.y + sign.height).toBeLessThanOrEqual(words.y + words.height);
  }).toPass();
});

test('on a phone, the filters are behind a button beside the search, and the first result begins above 350 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openStaff(page, 'Admin', '/results');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
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

for (const [width, address, set, count] of [
  // The search, four filters, and Clear.
  [1280, '/results?from=2026-09-01&to=2026-11-22&isCompleted=true', 2, 6],
  // The search and five filters.
  [768, '/fragrances', 0, 6],
] as const)
  test(`at ${width} px the search and the filters of ${address} stand on one line`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openStaff(page, 'Admin', address);
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
  });

for (const width of [768, 1280])
  test(`the rows of the history are 40 px high at ${width} px, and the table needs no scrolling`, async ({
    page,
  }) => {
    const quiz = await answered(3);
    await page.setViewportSize({ width, height: 1024 });
    await openStaff(page, 'Admin', `/results?find=${encodeURIComponent(quiz.email)}`);
    const row = rowOf(page, quiz.name);
    await expect(row.getByRole('link', { name: 'Open quiz' })).toBeVisible();
    expect((await boxOf(row)).height).toBe(40);
    await page.goto('/results');
    await expect(page.getByRole('row').nth(20)).toBeVisible();
    const heights = await page
      .locator('tbody tr')
      .evaluateAll((rows) => rows.map((one) => one.getBoundingClientRect().height));
    expect(new Set(heights)).toEqual(new Set([40]));
    const table = page.getByRole('region', { name: 'Quiz History' });
    expect(await table.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    // Names of projects are what people look for: the drawn column has 140 px at 1280.
    const project = await boxOf(page.getByRole('columnheader', { name: 'Client/Project' }));
    expect(project.width).toBeGreaterThanOrEqual(width === 1280 ? 140 : 110);
  });

test('on a tablet, the history folds the address beneath the name and hides it with its column', async ({
  page,
}) => {
  const quiz = await answered(3);
  await page.setViewportSize({ width: 768, height: 1024 });
  await openStaff(page, 'Admin', `/results?find=${encodeURIComponent(quiz.email)}`);
  const person = page.getByRole('rowheader').filter({ hasText: quiz.name });
  await expect(person).toContainText(quiz.email);
  const table = page.getByRole('region', { name: 'Quiz History' });
  expect(await table.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Invited User Email' }).click();
  await page.keyboard.press('Escape');
  await expect(person).not.toContainText(quiz.email);
});

test('a missing value is shown once where two columns share a cell', async ({ page }) => {
  const name = unique('Villa Serena');
  await completedProject(name);
  await page.setViewportSize({ width: 768, height: 1024 });
  await openStaff(page, 'Admin', `/results?find=${encodeURIComponent(name)}`);
  await expect(rowOf(page, name).getByRole('cell', { name: '-', exact: true })).toHaveCount(1);
});

test.describe('with a finger', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('every button of a list is 44 px high', async ({ page }) => {
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
  });

  test('in every long list the first record begins above 350 px', async ({ page }) => {
    await openStaff(page, 'Admin', '/invites');
    for (const name of ['Invites', 'Fragrances', 'Adjectives', 'Users']) {
      if (name !== 'Invites') await page.goto(`/${name.toLowerCase()}`);
      await expect(heading(page, name)).toBeVisible();
      await expect(page.getByRole('rowheader').first()).toBeVisible();
      expect((await boxOf(page.getByRole('row').nth(1))).y, name).toBeLessThan(350);
    }
  });
});
