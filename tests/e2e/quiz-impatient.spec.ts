import { expect, type Page } from '@playwright/test';
import { answered, begun, completed, invite, titlesOnServer } from './support/api.ts';
import {
  answersOf,
  choose,
  finish,
  heading,
  held,
  heldBack,
  openAs,
  openQuiz,
  soon,
  test,
} from './support/test.ts';

const home = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'VSE, to the home page' });
const start = (page: Page) => page.getByRole('button', { name: 'Start Quiz' });

/** The invite's form, filled in, with an earlier quiz's results one step back. */
async function openInvite(page: Page) {
  const earlier = await completed();
  const guest = await invite();
  await openAs(page, earlier, `/results/${earlier.id}`);
  await expect(heading(page, 'Results')).toBeVisible();
  await home(page).click();
  await page.getByLabel('Email').fill(guest.email);
  await page.getByLabel('Invite code').fill(guest.code);
  return { before: `/results/${earlier.id}` };
}

/** Everything that was about to happen in the page has happened. */
const settled = (page: Page) => page.evaluate(() => new Promise((done) => setTimeout(done)));

test('a quiz that opens after its invite was left does not pull the person back', async ({
  page,
}) => {
  const { before } = await openInvite(page);
  const tokens = () =>
    page.evaluate(
      () => Object.keys(localStorage).filter((key) => key.startsWith('vse.respondent.')).length,
    );
  const answer = await held(page, 'vseRedeemInvite');
  await start(page).dblclick();
  await answer.asked;
  await page.goBack();
  await expect(heading(page, 'Results')).toBeVisible();
  answer.release();
  await soon(tokens).toBe(2);
  await settled(page);
  await expect(page).toHaveURL(before);
});

test('an invite that fails after it was left is a notification that says what failed', async ({
  page,
}) => {
  await openInvite(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  let requests = 0;
  await page.route('**/api/vseRedeemInvite', async (route) => {
    requests += 1;
    await promise;
    await route.abort();
  });
  await start(page).dblclick();
  await page.goBack();
  await expect(heading(page, 'Results')).toBeVisible();
  resolve();
  await expect(page.getByText(/^Start Quiz: We cannot reach VSE/)).toBeVisible();
  expect(requests).toBe(1);
});

test('an answer whose save fails after the quiz was left is sent all the same', async ({
  page,
}) => {
  const quiz = await begun();
  const saving = '**/api/vseUpdateQuizResult';
  await openQuiz(page, quiz);
  const { release } = await heldBack(page, saving, 'abort');
  await choose(page, 1, 2);
  await home(page).click();
  await expect(start(page)).toBeVisible();
  const failed = page.waitForEvent('requestfailed');
  release();
  await failed;
  await page.unroute(saving);
  await soon(async () => (await titlesOnServer(quiz))[0]).toEqual([
    quiz.questions[0]?.sourceAnswers[1]?.title,
  ]);
  await page.goBack();
  await expect(answersOf(page, 1).nth(1)).toBeChecked();
});

test('leaving while the result is computed leads nowhere else, and the result is there on return', async ({
  page,
}) => {
  const quiz = await answered();
  await openQuiz(page, quiz);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const answer = await held(page, 'vseUpdateQuizResult');
  await finish(page).dblclick();
  await answer.asked;
  await home(page).click();
  await expect(start(page)).toBeVisible();
  const made = page.waitForResponse('**/api/vseUpdateQuizResult');
  answer.release();
  await (await made).finished();
  await settled(page);
  await expect(page).toHaveURL('/');
  expect(requests.filter((url) => url.includes('vseUpdateQuizResult'))).toHaveLength(1);
  await page.goBack();
  await expect(heading(page, 'Results')).toBeVisible();
  await expect(page).toHaveURL(`/quiz/${quiz.id}/complete`);
});
