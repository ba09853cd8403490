import { expect, type Page } from '@playwright/test';
import { answered, begun, completed, resultOf, save } from './support/api.ts';
import {
  answersOf,
  choose,
  finish,
  heading,
  openAs,
  openQuiz,
  PHONE,
  questionsOf,
  test,
  withMotion,
} from './support/test.ts';

const START = {
  en: 'Start Quiz',
  de: 'Quiz starten',
  es: 'Empezar el cuestionario',
  fr: 'Commencer le quiz',
};

test('the way out says how many answers are missing, and leads to each of them', async ({
  page,
}) => {
  await openQuiz(page, await answered(8));
  await expect(finish(page)).toHaveAccessibleName('View Recommended Fragrances 2 to go');
  await finish(page).click();
  const dialog = page.getByRole('dialog', { name: 'Error Saving Quiz' });
  await expect(dialog).toContainText('You must select an answer for each question.');
  await expect(dialog.getByRole('link')).toHaveText(['Question 9', 'Question 10']);
  await dialog.getByRole('link', { name: 'Question 10' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(answersOf(page, 10).first()).toBeFocused();
  await choose(page, 9);
  await choose(page, 10);
  await expect(finish(page)).toHaveAccessibleName('View Recommended Fragrances');
});

test('a quiz completed on another device leads to the results by a tap on the answer chosen already', async ({
  page,
}) => {
  const quiz = await answered(1);
  await openQuiz(page, quiz);
  await expect(answersOf(page, 1).first()).toBeChecked();
  await save(quiz, true);
  await answersOf(page, 1).first().click();
  await expect(heading(page, 'Results')).toBeVisible();
});

test('after a tap on a single choice the next question without an answer comes into view', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await withMotion(page);
  await openQuiz(page, await begun());
  const bar = page.getByRole('progressbar').locator('../..');
  const ended = page.evaluate(
    () => new Promise((resolve) => addEventListener('scrollend', resolve, { once: true })),
  );
  await answersOf(page, 1).first().click();
  await ended;
  const top = (await questionsOf(page).nth(1).boundingBox())?.y;
  expect(Math.round(top ?? 0)).toBe(96);
  // Clear of the bar, which ends above it.
  const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
  expect(y + height).toBeLessThan(96);
});

/** Counts how often the page has been asked to scroll to something. */
async function countScrolls(page: Page) {
  await withMotion(page);
  await page.clock.install();
  await page.addInitScript(() => {
    const counted = window as unknown as { scrolls: number };
    counted.scrolls = 0;
    const scroll = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function scrollIntoView(...way) {
      counted.scrolls += 1;
      scroll.apply(this, way);
    };
  });
  return async () => {
    // Longer than the pause in which one sees that the answer was taken.
    await page.clock.runFor(1000);
    return page.evaluate(() => (window as unknown as { scrolls: number }).scrolls);
  };
}

test('nothing scrolls for people who ask for less motion', async ({ page }) => {
  const scrolls = await countScrolls(page);
  await openQuiz(page, await begun());
  await answersOf(page, 1).first().click();
  expect(await scrolls()).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await answersOf(page, 4).first().click();
  await expect(answersOf(page, 4).first()).toBeChecked();
  expect(await scrolls()).toBe(1);
});

test('a multiple choice stays in place until its Submit, and so does a changed answer', async ({
  page,
}) => {
  const scrolls = await countScrolls(page);
  const quiz = await begun();
  const multiple = quiz.questions.findIndex(({ type }) => type === 'Multiple Choice') + 1;
  await openQuiz(page, quiz);
  await choose(page, multiple, 1);
  await choose(page, multiple, 2);
  expect(await scrolls()).toBe(0);
  await page.getByRole('button', { name: `Submit Question ${multiple}`, exact: true }).click();
  expect(await scrolls()).toBe(1);
  await answersOf(page, 1).first().click();
  expect(await scrolls()).toBe(2);
  await answersOf(page, 1).nth(1).click();
  await expect(answersOf(page, 1).nth(1)).toBeChecked();
  expect(await scrolls()).toBe(2);
});

test('on a small phone Start Quiz stands whole on the first screen, in every language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const [language, start] of Object.entries(START)) {
    await page.goto(`/?lang=${language}`);
    await expect(page.getByRole('button', { name: start })).toBeInViewport({ ratio: 1 });
  }
});

test('text of twice the size leaves the way out whole at 360 px', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openQuiz(page, await answered());
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  const box = await finish(page).boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 360).toBe(true);
  expect(await finish(page).evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
});

test('the bar takes one row on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openQuiz(page, await answered(3));
  const button = await finish(page).boundingBox();
  const state = await page.getByText('Saved', { exact: true }).first().boundingBox();
  expect(button && state && state.y > button.y && state.y < button.y + button.height).toBe(true);
});

test('the results end with the next steps, and the invitee can write to their inviter', async ({
  page,
}) => {
  const quiz = await completed();
  await openAs(page, quiz, `/results/${quiz.id}`);
  const end = page.getByRole('region', { name: 'What next?' });
  await expect(
    end.getByRole('link', { name: 'Write to the person who invited you' }),
  ).toHaveAttribute('href', new RegExp(`^mailto:.+%40.+body=.*${quiz.id}$`));
  await expect(end.getByRole('button', { name: 'Print' })).toBeVisible();
  for (const card of await page.getByRole('article').all())
    await expect(card).toContainText(/you chose “/);
});

test('a visitor with only the link does not see the inviter’s address', async ({ page }) => {
  const quiz = await completed();
  await page.goto(`/results/${quiz.id}`);
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(page.getByRole('link', { name: /Write to/ })).toHaveCount(0);
});

test('a one-sheet is saved under its own file name', async ({ page }) => {
  const quiz = await completed();
  const [best] = (await resultOf(quiz.id)).recommendedFragrances;
  await page.goto(`/results/${quiz.id}`);
  const download = page.waitForEvent('download');
  await page
    .getByRole('link', { name: /^One-sheet/ })
    .first()
    .click();
  // As the sample catalogue names its one-sheets.
  expect((await download).suggestedFilename()).toBe(`${best?.sku}.pdf`);
});

test('placeholders of the route table lead to the page that they are about', async ({ page }) => {
  const quiz = await completed();
  for (const end of ['download-answers', 'download-fragrances']) {
    await page.goto(`/results/${quiz.id}/${end}`);
    await expect(heading(page, 'Results')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(`/results/${quiz.id}`);
  }
  await page.goto('/questions/q1/update');
  await expect(page).toHaveURL(/\/questions\/q1$/);
});
