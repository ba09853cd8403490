import { expect, type Page } from '@playwright/test';
import { deleteQuizResult } from '@vse/domain/records/quiz-results';
import { unique } from '../support/fresh.ts';
import {
  ADMIN,
  answered,
  call,
  completed,
  firstTitles,
  project,
  type Quiz,
  titlesOnServer,
} from './support/api.ts';
import { openStaff } from './support/staff.ts';
import {
  answersOf,
  finish,
  heading,
  openAs,
  openQuiz,
  questionsOf,
  redeem,
  saveState,
  signIn,
  tap,
  test,
  tryAgain,
} from './support/test.ts';

/** A token with a signature that the API does not know: as good as one that has expired. */
const lapsed = (token: string) => `${token.slice(0, -8)}${'A'.repeat(8)}`;
const keyOf = ({ id }: Pick<Quiz, 'id'>) => `vse.respondent.${id}`;
const keptToken = (page: Page, quiz: Quiz) =>
  page.evaluate((key) => localStorage.getItem(key), keyOf(quiz));

/** Opens a quiz with a token that lapses while the page is open. */
async function openLapsing(page: Page, quiz: Quiz) {
  await page.goto('/');
  await redeem(page, quiz);
  await expect(questionsOf(page)).toHaveCount(10);
  await page.evaluate(
    ([key, token]) => {
      localStorage.setItem(key, token);
      Object.assign(window, { isSamePage: true });
    },
    [keyOf(quiz), lapsed(quiz.token)] as const,
  );
}

async function redeemAgain(page: Page, quiz: Quiz) {
  await expect(heading(page, 'Open your invite again')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Enter e-mail and code' }).click();
  await redeem(page, quiz);
  await expect(questionsOf(page)).toHaveCount(10);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
}

test('a token that expires during a quiz or before its end makes the respondent open the invite again, and every answer stays', async ({
  page,
}) => {
  const quiz = await answered();
  await openLapsing(page, quiz);
  await tap(page, 1, 2);
  await redeemAgain(page, quiz);
  await expect(answersOf(page, 1).nth(1)).toBeChecked();
  await expect(saveState(page, 'Saved')).toBeVisible();
  const [first, ...others] = await titlesOnServer(quiz);
  expect(first).toEqual([quiz.questions[0]?.sourceAnswers[1]?.title]);
  expect(others).toEqual(firstTitles(quiz).slice(1));
  await page.evaluate(([key, token]) => localStorage.setItem(key, token), [
    keyOf(quiz),
    lapsed(quiz.token),
  ] as const);
  await finish(page).click();
  await redeemAgain(page, quiz);
  await finish(page).click();
  await expect(heading(page, 'Results')).toBeVisible();
});

test('a lapsed token does not hide results that anybody may read', async ({ page }) => {
  const quiz = await completed();
  for (const path of ['/results/', '/quiz/']) {
    await openAs(page, { ...quiz, token: lapsed(quiz.token) }, `${path}${quiz.id}`);
    await expect(heading(page, 'Results')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(6);
    expect(await keptToken(page, quiz)).toBeNull();
  }
});

test('staff whose browser holds a lapsed token of a respondent see the result as staff', async ({
  page,
}) => {
  const quiz = await answered(4);
  await openStaff(page, 'Admin', '/login');
  await openAs(page, { ...quiz, token: lapsed(quiz.token) }, `/quiz/${quiz.id}`);
  await expect(questionsOf(page)).toHaveCount(10);
  await expect(answersOf(page, 4).first()).toBeChecked();
});

for (const [when, act] of [
  ['the next choice', (page: Page) => tap(page, 1, 2)],
  ['asking for the result', (page: Page) => finish(page).click()],
] as const)
  test(`a quiz deleted elsewhere is reported as gone at ${when}`, async ({ page }) => {
    const quiz = await answered();
    await openQuiz(page, quiz);
    await call(deleteQuizResult, { id: quiz.id }, ADMIN);
    await act(page);
    await expect(heading(page, 'We could not find this quiz')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

test('results that fail to load after the last answer show the failure, and load with Try again', async ({
  page,
}) => {
  const quiz = await answered();
  await page.clock.install();
  await openQuiz(page, quiz);
  await page.route(/vseGetQuizResult/i, (route) => route.fulfill({ status: 503, body: '' }));
  await finish(page).click();
  await expect(heading(page, 'We could not load this page')).toBeVisible();
  await tryAgain(page, () => page.unroute(/vseGetQuizResult/i));
  await expect(heading(page, 'Results')).toBeVisible();
});

test('opening the quiz of another person tells staff that it is not theirs, and leads to the dashboard', async ({
  page,
}) => {
  const { id } = await project(unique('Quay'), 'Admin');
  await openStaff(page, 'Salesperson', `/quiz/${id}`);
  await expect(heading(page, 'This quiz belongs to someone else')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('staff who sign out during a quiz sign in again from its page and go on', async ({ page }) => {
  const { id } = await project(unique('Pier'));
  await page.goto('/login');
  await signIn(page, 'Salesperson');
  await page.goto(`/quiz/${id}`);
  await expect(questionsOf(page)).toHaveCount(10);
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Enter e-mail and code' })).toBeVisible();
  await main.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Salesperson' }).click();
  await expect(questionsOf(page)).toHaveCount(10);
});

test('“This is not my device” leads from a quiz to the first page, and leaves no token', async ({
  page,
}) => {
  const quiz = await answered(2);
  const notMine = page.getByRole('button', { name: 'This is not my device' });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'What this device keeps' })).toBeVisible();
  await expect(notMine).toHaveCount(0);
  await redeem(page, quiz);
  await expect(questionsOf(page)).toHaveCount(10);
  await notMine.click();
  await page.getByRole('button', { name: 'Remove from this device' }).click();
  await expect(page).toHaveURL('/');
  expect(await keptToken(page, quiz)).toBeNull();
  await page.goto(`/quiz/${quiz.id}`);
  await expect(heading(page, 'Open your invite again')).toBeVisible();
});
