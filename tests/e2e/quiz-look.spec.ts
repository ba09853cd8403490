import { expect } from '@playwright/test';
import { answered, begun } from './support/api.ts';
import { expectNoSidewaysScroll } from './support/staff.ts';
import {
  answersOf,
  choose,
  DESKTOP,
  finish,
  held,
  openQuiz,
  PHONE,
  questionsOf,
  soon,
  test,
} from './support/test.ts';

test('at 400 % zoom the bars scroll away and leave the window to the questions', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openQuiz(page, await begun());
  await answersOf(page, 5).first().focus();
  await expect(answersOf(page, 5).first()).toBeInViewport();
  await expect(page.getByRole('progressbar')).not.toBeInViewport();
  await expect(finish(page)).not.toBeInViewport();
  await finish(page).focus();
  await expect(finish(page)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

for (const [locale, wayOn] of [
  ['en-US', 'View Recommended Fragrances'],
  ['de-DE', 'Empfohlene Düfte ansehen'],
  ['fr-FR', 'Voir les parfums recommandés'],
  ['es-ES', 'Ver las fragancias recomendadas'],
] as const)
  test.describe(`in ${locale}`, () => {
    test.use({ locale, viewport: PHONE });

    test('the bar of a phone keeps its height from the first choice to the last', async ({
      page,
    }) => {
      const saving = await held(page, 'vseUpdateQuizResult');
      await openQuiz(page, await begun());
      const bar = page.getByRole('button', { name: wayOn }).locator('..');
      const height = async () => (await bar.boundingBox())?.height;
      const before = await height();
      const words = await bar.textContent();
      await choose(page, 1);
      await expect(bar).not.toHaveText(words ?? '');
      expect(await height()).toBe(before);
      const wordsOfSaving = await bar.textContent();
      saving.release();
      await expect(bar).not.toHaveText(wordsOfSaving ?? '');
      expect(await height()).toBe(before);
    });
  });

test('a quiz looks as drawn: Submit as high as an answer, no blue tap, pictures that pale', async ({
  page,
}) => {
  await openQuiz(page, await answered(1));
  await test.step('Submit is as high as an answer, on a phone and on a desktop', async () => {
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      for (const button of await page.getByRole('button', { name: /^Submit/ }).all()) {
        const answer = button.locator('xpath=ancestor::fieldset').locator('label').first();
        const submit = await button.boundingBox();
        expect(submit?.height).toBe((await answer.boundingBox())?.height);
      }
    }
  });
  await test.step('a tap shows no blue highlight', async () => {
    const targets = [answersOf(page, 1).first(), finish(page), page.locator('label').first()];
    for (const target of targets)
      await expect(target).toHaveCSS('-webkit-tap-highlight-color', 'rgba(0, 0, 0, 0)');
  });
  await test.step('a picture that was not chosen pales in light, and in the dark loses light alone', async () => {
    const style = (answer: number) =>
      questionsOf(page)
        .first()
        .locator('img')
        .nth(answer)
        .evaluate((image) => {
          const { filter, opacity } = getComputedStyle(image);
          return { filter, isFaint: Number(opacity) < 1 };
        });
    await page.emulateMedia({ colorScheme: 'light' });
    await soon(() => style(1)).toEqual({ filter: 'saturate(0.45)', isFaint: true });
    await page.emulateMedia({ colorScheme: 'dark' });
    await soon(() => style(1)).toEqual({ filter: 'none', isFaint: true });
    expect(await style(0)).toEqual({ filter: 'none', isFaint: false });
  });
});

type Answer = { questions: { questionText: string; sourceAnswers: { title: string }[] }[] };

test('on a phone, a long word of a question or an answer breaks rather than widens the page', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const word = 'Duftstimmungspräferenzzusammenstellung';
  await page.route(/vseGetQuizResult/i, async (route) => {
    const response = await route.fetch();
    const answer: Answer = await response.json();
    for (const question of answer.questions) {
      question.questionText = word;
      for (const each of question.sourceAnswers) each.title = word;
    }
    await route.fulfill({ response, json: answer });
  });
  await openQuiz(page, await begun());
  await expect(page.getByText(word).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});
