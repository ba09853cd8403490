import { expect, type Page } from '@playwright/test';
import { answered, begun, firstTitles, titlesOnServer } from './support/api.ts';
import {
  answersOf,
  choose,
  chooseAll,
  finish,
  heading,
  held,
  openAs,
  openQuiz,
  questionsOf,
  redeem,
  saveState,
  soon,
  test,
  tryAgain,
} from './support/test.ts';

const SAVING = /vseUpdateQuizResult/i;
const OFFLINE = 'Offline, kept on this device';
const RETRYING = 'Not saved yet, will retry';

const breakSaving = (page: Page) =>
  page.route(SAVING, (route) => route.fulfill({ status: 503, body: '' }));

test('answers given offline are kept, shown as kept, and sent when the network is back', async ({
  page,
  context,
}) => {
  const quiz = await begun();
  await openQuiz(page, quiz);
  await context.setOffline(true);
  await chooseAll(page);
  await expect(saveState(page, OFFLINE)).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '10');
  expect((await titlesOnServer(quiz)).flat()).toEqual([]);
  const number = quiz.questions.findIndex(({ type }) => type === 'Single Choice') + 1;
  const question = questionsOf(page).nth(number - 1);
  await question.getByRole('button', { name: /^Submit/ }).click();
  await expect(question.getByRole('status')).toHaveText(OFFLINE);
  await context.setOffline(false);
  await expect(saveState(page, 'Saved')).toBeVisible();
  await expect(question.getByRole('status')).toHaveText('Answer saved');
  expect(await titlesOnServer(quiz)).toEqual(firstTitles(quiz));
});

test('a tab closed offline has lost nothing when the quiz is opened again', async ({
  page,
  context,
}) => {
  const quiz = await begun();
  await openQuiz(page, quiz);
  await choose(page, 1);
  await expect(saveState(page, 'Saved')).toBeVisible();
  await context.setOffline(true);
  await chooseAll(page, 2, 4);
  await expect(saveState(page, OFFLINE)).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const tab = await context.newPage();
  // What is sent at once may well overtake what is being loaded.
  const sent = tab.waitForResponse(SAVING);
  await tab.route(/vseGetQuizResult/i, (route) => sent.then(() => route.continue()));
  await openQuiz(tab, quiz);
  for (const number of [1, 2, 3, 4]) await expect(answersOf(tab, number).first()).toBeChecked();
  await expect(saveState(tab, 'Saved')).toBeVisible();
  expect((await titlesOnServer(quiz)).slice(0, 4)).toEqual(firstTitles(quiz).slice(0, 4));
});

test('a tab closed right after a choice loses nothing', async ({ page, context }) => {
  const quiz = await begun();
  await openQuiz(page, quiz);
  await choose(page, 1, 2);
  await page.close();
  const tab = await context.newPage();
  await openQuiz(tab, quiz);
  await expect(answersOf(tab, 1).nth(1)).toBeChecked();
  await soon(async () => (await titlesOnServer(quiz))[0]).toHaveLength(1);
});

test('while the server is down the page says so, tries again by itself, and a reload loses nothing', async ({
  page,
}) => {
  const quiz = await answered(2);
  await openQuiz(page, quiz);
  await breakSaving(page);
  await choose(page, 3);
  await choose(page, 1, 2);
  await expect(saveState(page, RETRYING)).toBeVisible();
  await page.waitForRequest(SAVING);
  await page.reload();
  await expect(answersOf(page, 1).nth(1)).toBeChecked();
  await expect(answersOf(page, 3).first()).toBeChecked();
  expect((await titlesOnServer(quiz))[2]).toEqual([]);
  await page.unroute(SAVING);
  await expect(saveState(page, 'Saved')).toBeVisible();
  const titles = firstTitles(quiz);
  const changed = quiz.questions[0]?.sourceAnswers[1]?.title;
  expect((await titlesOnServer(quiz)).slice(0, 3)).toEqual([[changed], titles[1], titles[2]]);
});

test('a change made while the choice before is on its way is what counts', async ({ page }) => {
  const quiz = await begun();
  await openQuiz(page, quiz);
  const saving = await held(page, 'vseUpdateQuizResult');
  await choose(page, 1, 1);
  await choose(page, 1, 3);
  saving.release();
  await expect(saveState(page, 'Saved')).toBeVisible();
  await expect(answersOf(page, 1).nth(2)).toBeChecked();
  expect((await titlesOnServer(quiz))[0]).toEqual([quiz.questions[0]?.sourceAnswers[2]?.title]);
});

test('an answer that the platform refuses for another reason than the token is kept, and the page says so', async ({
  page,
}) => {
  const quiz = await begun();
  await page.goto('/');
  await redeem(page, quiz);
  await page.route(SAVING, (route) => route.fulfill({ status: 401, body: '' }));
  await choose(page, 1);
  await expect(saveState(page, 'Not saved')).toBeVisible();
  await page.unroute(SAVING);
  await page.reload();
  await expect(answersOf(page, 1).first()).toBeChecked();
  await expect(saveState(page, 'Saved')).toBeVisible();
  expect((await titlesOnServer(quiz))[0]).toEqual(firstTitles(quiz)[0]);
});

test('a quiz finished offline goes on to its results when the network is back', async ({
  page,
  context,
}) => {
  const quiz = await answered(9);
  await openQuiz(page, quiz);
  await context.setOffline(true);
  await choose(page, 10);
  await finish(page).click();
  await expect(
    page.getByText('You are offline. Your fragrances will appear as soon as you are online again.'),
  ).toBeVisible();
  await expect(page).toHaveURL(`/quiz/${quiz.id}`);
  await context.setOffline(false);
  await expect(page).toHaveURL(`/quiz/${quiz.id}/complete`);
  await expect(heading(page, 'Results')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(6);
});

test('a quiz finished while the server is down goes on to its results when it answers', async ({
  page,
}) => {
  const quiz = await answered();
  await openQuiz(page, quiz);
  await breakSaving(page);
  await finish(page).click();
  await expect(
    page.getByText(
      'We cannot reach VSE just now. Your fragrances will appear as soon as the connection is back.',
    ),
  ).toBeVisible();
  await page.unroute(SAVING);
  await expect(heading(page, 'Results')).toBeVisible();
});

test('a quiz that could not be loaded says so, and loads with another try', async ({ page }) => {
  const quiz = await begun();
  await page.route(/vseGetQuizResult/i, (route) => route.fulfill({ status: 503, body: '' }));
  await page.clock.install();
  await openAs(page, quiz, `/quiz/${quiz.id}`);
  await expect(heading(page, 'We could not load this page')).toBeVisible();
  await tryAgain(page, () => page.unroute(/vseGetQuizResult/i));
  await expect(questionsOf(page)).toHaveCount(10);
});

test('pictures that did not come offline leave their place empty, and come when the network is back', async ({
  page,
  context,
}) => {
  const quiz = await begun();
  const isPicture = /\.(webp|jpg|jpeg|png)/;
  await page.route(isPicture, (route) => route.abort());
  await openQuiz(page, quiz);
  const picture = questionsOf(page).locator('img').first();
  const shown = () =>
    picture.evaluate(
      (it: HTMLImageElement) =>
        it.complete && it.currentSrc.startsWith('http') && it.naturalWidth > 0,
    );
  await picture.scrollIntoViewIfNeeded();
  // A picture marked as broken has no width of its own.
  await soon(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
  expect(await shown()).toBe(false);
  await page.unroute(isPicture);
  await context.setOffline(true);
  await context.setOffline(false);
  await soon(shown).toBe(true);
});
