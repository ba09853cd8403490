import { expect, type Page } from '@playwright/test';
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
import { heading, soon, test } from './support/test.ts';

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

test('a Manager filters the questions, adds one, edits and deletes it', async ({ page }) => {
  const text = unique('Which light');
  await openStaff(page, 'Manager', '/questions/unknown');
  await expect(heading(page, 'We could not find this question')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Questions' }).click();
  await expect(heading(page, 'Quiz Questions')).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText([
    '#',
    'Question',
    'Type',
    'Visibility',
    'Answers',
  ]);
  await test.step('the filters live in the address', async () => {
    await page.getByRole('combobox', { name: 'Visibility' }).selectOption('Published');
    await expect(page).toHaveURL(/status=Published/);
    await page.getByRole('searchbox').fill('no question has this');
    await expect(page.getByText('Nothing matches “no question has this”.')).toBeVisible();
  });
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
  await textField(page).fill(' ');
  await save(page);
  await expect(dialogOf(page, 'Error Saving Question')).toContainText('Question Text is required.');
  await page.keyboard.press('Escape');
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

test('many unused adjectives are folded, so that the Danger Zone stays near', async ({ page }) => {
  const { id, text } = await newQuestion();
  await openStaff(page, 'Admin', `/questions/${id}`);
  await expect(heading(page, text)).toBeVisible();
  const card = page.locator('section').filter({ hasText: 'Unused adjectives for this question' });
  const chips = card.locator('div > span:not(button *)');
  await expect(chips).toHaveCount(24);
  await card.getByRole('button', { name: /^Show all \d+$/ }).click();
  // As many as the title says; other tests add and delete some meanwhile.
  await soon(async () => {
    const title = (await card.getByRole('heading').textContent()) ?? '';
    return title.includes(`(${await chips.count()}/`);
  }).toBe(true);
  expect(await chips.count()).toBeGreaterThan(24);
  await expect(button(page, 'Show fewer')).toBeFocused();
  await button(page, 'Show fewer').click();
  await expect(chips).toHaveCount(24);
  await remove(id);
});
