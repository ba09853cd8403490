import { expect, type Page } from '@playwright/test';
import { freshId } from '../support/fresh.ts';
import { begun, completedProject, project } from './support/api.ts';
import { axe, COLOR_RULES } from './support/axe.ts';
import { asStaff, dialogOf, expectNoSidewaysScroll, openStaff } from './support/staff.ts';
import { heading, openQuiz, soon, test } from './support/test.ts';

const rail = (page: Page) => page.getByRole('navigation', { name: 'Main' });

const leftOfMain = async (page: Page) => (await page.getByRole('main').boundingBox())?.x;

test.describe('the rail', () => {
  test('it is as wide as drawn at every width, leaves the content its width, and is not printed', async ({
    page,
  }) => {
    await openStaff(page, 'Admin', '/fragrances');
    await expect(heading(page, 'Fragrances')).toBeVisible();
    for (const [width, railWidth, content] of [
      [1440, 232, 1144],
      [1280, 56, 1144],
      [1024, 56, 904],
    ] as const)
      await test.step(`at ${width} px it is ${railWidth} px wide`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await expect(rail(page).getByRole('link', { name: /^Fragrances/ })).toBeVisible();
        await expect(page.getByRole('button', { name: /^Menu/ })).toBeHidden();
        await soon(() => leftOfMain(page)).toBe(railWidth);
        const main = await page.getByRole('main').boundingBox();
        expect(main).toMatchObject({ x: railWidth, width: width - railWidth });
        const bar = await page.locator('[data-actions]').first().boundingBox();
        const title = await heading(page, 'Fragrances').boundingBox();
        expect(Math.round((bar?.x ?? 0) + (bar?.width ?? 0) - (title?.x ?? 0))).toBe(content);
        await expectNoSidewaysScroll(page);
      });
    await page.emulateMedia({ media: 'print' });
    await expect(rail(page)).toBeHidden();
    expect(await leftOfMain(page)).toBe(0);
  });

  test('its room is kept free before its code comes, so that nothing jumps', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/office-[^/]+\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await asStaff(page, 'Admin');
    await page.goto('/fragrances');
    await soon(() => leftOfMain(page)).toBe(232);
    release();
    await expect(heading(page, 'Fragrances')).toBeVisible();
    expect(await leftOfMain(page)).toBe(232);
  });

  test('a width that was chosen is there at once after a reload', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    await openStaff(page, 'Admin', '/fragrances');
    await rail(page).getByRole('button', { name: 'Fold', exact: true }).click();
    await soon(() => leftOfMain(page)).toBe(56);
    await page.reload();
    await soon(() => leftOfMain(page)).toBe(56);
    await rail(page).getByRole('button', { name: 'Unfold' }).press('[');
    await soon(() => leftOfMain(page)).toBe(232);
  });

  test('is walked by keyboard after the header, and it and the palette open screens with the focus on their headings', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    await openStaff(page, 'Manager', '/invites');
    await rail(page).getByRole('link', { name: 'Dashboard' }).waitFor();
    await page.getByRole('button', { name: 'Sign Out' }).focus();
    await page.keyboard.press('Tab');
    for (let step = 0; step < 12; step += 1) {
      const name = await page.evaluate(() => document.activeElement?.textContent ?? '');
      if (name.startsWith('Users')) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Users')).toBeFocused();
    await expect(rail(page).getByRole('link', { name: /^Users/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    // And on through the palette, which gets what is typed at once, however slow its code is.
    const line = Promise.withResolvers<void>();
    await page.route(/\/assets\/palette-[^/]*\.js$/, async (route) => {
      await line.promise;
      await route.continue();
    });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('maison ver');
    const find = page.getByRole('combobox', { name: 'Find anything' });
    await expect(find).toHaveValue('maison ver');
    await expect(find).toBeFocused();
    line.resolve();
    const hit = page.getByRole('option', { name: /^Maison Verdier/ });
    await expect(hit).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Maison Verdier')).toBeFocused();
    await expect(hit).toHaveCount(0);
  });

  test('is not there for respondents, nor beside a quiz or a result that staff see', async ({
    page,
  }) => {
    const expectNone = async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(rail(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: /^Menu/ })).toHaveCount(0);
      expect(await leftOfMain(page)).toBe(0);
    };
    for (const path of ['/', '/login', '/dashboard']) {
      await page.goto(path);
      await expectNone();
    }
    await openQuiz(page, await begun());
    await expectNone();
    const { id } = await project(freshId());
    const result = await completedProject(freshId());
    for (const path of [`/quiz/${id}`, `/results/${result.id}`]) {
      await openStaff(page, 'Admin', path);
      await page.waitForLoadState('networkidle');
      await expectNone();
    }
  });
});

test('on a tablet and a phone one button names where one is, and opens all places', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await openStaff(page, 'Admin', '/adjectives');
  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const menu = page.getByRole('button', { name: 'Menu: Adjectives' });
    await menu.focus();
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Enter');
    const dialog = dialogOf(page, 'Menu');
    await dialog.getByRole('link', { name: 'Audit log' }).focus();
    if (width === 360) expect((await axe(page).analyze()).violations).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Audit log')).toBeFocused();
    await expect(dialog).toHaveCount(0);
    await page.goBack();
  }
});

test('rail, letters and palette are accessible, folded and not, light and dark', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await openStaff(page, 'Admin', '/adjectives');
  await expect(rail(page).getByText(/draft/).first()).toBeAttached();
  await expect(page.getByRole('button', { name: 'Z', exact: true })).toBeVisible();
  const expectParts = async (isLight: boolean, ...parts: string[]) => {
    const checks = axe(page);
    for (const part of parts) checks.include(part);
    const { violations } = await (isLight ? checks : checks.withRules(COLOR_RULES)).analyze();
    expect(violations).toEqual([]);
  };
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [1280, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const isLight = colorScheme === 'light';
    await expectParts(isLight, 'nav[aria-label="Main"]', 'nav[aria-label="Letters"]');
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('combobox', { name: 'Find anything' })).toBeFocused();
    await page.keyboard.type('in');
    await expect(dialogOf(page, 'Find anything').getByRole('status')).toContainText('hits');
    await expectParts(isLight, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await expect(dialogOf(page, 'Find anything')).toHaveCount(0);
  }
});
