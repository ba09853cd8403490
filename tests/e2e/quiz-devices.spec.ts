import { type Browser, expect } from '@playwright/test';
import { answered, begun, type Quiz, titlesOnServer } from './support/api.ts';
import {
  answersOf,
  choose,
  finish,
  heading,
  openQuiz,
  saveState,
  soon,
  test,
} from './support/test.ts';

async function onAnotherDevice(browser: Browser, quiz: Quiz) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await openQuiz(page, quiz);
  return { context, page };
}

const titleOf = (quiz: Quiz, question: number, answer: number) =>
  quiz.questions[question - 1]?.sourceAnswers[answer - 1]?.title ?? '';

test('the result is computed from the answers of the device that asked for it', async ({
  page,
  browser,
}) => {
  const quiz = await answered();
  const phone = await onAnotherDevice(browser, quiz);
  await openQuiz(page, quiz);
  await phone.context.setOffline(true);
  await choose(phone.page, 1, 2);
  await choose(page, 1, 3);
  await expect(saveState(page, 'Saved')).toBeVisible();
  await phone.context.setOffline(false);
  await soon(async () => (await titlesOnServer(quiz))[0]).toEqual([titleOf(quiz, 1, 2)]);
  await expect(answersOf(page, 1).nth(2)).toBeChecked();
  await finish(page).click();
  await expect(heading(page, 'Results')).toBeVisible();
  expect((await titlesOnServer(quiz))[0]).toEqual([titleOf(quiz, 1, 3)]);
  await phone.context.close();
});

test('an answer ticked on another device is kept, and shows here with the next choice', async ({
  page,
  browser,
}) => {
  const quiz = await begun();
  const number = quiz.questions.findIndex(({ type }) => type === 'Multiple Choice') + 1;
  const phone = await onAnotherDevice(browser, quiz);
  await openQuiz(page, quiz);
  await choose(phone.page, number, 1);
  await choose(phone.page, 1, 4);
  await expect(saveState(phone.page, 'Saved')).toBeVisible();
  await expect(answersOf(page, number).nth(0)).not.toBeChecked();
  await choose(page, number, 2);
  await expect(answersOf(page, number).nth(0)).toBeChecked();
  await expect(answersOf(page, 1).nth(3)).toBeChecked();
  expect((await titlesOnServer(quiz))[number - 1]).toEqual([
    titleOf(quiz, number, 1),
    titleOf(quiz, number, 2),
  ]);
  await answersOf(page, number).nth(0).uncheck();
  await soon(async () => (await titlesOnServer(quiz))[number - 1]).toEqual([
    titleOf(quiz, number, 2),
  ]);
  await phone.context.close();
});
