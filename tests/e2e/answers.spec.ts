import { expect, type Page } from '@playwright/test';
import {
  createQuestion,
  deleteQuestion,
  listQuestions,
  updateQuestion,
} from '@vse/domain/records/questions';
import type { QuestionType } from '@vse/domain/rules/question-types';
import { unique } from '../support/fresh.ts';
import { ADMIN, call } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { sampleAdjectives } from './support/samples.ts';
import { button, dialogOf, openStaff, rowOf } from './support/staff.ts';
import { DESKTOP, heading, soon, test } from './support/test.ts';

const questionOf = async (id: string) =>
  (await call(listQuestions, {}, ADMIN)).items.find((one) => one.id === id);
const titlesOf = async (id: string) => (await questionOf(id))?.answers.map(({ title }) => title);

/** A fresh Draft with these answers, three adjectives each. */
async function newQuestion(titles: readonly string[], type: QuestionType = 'Single Choice') {
  const questionText = unique('Which tree');
  const chosen = (await sampleAdjectives()).map(({ id }) => ({ id }));
  const answers = titles.map((title) => ({
    title,
    publishState: 'Published' as const,
    heroImageUrl: '',
    adjectives: chosen,
  }));
  const input = { type, publishState: 'Draft' as const, questionText, answers };
  const { id } = await call(createQuestion, input, ADMIN);
  return { id, text: questionText };
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

const remove = (id: string) => call(deleteQuestion, { id }, ADMIN);
const save = (page: Page) => button(page, 'Save').click();

async function pick(page: Page, name: string) {
  await page.getByRole('combobox', { name: 'Add an adjective' }).fill(name);
  await page.getByRole('option', { name, exact: true }).click();
}

/** The card of unused adjectives says how many there are; other tests add and delete some meanwhile. */
const expectUsed = (page: Page, used: number) =>
  soon(async () => {
    const title = await page
      .getByRole('heading', { name: /^Unused adjectives for this question/ })
      .textContent();
    const [, unused, total] = /\((\d+)\/(\d+)\)$/.exec(title ?? '') ?? [];
    return Number(total) - Number(unused);
  }).toBe(used);

test('an answer is added with three adjectives, edited, copied and deleted', async ({ page }) => {
  const { id, text } = await newQuestion([]);
  const names = (await sampleAdjectives()).map(({ name }) => name);
  await openStaff(page, 'Manager', `/questions/${id}`);
  await expectUsed(page, 0);
  await page.getByRole('link', { name: 'Add Answer' }).click();
  await page.getByLabel('Title').fill('Oak');
  for (const name of names.slice(0, 2)) await pick(page, name);
  await save(page);
  const problems = dialogOf(page, 'Error Saving Question');
  await expect(problems.getByRole('alert').locator('p')).toHaveText([
    'At least 3 adjectives are required.',
  ]);
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await pick(page, names[2] ?? '');
  await save(page);
  await expect(heading(page, 'Oak')).toBeVisible();
  await button(page, 'Edit').click();
  await page.getByLabel('Title').fill('Oak tree');
  await save(page);
  await expect(heading(page, 'Oak tree')).toBeVisible();
  await button(page, 'Duplicate').click();
  await expect(heading(page, 'Oak tree (copy)')).toBeVisible();
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByText(text).click();
  await expect(rowOf(page, 'Oak tree (copy)')).toContainText('Draft');
  await expectUsed(page, 3);
  await page.getByRole('link', { name: 'Oak tree', exact: true }).click();
  await expect(heading(page, 'Oak tree')).toBeVisible();
  await button(page, 'Delete').click();
  await expect(dialogOf(page, 'Delete Answer')).toContainText('irreversible');
  await dialogOf(page, 'Delete Answer').getByRole('button', { name: 'Delete' }).click();
  await expect(heading(page, 'Deleted Oak tree')).toBeVisible();
  await expect(page.getByText('has been deleted.', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Question' }).click();
  await expect(heading(page, text)).toBeVisible();
  expect(await titlesOf(id)).toEqual(['Oak tree (copy)']);
  await remove(id);
});

test('an answer of Photo + Text wants a picture, in the order of the form', async ({ page }) => {
  const { id } = await newQuestion([], 'Photo + Text');
  await openStaff(page, 'Admin', `/questions/${id}?add=answer`);
  await expect(page.getByText('Please upload an image')).toBeVisible();
  await save(page);
  await expect(dialogOf(page, 'Error Saving Question').getByRole('alert').locator('p')).toHaveText([
    'A Hero Image is required.',
    'An answer title is required.',
    'At least 3 adjectives are required.',
  ]);
  await page.keyboard.press('Escape');
  const stored = page.waitForResponse('**/api/vseFileUpload*');
  await page.getByLabel('Hero Image', { exact: true }).last().setInputFiles({
    name: 'oak.png',
    mimeType: 'image/png',
    buffer: PIXEL,
  });
  expect((await stored).status()).toBe(200);
  await expect(page.getByText('Please upload an image')).toBeHidden();
  await page.getByLabel('Title').fill('Oak');
  for (const { name } of await sampleAdjectives()) await pick(page, name);
  await save(page);
  await expect(page.getByRole('img', { name: 'Hero Image' })).toBeVisible();
  // The form shows the picture, too, until the answer is saved.
  await soon(async () => (await questionOf(id))?.answers[0]?.heroImageUrl).toMatch(/\.webp/);
  await remove(id);
});

test('an answer saved on an old copy of its question overwrites nothing', async ({ page }) => {
  const { id } = await newQuestion(['Fir', 'Yew']);
  await openStaff(page, 'Admin', `/questions/${id}`);
  await page.getByRole('link', { name: 'Fir' }).click();
  await button(page, 'Edit').click();
  await page.getByLabel('Title').fill('Silver fir');
  const before = await questionOf(id);
  const answers = before?.answers.map((one) =>
    one.title === 'Yew' ? { ...one, title: 'Old yew' } : one,
  );
  await call(
    updateQuestion,
    {
      id,
      type: 'Single Choice',
      publishState: 'Draft',
      questionText: before?.questionText ?? '',
      answers: answers ?? [],
    },
    ADMIN,
  );
  await save(page);
  // What the other person changed is not on this form: there is nothing to choose.
  await expect(page.getByText(/The latest version is loaded/)).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Silver fir');
  await save(page);
  await expect(heading(page, 'Silver fir')).toBeVisible();
  expect(await titlesOf(id)).toEqual(['Silver fir', 'Old yew']);
  await remove(id);
});

test('answers sort by their heads, are put in order by keyboard, and opening one puts the focus on its heading', async ({
  page,
}) => {
  const { id, text } = await newQuestion(['Birch', 'Amber', 'Cedar']);
  await openStaff(page, 'Admin', `/questions/${id}`);
  const heads = page.getByRole('rowheader');
  await expect(heads).toHaveText(['Birch', 'Amber', 'Cedar']);
  await expectAccessible(page);
  await test.step('an answer, Back from it and Add Answer put the focus on the heading', async () => {
    await page.getByRole('link', { name: 'Cedar', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Cedar')).toBeFocused();
    await page.goBack();
    await expect(heading(page, text)).toBeFocused();
    await page.getByRole('link', { name: 'Add Answer' }).focus();
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Add Answer')).toBeFocused();
  });
  await test.step('a list that opens upward is in front of the line that sticks to the top', async () => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.getByRole('combobox', { name: 'Add an adjective' }).click();
    await expect(page.getByRole('option').nth(20)).toBeVisible();
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    const list = await page.getByRole('listbox', { name: 'Options' }).boundingBox();
    if (!title || !list) throw new Error('Not on the page');
    // They overlap, or nothing is tested.
    expect(list.y).toBeLessThan(title.y);
    const onTop = ([x, y]: readonly [number, number]) =>
      document.elementFromPoint(x, y)?.closest('[role=listbox]')?.getAttribute('aria-label');
    const place = [list.x + 20, title.y + title.height / 2] as const;
    expect(await page.evaluate(onTop, place)).toBe('Options');
    await page.keyboard.press('Escape');
    await page.setViewportSize(DESKTOP);
  });
  await page.goBack();
  await expect(heading(page, text)).toBeFocused();
  await page.getByRole('columnheader', { name: 'Answer' }).getByRole('button').click();
  await expect(heads).toHaveText(['Amber', 'Birch', 'Cedar']);
  await button(page, 'Edit Answer Order').click();
  const up = page.getByRole('button', { name: 'Up Cedar' });
  await up.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(up).toBeFocused();
  await expect(page.getByText('was 3')).toBeVisible();
  await save(page);
  await expect(button(page, 'Edit Answer Order')).toBeVisible();
  expect(await titlesOf(id)).toEqual(['Cedar', 'Birch', 'Amber']);
  await remove(id);
});
