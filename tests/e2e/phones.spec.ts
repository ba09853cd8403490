import { expect, type Locator, type Page } from '@playwright/test';
import { createAdjective } from '@vse/domain/records/adjectives';
import { unique } from '../support/fresh.ts';
import { ADMIN, begun, call, completed } from './support/api.ts';
import { goTo, openStaff } from './support/staff.ts';
import {
  finish,
  heading,
  openAs,
  openQuiz,
  PHONE,
  questionsOf,
  soon,
  test,
} from './support/test.ts';

const TYPED = 'input:not([type=checkbox], [type=radio], [type=file], [type=range])';

/** Those with fields; the one that asks before it is left stands last. */
const SCREENS = {
  '/fragrances': 'Fragrances',
  '/results': 'Quiz History',
  '/audit': 'Audit log',
  '/user-logs': 'User Logs',
  '/users/add': 'Add User',
  '/fragrances/add': 'Add Fragrance',
};

/** The fields that an iPhone would zoom in on: those whose letters are smaller than 16 px. */
const zoomed = (page: Page) =>
  page
    .locator(`:is(${TYPED}, select, textarea):visible`)
    .evaluateAll((fields) =>
      fields
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.getAttribute('aria-label') ?? field.id),
    );

test.describe('with a finger', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('an answer that was taken back looks like those that were never chosen', async ({
    page,
  }) => {
    const quiz = await begun();
    const number = quiz.questions.findIndex(({ type }) => type === 'Multiple Choice') + 1;
    await openQuiz(page, quiz);
    const answers = questionsOf(page)
      .nth(number - 1)
      .locator('label');
    const border = (answer: Locator) =>
      answer.evaluate((one) => getComputedStyle(one).borderTopColor);
    const [first, other] = [answers.first(), answers.nth(1)];
    await first.tap();
    await expect(first.locator('input')).toBeChecked();
    await first.tap();
    await expect(first.locator('input')).not.toBeChecked();
    await soon(() => border(first)).toBe(await border(other));
  });

  test('no field of a respondent makes a phone enlarge the page', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByLabel('Email')).toBeVisible();
    expect(await zoomed(page)).toEqual([]);
    const quiz = await completed();
    await openAs(page, quiz, `/results/${quiz.id}`);
    await expect(page.getByRole('textbox')).toHaveCount(1);
    expect(await zoomed(page)).toEqual([]);
  });

  test('no field of the office makes a phone enlarge the page', async ({ page }) => {
    const adjective = unique('airy');
    await call(createAdjective, { name: adjective }, ADMIN);
    await openStaff(page, 'Admin', '/adjectives');
    await expect(heading(page, 'Adjectives')).toBeVisible();
    for (const [path, title] of Object.entries(SCREENS))
      await test.step(path, async () => {
        await goTo(page, path);
        await expect(heading(page, title)).toBeVisible();
        if (['/fragrances', '/results', '/audit'].includes(path))
          await page.getByRole('button', { name: 'Filters' }).tap();
        await expect(page.getByRole('main').locator('input, select').first()).toBeVisible();
        if (path === '/fragrances/add') {
          await page.getByRole('combobox', { name: 'Add an adjective' }).fill(adjective);
          await page.getByRole('option', { name: adjective, exact: true }).click();
          await expect(page.getByLabel(`Weight of ${adjective}`)).toBeVisible();
        }
        expect(await zoomed(page)).toEqual([]);
      });
  });
});

test('a phone held sideways covers nothing with its camera', async ({ page }) => {
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 59, right: 59 } });
  await openQuiz(page, await begun());
  const parts = {
    wordMark: page.getByRole('banner').getByRole('link').first(),
    progress: page.getByRole('progressbar'),
    question: page.locator('fieldset').first(),
    signIn: page.getByRole('button', { name: 'Sign In' }),
    finish: finish(page),
  };
  for (const [name, part] of Object.entries(parts)) {
    const { x, width } = (await part.boundingBox()) ?? { x: 0, width: 0 };
    expect(x, name).toBeGreaterThanOrEqual(59);
    expect(x + width, name).toBeLessThanOrEqual(PHONE.height - 59);
  }
});
