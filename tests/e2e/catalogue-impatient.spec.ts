import { expect, type Page } from '@playwright/test';
import { MAX_ROWS_PAGE_SIZE } from '@vse/domain/limits';
import { createAdjective } from '@vse/domain/records/adjectives';
import { createFragrance, listFragrances } from '@vse/domain/records/fragrances';
import { createQuestion, listQuestions } from '@vse/domain/records/questions';
import { freshFragrance, unique } from '../support/fresh.ts';
import { ADMIN, call } from './support/api.ts';
import { newProvider, providerByName, switchOf } from './support/providers.ts';
import { sampleAdjectives } from './support/samples.ts';
import { button, dialogOf, editButton, openStaff, rowOf, section } from './support/staff.ts';
import { heading, held, letIn, test } from './support/test.ts';

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
const questionNamed = async (name: string) =>
  (await call(listQuestions, {}, ADMIN)).items.find((one) => one.questionText === name);

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

test('a question that is being saved is saved once, and pulls nobody back', async ({ page }) => {
  const { id, name } = await newQuestion();
  await openStaff(page, 'Manager', `/questions/${id}`);
  await button(page, 'Edit Question').click();
  await page.getByRole('textbox', { name: 'Question' }).fill(`${name}?`);
  expect(await pressTwiceAndLeave(page, 'vseUpdateQuestion')).toBe(1);
  await expect.poll(async () => (await questionNamed(`${name}?`))?.id).toBe(id);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a fragrance that is being saved is saved once, and pulls nobody back', async ({ page }) => {
  const { id, name } = await newFragrance();
  await openStaff(page, 'Manager', `/fragrances/${id}`);
  await editButton(page).click();
  await page.getByLabel('Name', { exact: true }).fill(`${name} 2`);
  expect(await pressTwiceAndLeave(page, 'vseUpdateFragranceExtended')).toBe(1);
  await expect.poll(async () => (await fragranceNamed(`${name} 2`))?.id).toBe(id);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('an inventory that is being saved is saved once, and pulls nobody back', async ({ page }) => {
  const { id, name, stocked } = await newProvider('Haste');
  await openStaff(page, 'Manager', `/fragrance-inventory/${id}`);
  await editButton(page).click();
  await switchOf(page, stocked[0]?.name ?? '').press('Space');
  expect(await pressTwiceAndLeave(page, 'vseUpdateProvider')).toBe(1);
  await expect
    .poll(async () => (await providerByName(name))?.fragrances)
    .toEqual([{ id: stocked[1]?.id }]);
  await expect(page).toHaveURL(/\/dashboard$/);
});

const edits = [
  {
    what: 'a question',
    list: 'vseListQuestions',
    open: async (page: Page) => {
      const { id, name } = await newQuestion();
      await openStaff(page, 'Manager', `/questions/${id}`);
      await button(page, 'Edit Question').click();
      await page.getByRole('textbox', { name: 'Question' }).fill(`${name}?`);
      return `${name}?`;
    },
  },
  {
    what: 'a fragrance',
    list: 'vseListFragrances',
    open: async (page: Page) => {
      const { id, name } = await newFragrance();
      await openStaff(page, 'Manager', `/fragrances/${id}`);
      await editButton(page).click();
      await page.getByLabel('Name', { exact: true }).fill(`${name} 2`);
      return `${name} 2`;
    },
  },
  {
    what: 'an adjective',
    list: 'vseListAdjectives',
    open: async (page: Page) => {
      const name = unique('hasty');
      const { id } = await call(createAdjective, { name }, ADMIN);
      await openStaff(page, 'Manager', `/adjectives/${id}`);
      await editButton(page).click();
      await page.getByLabel('Name').fill(`${name} 2`);
      return `${name} 2`;
    },
  },
  {
    what: 'a provider',
    list: 'vseListProviders',
    open: async (page: Page) => {
      const { id, name } = await newProvider('Haste');
      await openStaff(page, 'Manager', `/providers/${id}`);
      await editButton(page).click();
      await page.getByLabel('Name', { exact: true }).fill(`${name} 2`);
      return `${name} 2`;
    },
  },
] as const;

for (const { what, list, open } of edits)
  test(`the edit of ${what} ends while its list is still being read`, async ({ page }) => {
    const name = await open(page);
    const reading = await held(page, list);
    await button(page, 'Save').click();
    await expect(heading(page, name)).toBeVisible();
    await reading.asked;
    await expect(button(page, 'Save')).toHaveCount(0);
    reading.release();
    await expect(heading(page, name)).toBeVisible();
  });

type Deletion = {
  what: string;
  title: (name: string) => string;
  confirm: string;
  call: string;
  /** Opens the record from its list, and then the question whether to delete it. */
  open: (page: Page) => Promise<{ name: string; list: string }>;
};

const deletions: readonly Deletion[] = [
  {
    what: 'a question',
    title: () => 'Delete Question',
    confirm: 'Delete',
    call: 'vseDeleteQuestion',
    open: async (page) => {
      const { name } = await newQuestion();
      await openStaff(page, 'Admin', `/questions?find=${encodeURIComponent(name)}`);
      await page.getByRole('link', { name, exact: true }).click();
      await section(page, 'Danger Zone').getByRole('button', { name: 'Delete' }).click();
      return { name, list: 'Quiz Questions' };
    },
  },
  {
    what: 'an answer',
    title: () => 'Delete Answer',
    confirm: 'Delete',
    call: 'vseUpdateQuestion',
    open: async (page) => {
      const { id, name } = await newQuestion();
      await openStaff(page, 'Manager', `/questions/${id}`);
      await page.getByRole('link', { name: 'Oak' }).click();
      await button(page, 'Delete').click();
      return { name: 'Oak', list: name };
    },
  },
  {
    what: 'a fragrance',
    title: (name) => `Delete ${name}?`,
    confirm: 'Delete fragrance',
    call: 'vseDeleteFragranceExtended',
    open: async (page) => {
      const { name } = await newFragrance();
      await openStaff(page, 'Admin', `/fragrances?find=${encodeURIComponent(name)}`);
      await page.getByRole('link', { name, exact: true }).click();
      await section(page, 'Danger Zone').getByRole('button', { name: 'Delete' }).click();
      return { name, list: 'Fragrances' };
    },
  },
];

for (const { what, title, confirm, call: name, open } of deletions)
  test(`${what} is deleted once, and leaves the list that a person went back to`, async ({
    page,
  }) => {
    const record = await open(page);
    const question = dialogOf(page, title(record.name));
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().includes(`/${name}`)) sent += 1;
    });
    const answer = await held(page, name);
    await question.getByRole('button', { name: confirm }).dblclick();
    await answer.asked;
    await question.getByRole('button', { name: 'Cancel' }).click({ force: true });
    await page.keyboard.press('Escape');
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(heading(page, record.list)).toBeVisible();
    await expect(rowOf(page, record.name)).toBeVisible();
    answer.release();
    await expect(rowOf(page, record.name)).toBeHidden();
    await expect(heading(page, record.list)).toBeVisible();
    expect(sent).toBe(1);
  });
