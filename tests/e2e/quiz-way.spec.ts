import { expect, type Page } from '@playwright/test';
import { answered, begun, completed, resultOf, save } from './support/api.ts';
import {
  answersOf,
  choose,
  chooseAll,
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

test('a quiz completed on another device leads to the results by a tap, even on the answer chosen already', async ({
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

test('a single choice scrolls on once, a multiple choice with its Submit, and nothing for people who ask for less motion', async ({
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
  await test.step('a changed answer stays in place', async () => {
    await answersOf(page, 1).nth(1).click();
    await expect(answersOf(page, 1).nth(1)).toBeChecked();
    expect(await scrolls()).toBe(2);
  });
  await test.step('with less motion nothing scrolls', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await answersOf(page, 4).first().click();
    await expect(answersOf(page, 4).first()).toBeChecked();
    expect(await scrolls()).toBe(2);
  });
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

test('on a phone the bar takes one row, and text of twice the size leaves the way out whole', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openQuiz(page, await answered(3));
  const button = await finish(page).boundingBox();
  const state = await page.getByText('Saved', { exact: true }).first().boundingBox();
  expect(button && state && state.y > button.y && state.y < button.y + button.height).toBe(true);
  await chooseAll(page, 4);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  const box = await finish(page).boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 360).toBe(true);
  expect(await finish(page).evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
});

test('the results end with the next steps; only the invitee sees the address of their inviter', async ({
  page,
  browser,
  baseURL,
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
  await test.step('a one-sheet is saved under its own file name', async () => {
    const [best] = (await resultOf(quiz.id)).recommendedFragrances;
    const download = page.waitForEvent('download');
    await page
      .getByRole('link', { name: /^One-sheet/ })
      .first()
      .click();
    // As the sample catalogue names its one-sheets.
    expect((await download).suggestedFilename()).toBe(`${best?.sku}.pdf`);
  });
  await test.step('a visitor with only the link sees no address', async () => {
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const visitor = await context.newPage();
    await visitor.goto(`/results/${quiz.id}`);
    await expect(visitor.getByRole('article')).toHaveCount(6);
    await expect(visitor.getByRole('button', { name: 'Print' })).toBeVisible();
    await expect(visitor.getByRole('link', { name: /Write to/ })).toHaveCount(0);
    await context.close();
  });
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
