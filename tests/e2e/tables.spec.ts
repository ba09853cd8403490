import { expect, type Locator } from '@playwright/test';
import { invite } from './support/api.ts';
import { find, newUser, openStaff, section } from './support/staff.ts';
import { DESKTOP, test } from './support/test.ts';

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

test('on a tablet the dates of the users stand on one line, and the facts of one below the form', async ({
  page,
}) => {
  await page.setViewportSize(TABLET);
  const { email } = await newUser('Maximiliane-von-und-zu-Hohenzollern-Sigmaringen');
  await openStaff(page, 'Admin', '/users');
  const table = page.getByRole('table', { name: 'Users' }).locator('..');
  await expectToFit(table);
  await find(page, email);
  await expect(table.getByRole('rowheader')).toHaveCount(1);
  await expectToFit(table);
  await test.step('the facts of a user are as wide as the form', async () => {
    await table.getByRole('rowheader').getByRole('link').click();
    const boxOf = async (name: string) => {
      await expect(section(page, name)).toBeVisible();
      return (await section(page, name).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    };
    const [form, facts] = [await boxOf('Profile'), await boxOf('At a glance')];
    expect(facts.y).toBeGreaterThan(form.y + form.height);
    expect([facts.x, facts.width]).toEqual([form.x, form.width]);
  });
});

test('on a desktop the list of invites looks as drawn, opens with a made-up address, and searches with one call', async ({
  page,
}) => {
  const { email } = await invite();
  await page.setViewportSize(DESKTOP);
  await openStaff(page, 'Admin', '/invites?sort=x&status=x');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await test.step('an open invite does not look as one that is over', async () => {
    const color = (text: string) =>
      page
        .getByRole('cell')
        .getByText(text, { exact: true })
        .first()
        .evaluate((element) => getComputedStyle(element).color);
    expect(await color('Open')).not.toBe(await color('Expired'));
  });
  await test.step('a search is one call', async () => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const name = /vse(?:List|Count)Invites/.exec(request.url())?.[0];
      if (name) calls.push(name);
    });
    await find(page, email);
    await expect(page.getByRole('rowheader')).toHaveCount(1);
    expect(calls).toEqual(['vseListInvites']);
  });
  const row = page.getByRole('row').filter({ hasText: email.split('@')[0] ?? '' });
  await expect(row).toHaveCount(1);
  expect(await row.evaluate((one) => Math.round(one.getBoundingClientRect().height))).toBe(40);
  const table = page.getByRole('main').locator('section');
  expect(await table.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  const painted = (at: Locator) => at.evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(await painted(page.locator('html'))).toBe('rgb(250, 247, 242)');
  expect(await painted(page.locator('body'))).toBe('rgba(0, 0, 0, 0)');
});
