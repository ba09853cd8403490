import { expect, type Page } from '@playwright/test';
import { questions as samples } from '../../scripts/seed/catalogue/questions.ts';
import { answered, begun, completed, save, titlesOnServer } from './support/api.ts';
import {
  answersOf,
  choose,
  chooseAll,
  finish,
  heading,
  held,
  heldBack,
  openAs,
  openQuiz,
  questionsOf,
  saveState,
  soon,
  test,
} from './support/test.ts';

const published = samples.filter(({ publishState }) => publishState === 'Published');
const drafts = [
  ...samples.filter((one) => one.publishState === 'Draft').map((one) => one.questionText),
  ...published.flatMap((one) => one.answers.filter((answer) => answer.publishState === 'Draft')),
].map((one) => (typeof one === 'string' ? one : one.title));
const numberOf = (type: string) => published.findIndex((one) => one.type === type) + 1;
const PHOTO = numberOf('Photo + Text');
const SINGLE = numberOf('Single Choice');
const MULTIPLE = numberOf('Multiple Choice');
const LAST_PHOTO = published.findLastIndex((one) => one.type === 'Photo + Text') + 1;

/** The numbered questions in their order, each with its published answers, and nothing that is a draft. */
async function expectQuestions(page: Page) {
  await expect(heading(page, 'Your quiz')).toBeAttached();
  await expect(page.locator('legend')).toHaveText(
    published.map(({ questionText }, index) => `Question ${index + 1}${questionText}`),
  );
  for (const [index, { answers }] of published.entries()) {
    const titles = answers
      .filter((one) => one.publishState === 'Published')
      .map((one) => one.title);
    await expect(questionsOf(page).nth(index).locator('label')).toHaveText(titles);
  }
  expect(drafts.length).toBeGreaterThan(2);
  for (const draft of drafts) await expect(page.getByText(draft)).toHaveCount(0);
}

async function expectKinds(page: Page) {
  for (const [index, { type, answers }] of published.entries()) {
    const question = questionsOf(page).nth(index);
    const isPhoto = type === 'Photo + Text';
    const isMultiple = type === 'Multiple Choice';
    await expect(question.getByText('Check all that apply.')).toHaveCount(isMultiple ? 1 : 0);
    await expect(
      question.getByRole('button', { name: `Submit Question ${index + 1}` }),
    ).toHaveCount(isPhoto ? 0 : 1);
    await expect(question.locator('img')).toHaveCount(isPhoto ? answers.length : 0);
    await expect(question.getByRole(isMultiple ? 'checkbox' : 'radio').first()).toBeVisible();
  }
  for (const picture of await page.locator('fieldset img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
}

test('a quiz shows all published questions on one page, with what belongs to each kind', async ({
  page,
}) => {
  await openQuiz(page, await begun());
  await test.step('numbered, in order, with their published answers', () => expectQuestions(page));
  await test.step("'Check all that apply.' and Submit where they belong; photo answers have pictures", () =>
    expectKinds(page));
});

/** Chooses the first and then the second answer: the others step back and stay choosable. */
async function changeAnswer(page: Page, number: number) {
  const look = (answer: number) =>
    answersOf(page, number)
      .nth(answer - 1)
      .evaluate((input) => {
        const title = input.closest('label')?.lastElementChild;
        return title ? getComputedStyle(title).color : '';
      });
  const before = await look(2);
  await choose(page, number, 1);
  expect(await look(1)).toBe(before);
  expect(await look(2)).not.toBe(before);
  expect(await look(3)).toBe(await look(2));
  await choose(page, number, 2);
  await expect(answersOf(page, number).nth(0)).not.toBeChecked();
  expect(await look(2)).toBe(before);
  expect(await look(1)).not.toBe(before);
}

test('every choice of each kind of question is on the server by itself, and the page says so', async ({
  page,
}) => {
  const quiz = await begun();
  await openQuiz(page, quiz);
  const onServer = async (number: number) => (await titlesOnServer(quiz))[number - 1];
  const titlesOf = (number: number) =>
    quiz.questions[number - 1]?.sourceAnswers.map(({ title }) => title) ?? [];
  await expect(saveState(page, 'Saved as you go')).toBeVisible();
  await test.step('while a choice is on its way, the page says that it is saving', async () => {
    const saving = await held(page, 'vseUpdateQuizResult');
    await choose(page, LAST_PHOTO, 2);
    await expect(saveState(page, 'Saving…')).toBeVisible();
    await expect(page.getByText('Answer saved')).toHaveCount(0);
    saving.release();
    await expect(saveState(page, 'Saved')).toBeVisible();
    await soon(() => onServer(LAST_PHOTO)).toEqual([titlesOf(LAST_PHOTO)[1]]);
  });
  await test.step('Submit asks for an answer first', async () => {
    const question = questionsOf(page).nth(SINGLE - 1);
    await question.getByRole('button', { name: `Submit Question ${SINGLE}` }).click();
    await expect(question.getByRole('status')).toHaveText('Please select an answer first.');
  });
  for (const number of [PHOTO, SINGLE])
    await test.step(`question ${number} changes its answer, and the others step back`, async () => {
      await changeAnswer(page, number);
      await soon(() => onServer(number)).toEqual([titlesOf(number)[1]]);
      await expect(saveState(page, 'Saved')).toBeVisible();
    });
  await test.step('Submit says when it is saved', async () => {
    const question = questionsOf(page).nth(SINGLE - 1);
    await question.getByRole('button', { name: `Submit Question ${SINGLE}` }).click();
    await expect(question.getByRole('status')).toHaveText('Answer saved');
  });
  await test.step('a multiple choice takes several answers and lets each go again', async () => {
    const answers = answersOf(page, MULTIPLE);
    const [first, , , fourth] = titlesOf(MULTIPLE);
    const bar = page.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuenow', '3');
    for (const index of [0, 2, 3]) await answers.nth(index).check();
    await answers.nth(2).uncheck();
    await soon(() => onServer(MULTIPLE)).toEqual([first, fourth]);
    await expect(bar).toHaveAttribute('aria-valuenow', '4');
    await answers.nth(0).uncheck();
    await answers.nth(3).uncheck();
    await soon(() => onServer(MULTIPLE)).toEqual([]);
    await expect(bar).toHaveAttribute('aria-valuenow', '3');
  });
});

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('the way out asks for what is missing, leads to it, and opens when all is answered', async ({
  page,
}) => {
  const quiz = await answered(3);
  await openQuiz(page, quiz);
  const dialog = page.getByRole('dialog', { name: 'Error Saving Quiz' });
  const asked = page.getByText('Please select an answer first.');
  const bar = page.getByRole('progressbar', { name: 'Progress' });
  await expect(bar).toHaveAttribute('aria-valuenow', '3');
  await expect(bar).toHaveAttribute('aria-valuemax', '10');
  await expect(asked).toHaveCount(0);
  const before = await heightOf(page);
  for (const [how, close] of [
    ['its button', () => dialog.getByRole('button', { name: 'Close' }).last().click()],
    ['Esc', () => page.keyboard.press('Escape')],
  ] as const)
    await test.step(`'Error Saving Quiz' closes with ${how} and leads to the first question`, async () => {
      await finish(page).click();
      await expect(dialog).toContainText('You must select an answer for each question.');
      await close();
      await expect(dialog).toHaveCount(0);
      await expect(answersOf(page, 4).first()).toBeFocused();
      await expect(answersOf(page, 4).first()).toBeInViewport();
      await expect(page).toHaveURL(`/quiz/${quiz.id}`);
    });
  await test.step('every question without an answer says so until it has one, and nothing moves', async () => {
    await expect(asked).toHaveCount(7);
    expect(await heightOf(page)).toBe(before);
    for (const number of [4, 5, 6]) {
      const question = questionsOf(page).nth(number - 1);
      await expect(question.getByText('Please select an answer first.')).toBeVisible();
      const first = answersOf(page, number).first();
      await expect(first).toHaveAccessibleDescription(/Please select an answer first\.$/);
      await choose(page, number);
      await expect(question.getByText('Please select an answer first.')).toHaveCount(0);
      await expect(first).not.toHaveAccessibleDescription(/select an answer/);
    }
    await expect(asked).toHaveCount(4);
  });
  await test.step('it says how many are missing, and leads to each of them', async () => {
    await chooseAll(page, 7, 8);
    await expect(bar).toHaveAttribute('aria-valuetext', '8 of 10 answered');
    await expect(finish(page)).toHaveAccessibleName('View Recommended Fragrances 2 to go');
    await finish(page).click();
    await expect(dialog.getByRole('link')).toHaveText(['Question 9', 'Question 10']);
    await dialog.getByRole('link', { name: 'Question 10' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(answersOf(page, 10).first()).toBeFocused();
    await chooseAll(page, 9);
    await expect(finish(page)).toHaveAccessibleName('View Recommended Fragrances');
    await expect(page.getByText('ready for your results')).toBeVisible();
  });
});

test('two tabs of one quiz show the same answers', async ({ page, context }) => {
  const quiz = await begun();
  await openQuiz(page, quiz);
  const tab = await context.newPage();
  await openQuiz(tab, quiz);
  await choose(page, 1, 3);
  await expect(answersOf(tab, 1).nth(2)).toBeChecked();
  await choose(tab, 2, 2);
  await expect(answersOf(page, 2).nth(1)).toBeChecked();
  await expect(saveState(page, 'Saved')).toBeVisible();
  await expect(saveState(tab, 'Saved')).toBeVisible();
});

test('an answer that another tab saves just as the quiz is drawn is shown', async ({ page }) => {
  const quiz = await begun();
  const [question] = quiz.questions;
  if (!question) throw new Error('The quiz has no question.');
  const [answer] = question.sourceAnswers;
  const stored = { [question.id]: { selectedAnswers: [answer?.id] } };
  const change = { key: `vse.outbox.${quiz.id}`, oldValue: JSON.stringify(stored) };
  // What the browser tells this tab when the other one has sent its answer: right after the first drawing.
  await page.addInitScript((told) => {
    new MutationObserver((_, seen) => {
      if (!document.querySelector('fieldset')) return;
      seen.disconnect();
      dispatchEvent(new StorageEvent('storage', told));
    }).observe(document, { childList: true, subtree: true });
  }, change);
  const code = await heldBack(page, /\/assets\/quiz-screen/);
  const read = page.waitForResponse(/vseGetQuizResult/);
  const opening = openAs(page, quiz, `/quiz/${quiz.id}`);
  await read;
  await save(quiz, false, 1);
  code.release();
  await opening;
  await expect(answersOf(page, 1).first()).toBeChecked();
});

test('a completed quiz opens its results, an incomplete result its quiz', async ({ page }) => {
  const done = await completed();
  await openAs(page, done, `/quiz/${done.id}`);
  await expect(page).toHaveURL(`/quiz/${done.id}/complete`);
  const open = await begun();
  for (const path of [`/results/${open.id}`, `/quiz/${open.id}/complete`]) {
    await openAs(page, open, path);
    await expect(page).toHaveURL(`/quiz/${open.id}`);
    await expect(questionsOf(page)).toHaveCount(10);
  }
});

test('the way from a finished quiz to its results is one step, and back leads before the quiz', async ({
  page,
}) => {
  const quiz = await answered();
  await page.goto('/login');
  await page.addInitScript(() => {
    const real = history.replaceState.bind(history);
    const replaced: unknown[] = [];
    Object.assign(window, { replaced });
    history.replaceState = (...args) => {
      replaced.push(args[2]);
      real(...args);
    };
  });
  await openQuiz(page, quiz);
  await finish(page).click();
  await expect(heading(page, 'Results')).toBeVisible();
  const replaced = await page.evaluate(
    () => (window as unknown as { replaced: unknown[] }).replaced,
  );
  expect(replaced.filter(Boolean)).toEqual([`/quiz/${quiz.id}/complete`]);
  await page.goBack();
  await expect(page).toHaveURL('/login');
});

test("another person's unfinished quiz asks for the invite and shows no answers", async ({
  page,
}) => {
  const quiz = await answered(4);
  for (const path of [`/quiz/${quiz.id}`, `/results/${quiz.id}`]) {
    await page.goto(path);
    await expect(heading(page, 'Open your invite again')).toBeVisible();
    await expect(questionsOf(page)).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Enter e-mail and code' }).click();
  await expect(page.getByLabel('Invite code')).toBeVisible();
});
