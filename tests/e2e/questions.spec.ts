import { expect, type Page } from '@playwright/test';
import type { Role } from '@vse/domain/access/permissions';
import {
  createQuestion,
  deleteQuestion,
  listQuestions,
  type NewQuestion,
} from '@vse/domain/records/questions';
import { unique } from '../support/fresh.ts';
import { ADMIN, call } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { sampleAdjectives } from './support/samples.ts';
import { button, dialogOf, openStaff, rowOf, section } from './support/staff.ts';
import { heading, held, letIn, test } from './support/test.ts';

const all = async () => (await call(listQuestions, {}, ADMIN)).items;
const byText = async (text: string) =>
  (await all()).find(({ questionText }) => questionText === text);

/** A fresh Draft, which no other test and no quiz meets. */
async function newQuestion(change: Partial<NewQuestion> = {}) {
  const questionText = unique('Which wood');
  const input = { type: 'Single Choice', publishState: 'Draft', questionText, ...change } as const;
  const { id } = await call(createQuestion, { answers: [], ...input }, ADMIN);
  return { id, text: questionText };
}

const remove = (id: string) => call(deleteQuestion, { id }, ADMIN);
const textField = (page: Page) => page.getByRole('textbox', { name: 'Question' });
const save = (page: Page) => button(page, 'Save').click();

for (const role of ['Admin', 'Manager'] satisfies Role[])
  test(`a question is added, edited and deleted by ${role}`, async ({ page }) => {
    const text = unique('Which light');
    await openStaff(page, role, '/questions');
    await expect(heading(page, 'Quiz Questions')).toBeVisible();
    await expect(page.getByRole('columnheader')).toHaveText([
      '#',
      'Question',
      'Type',
      'Visibility',
      'Answers',
    ]);
    await button(page, 'Add Question').click();
    await expect(dialogOf(page, 'Add Question').getByRole('listitem')).toHaveCount(3);
    await dialogOf(page, 'Add Question').getByRole('link', { name: 'Multiple Choice' }).click();
    await expect(heading(page, 'Create Question')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Add Multiple Choice Question:')).toBeVisible();
    await expect(page.getByLabel('Visibility')).toHaveValue('Draft');
    await textField(page).fill(text);
    await save(page);
    await expect(heading(page, 'Quiz Questions')).toBeVisible();
    await expect(rowOf(page, text)).toContainText('Multiple Choice');
    await expect(rowOf(page, text)).toContainText('Draft');
    await page.getByRole('link', { name: text }).click();
    await expect(heading(page, text)).toBeVisible();
    await expect(page.getByText('No answers yet.')).toBeVisible();
    await button(page, 'Edit Question').click();
    await textField(page).fill(`${text}?`);
    await page.getByLabel('Visibility').selectOption('Published');
    await save(page);
    await expect(heading(page, `${text}?`)).toBeVisible();
    await expect(page.getByText('no Published answer, the quiz leaves it out')).toBeVisible();
    await section(page, 'Danger Zone').getByRole('button', { name: 'Delete' }).click();
    await expect(dialogOf(page, 'Delete Question')).toContainText('irreversible');
    await dialogOf(page, 'Delete Question').getByRole('button', { name: 'Delete' }).click();
    await expect(heading(page, `Deleted ${text}?`)).toBeVisible();
    await expect(page.getByText(`${text}? has been deleted.`)).toBeVisible();
    await page.getByRole('link', { name: 'Return to Questions' }).click();
    await expect(rowOf(page, text)).toHaveCount(0);
  });

test('Salespeople see no questions', async ({ page }) => {
  const { id } = await newQuestion();
  for (const path of ['/questions', '/questions/add', `/questions/${id}`]) {
    await openStaff(page, 'Salesperson', path);
    await expect(heading(page, 'Your role does not include this page')).toBeVisible();
  }
  await remove(id);
});

test('missing values are reported in Error Adding Question and beside the fields', async ({
  page,
}) => {
  await openStaff(page, 'Admin', '/questions/add');
  await page.getByLabel('Visibility').selectOption({ label: 'Select an option' });
  await save(page);
  const problems = dialogOf(page, 'Error Adding Question');
  await expect(problems.getByRole('alert').locator('p')).toHaveText([
    'There was a problem saving the answer.',
    'Publish State is required.',
    'Question Text is required.',
  ]);
  await page.keyboard.press('Escape');
  await expect(textField(page)).toHaveAccessibleDescription('Question Text is required.');
  await expect(page.getByLabel('Visibility')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await dialogOf(page, 'Leave without saving?')
    .getByRole('button', { name: 'Leave without saving' })
    .click();
  await expect(heading(page, 'Quiz Questions')).toBeVisible();
});

test('an empty text is refused in Error Saving Question', async ({ page }) => {
  const { id } = await newQuestion();
  await openStaff(page, 'Manager', `/questions/${id}/update`);
  await expect(page).toHaveURL(new RegExp(`/questions/${id}$`));
  await button(page, 'Edit Question').click();
  await textField(page).fill(' ');
  await save(page);
  await expect(dialogOf(page, 'Error Saving Question')).toContainText('Question Text is required.');
  await remove(id);
});

test('a question that is being added is added once, and does not pull a person back', async ({
  page,
}) => {
  const text = unique('Which season');
  await openStaff(page, 'Admin', '/questions/add?type=single');
  await textField(page).fill(text);
  const answer = await held(page, 'vseCreateQuestion');
  await button(page, 'Save').dblclick();
  await answer.asked;
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByText('Dashboard').click();
  await dialogOf(page, 'Still saving').getByRole('button', { name: 'Leave now' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await letIn(page, 'vseCreateQuestion', answer);
  await expect.poll(async () => (await byText(text))?.type).toBe('Single Choice');
  await expect(page).toHaveURL(/\/dashboard$/);
  const added = (await all()).filter(({ questionText }) => questionText === text);
  expect(added).toHaveLength(1);
  await remove(added[0]?.id ?? '');
});

test('when two people edit a question, the second sees who changed it and chooses', async ({
  page,
  browser,
}) => {
  const { id, text } = await newQuestion();
  const context = await browser.newContext();
  const other = await context.newPage();
  await openStaff(page, 'Admin', `/questions/${id}`);
  await openStaff(other, 'Manager', `/questions/${id}`);
  for (const each of [page, other]) await button(each, 'Edit Question').click();
  await textField(other).fill(`${text} of theirs`);
  await save(other);
  await expect(heading(other, `${text} of theirs`)).toBeVisible();
  await context.close();
  await textField(page).fill(`${text} of mine`);
  await save(page);
  const conflict = page.getByRole('dialog', { name: /^Mara Lindqvist changed this / });
  await expect(conflict.getByRole('radio', { name: `Theirs: ${text} of theirs` })).toBeVisible();
  await conflict.getByRole('radio', { name: `Yours: ${text} of mine` }).check();
  await conflict.getByRole('button', { name: 'Save this' }).click();
  await expect(heading(page, `${text} of mine`)).toBeVisible();
  await remove(id);
});

test('a copy of a question is a Draft with the same answers, and the same text asks first', async ({
  page,
}) => {
  const adjectives = await sampleAdjectives();
  const answer = {
    title: 'Oak',
    publishState: 'Published' as const,
    heroImageUrl: '',
    adjectives: adjectives.map(({ id }) => ({ id })),
  };
  const { id, text } = await newQuestion({ answers: [answer] });
  await openStaff(page, 'Admin', `/questions/${id}`);
  await button(page, 'Duplicate').click();
  await expect(heading(page, `${text} (copy)`)).toBeVisible();
  const copy = await byText(`${text} (copy)`);
  expect(copy?.publishState).toBe('Draft');
  expect(copy?.answers.map(({ title }) => title)).toEqual(['Oak']);
  await button(page, 'Edit Question').click();
  await textField(page).fill(text.toUpperCase());
  await save(page);
  const twice = dialogOf(page, 'There is a question with this text');
  await twice.getByRole('button', { name: 'Cancel' }).click();
  expect((await byText(`${text} (copy)`))?.id).toBe(copy?.id);
  await save(page);
  await twice.getByRole('button', { name: 'Use the text twice' }).click();
  await expect(heading(page, text.toUpperCase())).toBeVisible();
  await remove(id);
  await remove(copy?.id ?? '');
});

test('a question that is not there, and a list that is searched and filtered', async ({ page }) => {
  await openStaff(page, 'Admin', '/questions/unknown');
  await expect(heading(page, 'We could not find this question')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Questions' }).click();
  await page.getByRole('combobox', { name: 'Visibility' }).selectOption('Published');
  await expect(page).toHaveURL(/status=Published/);
  await page.getByRole('searchbox').fill('no question has this');
  await expect(page.getByText('Nothing matches “no question has this”.')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'We could not find this question')).toBeVisible();
});

test('many unused adjectives are folded, so that the Danger Zone stays near', async ({ page }) => {
  const { id, text } = await newQuestion();
  await openStaff(page, 'Admin', `/questions/${id}`);
  await expect(heading(page, text)).toBeVisible();
  const card = page.locator('section').filter({ hasText: 'Unused adjectives for this question' });
  const chips = card.locator('div > span:not(button *)');
  await expect(chips).toHaveCount(24);
  await card.getByRole('button', { name: /^Show all \d+$/ }).click();
  // As many as the title says; other tests add and delete some meanwhile.
  await expect
    .poll(async () => {
      const title = (await card.getByRole('heading').textContent()) ?? '';
      return title.includes(`(${await chips.count()}/`);
    })
    .toBe(true);
  expect(await chips.count()).toBeGreaterThan(24);
  await expect(button(page, 'Show fewer')).toBeFocused();
  await button(page, 'Show fewer').click();
  await expect(chips).toHaveCount(24);
  await expectAccessible(page);
  await remove(id);
});
