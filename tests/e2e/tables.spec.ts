import { expect, type Locator } from '@playwright/test';
import { invite } from './support/api.ts';
import { button, find, newUser, openStaff } from './support/staff.ts';
import { DESKTOP, heading, held, test } from './support/test.ts';

const TABLET = { width: 768, height: 1024 };

/** Nothing of the table is out of reach to the right, and every date stands on one line. */
async function expectToFit(table: Locator) {
  await expect(table.getByRole('rowheader').first()).toBeVisible();
  const [content, shown] = await table.evaluate(({ scrollWidth, clientWidth }) => [
    scrollWidth,
    clientWidth,
  ]);
  expect(content).toBeLessThanOrEqual(shown ?? 0);
  const lines = await table.getByRole('cell').evaluateAll((cells) =>
    cells
      .map((cell) => cell.querySelector('span:last-of-type'))
      // A year of its own, not the end of a generated name.
      .filter((value) => /[\s/.]\d{4}$|^\d{4}-\d\d-/.test(value?.textContent ?? ''))
      .map((value) => {
        const range = document.createRange();
        range.selectNodeContents(value as Node);
        // An element inside has a box of its own on the line of its text.
        return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
      }),
  );
  expect(lines.length).toBeGreaterThan(0);
  expect(new Set(lines)).toEqual(new Set([1]));
}

test('on a tablet every column of the invites is in sight, whatever the language and the addresses', async ({
  page,
}) => {
  const { email } = await invite();
  await page.setViewportSize(TABLET);
  // The account is shared: its language is chosen, and not saved.
  await page.route('**/api/vseUpdateUserSetting', (route) => route.fulfill({ json: {} }));
  await page.route('**/api/vseCreateUserLanguageHistory', (route) => route.fulfill({ json: {} }));
  await openStaff(page, 'Admin', '/invites');
  const table = page.getByRole('main').locator('section');
  for (const language of ['en', 'de', 'fr', 'es']) {
    await page.getByRole('banner').getByRole('combobox').selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.getByRole('searchbox').fill('');
    await expect(table.getByRole('rowheader').nth(10)).toBeVisible();
    await expectToFit(table);
    await find(page, email);
    await expect(table.getByRole('rowheader')).toHaveCount(1);
    await expectToFit(table);
  }
});

test('on a tablet the dates of the users stand on one line', async ({ page }) => {
  await page.setViewportSize(TABLET);
  const { email } = await newUser('Maximiliane-von-und-zu-Hohenzollern-Sigmaringen');
  await openStaff(page, 'Admin', '/users');
  const table = page.getByRole('region', { name: 'Users' });
  await expectToFit(table);
  await find(page, email);
  await expect(table.getByRole('rowheader')).toHaveCount(1);
  await expectToFit(table);
});

test('an open invite does not look as one that is over', async ({ page }) => {
  await openStaff(page, 'Admin', '/invites');
  const color = (text: string) =>
    page
      .getByRole('cell')
      .getByText(text, { exact: true })
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  expect(await color('Open')).not.toBe(await color('Expired'));
});

test('while a list is on the way there is no button to load more of it', async ({ page }) => {
  const list = await held(page, 'vseListInvites');
  await openStaff(page, 'Admin', '/invites');
  await expect(heading(page, 'Invites')).toBeVisible();
  await list.asked;
  await expect(page.locator('[aria-busy=true]')).toBeVisible();
  await expect(button(page, 'Loading…')).toBeHidden();
  list.release();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});

test('on a desktop rows are 40 px high, open invites and long names too; the page is paper, the table a card', async ({
  page,
}) => {
  const { email } = await invite();
  await page.setViewportSize(DESKTOP);
  await openStaff(page, 'Admin', '/invites?status=open');
  await find(page, email);
  const row = page.getByRole('row').filter({ hasText: email.split('@')[0] ?? '' });
  await expect(row).toHaveCount(1);
  expect(await row.evaluate((one) => Math.round(one.getBoundingClientRect().height))).toBe(40);
  const table = page.getByRole('main').locator('section');
  expect(await table.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  const painted = (at: Locator) => at.evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(await painted(page.locator('html'))).toBe('rgb(250, 247, 242)');
  expect(await painted(page.locator('body'))).toBe('rgba(0, 0, 0, 0)');
});

test('an address made up by hand opens the list, and a search in it is one call', async ({
  page,
}) => {
  const { email } = await invite();
  await openStaff(page, 'Admin', '/invites?sort=x&status=x');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const calls: string[] = [];
  page.on('request', (request) => {
    const name = /vse(?:List|Count)Invites/.exec(request.url())?.[0];
    if (name) calls.push(name);
  });
  await find(page, email);
  const found = page.getByRole('row').filter({ hasText: email.split('@')[0] ?? '' });
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await expect(found).toHaveCount(1);
  expect(calls).toEqual(['vseListInvites']);
});
