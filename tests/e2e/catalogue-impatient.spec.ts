import { expect, type Page } from '@playwright/test';
import { MAX_ROWS_PAGE_SIZE } from '@vse/domain/limits';
import { createFragrance, listFragrances } from '@vse/domain/records/fragrances';
import { createQuestion } from '@vse/domain/records/questions';
import { freshFragrance, unique } from '../support/fresh.ts';
import { ADMIN, call } from './support/api.ts';
import { sampleAdjectives } from './support/samples.ts';
import { button, dialogOf, editButton, openStaff, rowOf } from './support/staff.ts';
import { heading, held, letIn, soon, test } from './support/test.ts';

async function newQuestion() {
  const name = unique('Which haste');
  const adjectives = (await sampleAdjectives()).map(({ id }) => ({ id }));
  const answer = { title: 'Oak', publishState: 'Draft', heroImageUrl: '', adjectives } as const;
  const fields = { type: 'Single Choice', publishState: 'Draft', questionText: name } as const;
  return { ...(await call(createQuestion, { ...fields, answers: [answer] }, ADMIN)), name };
}

async function newFragrance() {
  const fields = freshFragrance('Haste');
  return { ...(await call(createFragrance, fields, ADMIN)), name: fields.name };
}

const fragranceNamed = async (name: string) =>
  (await call(listFragrances, { fields: 'list', limit: MAX_ROWS_PAGE_SIZE }, ADMIN)).items.find(
    (one) => one.name === name,
  );

/** Presses Save twice while its request is held, leaves, and answers how often it was sent. */
async function pressTwiceAndLeave(page: Page, name: string): Promise<number> {
  let sent = 0;
  const answer = await held(page, name);
  page.on('request', (request) => {
    if (request.url().includes(`/${name}`)) sent += 1;
  });
  await button(page, 'Save').dblclick();
  await answer.asked;
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByText('Dashboard').click();
  await dialogOf(page, 'Still saving').getByRole('button', { name: 'Leave now' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await letIn(page, name, answer);
  return sent;
}

test('a fragrance that is being saved is saved once, and pulls nobody back', async ({ page }) => {
  const { id, name } = await newFragrance();
  await openStaff(page, 'Manager', `/fragrances/${id}`);
  await editButton(page).click();
  await page.getByLabel('Name', { exact: true }).fill(`${name} 2`);
  expect(await pressTwiceAndLeave(page, 'vseUpdateFragranceExtended')).toBe(1);
  await soon(async () => (await fragranceNamed(`${name} 2`))?.id).toBe(id);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the edit of a fragrance ends while its list is still being read', async ({ page }) => {
  const { id, name } = await newFragrance();
  await openStaff(page, 'Manager', `/fragrances/${id}`);
  await editButton(page).click();
  await page.getByLabel('Name', { exact: true }).fill(`${name} 2`);
  const reading = await held(page, 'vseListFragrances');
  await button(page, 'Save').click();
  await expect(heading(page, `${name} 2`)).toBeVisible();
  await reading.asked;
  await expect(button(page, 'Save')).toHaveCount(0);
  reading.release();
  await expect(heading(page, `${name} 2`)).toBeVisible();
});

test('an answer is deleted once, and leaves the list that a person went back to', async ({
  page,
}) => {
  const { id, name } = await newQuestion();
  await openStaff(page, 'Manager', `/questions/${id}`);
  await page.getByRole('link', { name: 'Oak' }).click();
  await expect(heading(page, 'Oak')).toBeVisible();
  await button(page, 'Delete').click();
  const question = dialogOf(page, 'Delete Answer');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('/vseUpdateQuestion')) sent += 1;
  });
  const answer = await held(page, 'vseUpdateQuestion');
  await question.getByRole('button', { name: 'Delete' }).dblclick();
  await answer.asked;
  await question.getByRole('button', { name: 'Cancel' }).click({ force: true });
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(heading(page, name)).toBeVisible();
  await expect(rowOf(page, 'Oak')).toBeVisible();
  answer.release();
  await expect(rowOf(page, 'Oak')).toBeHidden();
  await expect(heading(page, name)).toBeVisible();
  expect(sent).toBe(1);
});
