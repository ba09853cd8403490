import { expect, type Locator, type Page } from '@playwright/test';
import { unique } from '../support/fresh.ts';
import { answered, completed, invite } from './support/api.ts';
import {
  answersOf,
  DESKTOP,
  finish,
  heading,
  openAs,
  openQuiz,
  PHONE,
  questionsOf,
  test,
} from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

const MOST_STEPS = 60;

/** Where the focus is, someone must see it: an outline around it, and nothing in front of it. */
async function expectFocusSeen(page: Page) {
  const seen = await page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.getAttribute('tabindex') === '-1')
      return 'no focus';
    const shown = focused.matches('fieldset input') ? focused.closest('label') : focused;
    if (!shown) return 'no label';
    const around = [shown, shown.parentElement].filter((one) => one !== null);
    const isMarked = around.some((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    const what = `${shown.tagName} ${shown.textContent}`;
    if (!isMarked) return `no outline: ${what}`;
    const { left, top, width, height } = shown.getBoundingClientRect();
    const parts = [0.1, 0.5, 0.9].map((part) =>
      document.elementFromPoint(left + width / 2, top + height * part),
    );
    return parts.some((one) => one && (shown.contains(one) || one.contains(shown)))
      ? 'seen'
      : `hidden: ${what}`;
  });
  expect(seen).toBe('seen');
}

/** Tab by Tab, as a person without a mouse would. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    await page.keyboard.press(key);
    await expectFocusSeen(page);
    if (await target.evaluate((one) => one === document.activeElement)) return;
  }
  throw new Error(`${target} is not reached by ${key}`);
}

/** The focus stays in an open dialog, forwards and backwards. */
async function expectFocusKept(page: Page, dialog: Locator) {
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    await expectFocusSeen(page);
  }
}

for (const [device, viewport] of Object.entries({ 'a phone': PHONE, 'a desktop': DESKTOP }))
  test(`the whole journey goes by keyboard alone on ${device}, with the focus in sight`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-write']);
    await page.setViewportSize(viewport);
    const { email, code } = await invite();
    await page.goto('/');
    await expect(page.getByLabel('Email')).toBeVisible();
    await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByLabel('Email'));
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await expect(questionsOf(page)).toHaveCount(10);

    // One choice by Space and one by arrow; all but the last question.
    for (let number = 1; number < 10; number += 1) {
      const answers = answersOf(page, number);
      await tabTo(page, answers.first());
      await page.keyboard.press('Space');
      await expect(answers.first()).toBeChecked();
      if ((await answers.first().getAttribute('type')) === 'checkbox') {
        await tabTo(page, answers.nth(2));
        await page.keyboard.press('Space');
        await expect(answers.nth(2)).toBeChecked();
        await tabTo(page, answers.nth(1), 'Shift+Tab');
      } else {
        await page.keyboard.press('ArrowRight');
        await expect(answers.nth(1)).toBeChecked();
        await expect(answers.first()).not.toBeChecked();
        await expectFocusSeen(page);
      }
    }
    const submit = page.getByRole('button', { name: 'Submit Question 8' });
    await tabTo(page, submit, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(questionsOf(page).nth(7).getByRole('status')).toHaveText('Answer saved');

    await tabTo(page, finish(page));
    await page.keyboard.press('Enter');
    const error = page.getByRole('dialog', { name: 'Error Saving Quiz' });
    await expectFocusKept(page, error);
    await page.keyboard.press('Escape');
    await expect(answersOf(page, 10).first()).toBeFocused();
    await page.keyboard.press('Space');
    await tabTo(page, finish(page));
    await page.keyboard.press('Enter');

    await expect(heading(page, 'Results')).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Copy link' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Copied' })).toBeFocused();
    const details = page.getByRole('button', { name: /^Details of / }).nth(1);
    await tabTo(page, details);
    await page.keyboard.press('Enter');
    await expectFocusKept(page, page.getByRole('dialog'));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(details).toBeFocused();
    await tabTo(page, page.getByRole('link', { name: /^One-sheet \(PDF\) of / }).last());
  });

test('staff sign in, name a project and come to its quiz by keyboard alone', async ({ page }) => {
  await page.goto('/start');
  await expect(heading(page, 'Please sign in to begin a quiz')).toBeVisible();
  const opener = page.getByRole('main').getByRole('button', { name: 'Sign In' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await expect(dialog.getByRole('button', { name: 'Salesperson' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: 'Salesperson' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Client/Project')).toBeVisible();
  await tabTo(page, page.getByLabel('Client/Project'));
  await page.keyboard.type(unique('Keyboard Lounge'));
  await page.keyboard.press('Enter');
  await expect(questionsOf(page)).toHaveCount(10);
});

test('the skip link leads past the header', async ({ page }) => {
  const quiz = await completed();
  await openAs(page, quiz, `/results/${quiz.id}`);
  await expect(heading(page, 'Results')).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await tabTo(page, page.getByRole('textbox', { name: 'Link to these results' }));
});

test('a radio group is one stop of the Tab key, at the answer given', async ({ page }) => {
  await openQuiz(page, await answered(1));
  await answersOf(page, 1).first().focus();
  await page.keyboard.press('Tab');
  await expect(answersOf(page, 2).first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(answersOf(page, 1).first()).toBeFocused();
});
