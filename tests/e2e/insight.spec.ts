import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { printed } from './support/pdf.ts';
import { expectNoSidewaysScroll, openStaff, section } from './support/staff.ts';
import { heading, test } from './support/test.ts';

const widen = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

/** Opens the page with the numbers of the sample history, which is counted within a minute of the start. */
async function openInsight(page: Page) {
  await openStaff(page, 'Admin', '/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'Insight', exact: true }).click();
  await expect(heading(page, 'Insight')).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(stepOf(page, 'Redeemed')).toBeVisible({ timeout: 5000 });
  }).toPass();
}

const stepOf = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const barsOf = (row: Locator) => row.locator('td > [aria-hidden=true] > span');

test('Insight breaks no rule of accessibility and does not scroll sideways, light and dark, from 360 to 1440 px', async ({
  page,
}) => {
  await openInsight(page);
  await stepOf(page, 'Redeemed').click();
  await expect(page.getByText('Its code may also be told by telephone.').first()).toBeVisible();
  for (const width of [360, 768, 1440]) {
    await widen(page, width);
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page);
});

test('Insight from right to left keeps its bars and lines, also in forced colors, and is whole on paper', async ({
  page,
}) => {
  await page.addInitScript(() =>
    new MutationObserver(() => {
      document.documentElement.dir = 'rtl';
    }).observe(document, { childList: true }),
  );
  await widen(page, 1440);
  await openInsight(page);
  await expectNoSidewaysScroll(page);
  const redeemed = page.getByRole('row').filter({ has: stepOf(page, 'Redeemed') });
  const [rest, fill, mark] = await barsOf(redeemed).all();
  if (!rest || !fill || !mark) throw new Error('No bars');
  const right = (of: Locator) =>
    of.evaluate((element) => Math.round(element.getBoundingClientRect().right));
  expect(await right(fill)).toBe(await right(fill.locator('..')));
  const lines = page.getByRole('img', { name: /^Completed: / });
  // Time runs from the right, as the table does.
  await expect(lines).toHaveCSS('scale', '-1 1');

  await page.emulateMedia({ forcedColors: 'active' });
  const [black, white] = ['rgb(0, 0, 0)', 'rgb(255, 255, 255)'];
  await expect(section(page, 'Invites')).toHaveCSS('background-color', white);
  await expect(fill).toHaveCSS('background-color', black);
  await expect(mark).toHaveCSS('background-color', black);
  // Else it would be lost in the bar.
  await expect(mark).toHaveCSS('outline-color', white);
  await expect(rest).toHaveCSS('border-inline-end-style', 'solid');
  await expect(lines.locator('polyline').last()).toHaveCSS('stroke', black);
  await page.emulateMedia({ forcedColors: 'none' });

  await widen(page, 360);
  await expectNoSidewaysScroll(page);
  const logo = page.locator('[data-report-logo]');
  await expect(logo).toBeHidden();
  const rows = (name: string) => section(page, name).locator('tbody > tr');
  for (const name of ['Questions', 'Adjectives', 'What it led to'])
    await expect(rows(name).last()).toBeHidden();
  await expect(rows('Fragrances')).toHaveCount(4);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  await expect(section(page, 'Invites')).not.toHaveCSS('background-color', white);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => void dispatchEvent(new Event('beforeprint')));
  await expect(section(page, 'Invites')).toHaveCSS('background-color', white);
  for (const name of ['Questions', 'Adjectives', 'What it led to', 'Fragrances'])
    await expect(rows(name).last()).toBeVisible();
  const fragrances = await rows('Fragrances').getByRole('rowheader').allTextContents();
  expect(fragrances.length).toBeGreaterThan(4);
  await expect(logo).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.evaluate(() => void dispatchEvent(new Event('afterprint')));
  await expect(rows('Fragrances')).toHaveCount(4);
  // The browser itself says when it prints.
  const text = (await printed(page)).join(' ').replace(/\s+/g, ' ');
  expect(fragrances.filter((name) => !text.includes(name))).toEqual([]);
});
