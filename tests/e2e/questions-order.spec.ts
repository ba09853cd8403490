import { expect, type Page } from '@playwright/test';
import {
  createQuestion,
  deleteQuestion,
  listQuestions,
  sortQuestions,
} from '@vse/domain/records/questions';
import { startCloud } from '../support/cloud.ts';
import { unique } from '../support/fresh.ts';
import { ADMIN, call } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { button, dialogOf, openStaff } from './support/staff.ts';
import { heading, test as shared } from './support/test.ts';

/** The order is one for all questions: these stories have an app of their own, where nobody else adds any. */
const test = shared.extend<object, { ownApp: string }>({
  ownApp: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
    async ({}, use) => {
      const cloud = await startCloud({ store: 'sqlite', seed: true, built: true });
      const before = { ...process.env };
      process.env.E2E_API_URL = cloud.apiUrl;
      process.env.E2E_FUNCTION_KEY = cloud.functionKey;
      await use(cloud.webUrl);
      Object.assign(process.env, before);
      await cloud.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ ownApp }, use) => use(ownApp),
});

const order = async () => {
  const { items, orderEtag } = await call(listQuestions, {}, ADMIN);
  return { texts: items.map(({ questionText }) => questionText), items, orderEtag };
};

/** Fresh Drafts at the end of the list. */
async function newQuestions(...words: string[]) {
  const added: { id: string; text: string }[] = [];
  for (const word of words) {
    const questionText = unique(word);
    const input = { type: 'Single Choice', publishState: 'Draft', questionText } as const;
    const { id } = await call(createQuestion, { ...input, answers: [] }, ADMIN);
    added.push({ id, text: questionText });
  }
  return added;
}

const drop = async (added: readonly { id: string }[]) => {
  for (const { id } of added) await call(deleteQuestion, { id }, ADMIN);
};

const textOf = (added: readonly { text: string }[], index: number) => added[index]?.text ?? '';

async function sort(page: Page) {
  await openStaff(page, 'Manager', '/questions');
  await button(page, 'Edit Sort Order').click();
  await page.getByRole('list', { name: 'Quiz Questions' }).waitFor();
}

test('questions are sorted by dragging a row by its handle', async ({ page }) => {
  const added = await newQuestions('Amber', 'Birch', 'Cedar');
  const [amber, birch, cedar] = [textOf(added, 0), textOf(added, 1), textOf(added, 2)];
  await sort(page);
  await expectAccessible(page);
  const handle = (name: string) => page.getByRole('button', { name: `Move ${name}` });
  await handle(cedar).scrollIntoViewIfNeeded();
  const from = await handle(cedar).boundingBox();
  const to = await handle(amber).boundingBox();
  if (!from || !to) throw new Error('The rows are not on the page.');
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y - 10, { steps: 4 });
  await page.mouse.move(to.x + 8, to.y + 6, { steps: 8 });
  await page.mouse.up();
  const rows = page.getByRole('listitem').filter({ hasText: /Amber|Birch|Cedar/ });
  await expect(rows.first()).toContainText(cedar);
  await expect(page.getByText('3 moved, not saved yet')).toBeVisible();
  // For 50 ms after a drop dnd-kit takes a click for the end of the drag. Timers of a page run in order.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 60)));
  await button(page, 'Save').click();
  await expect(button(page, 'Edit Sort Order')).toBeFocused();
  expect((await order()).texts.slice(-3)).toEqual([cedar, amber, birch]);
  await drop(added);
});

test('questions are sorted by keyboard alone, and Cancel puts all back', async ({ page }) => {
  const added = await newQuestions('Dill', 'Elm');
  const [dill, elm] = [textOf(added, 0), textOf(added, 1)];
  await sort(page);
  const up = page.getByRole('button', { name: `Up ${elm}` });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(up).toBeFocused();
  await expect(page.getByText('2 moved, not saved yet')).toBeVisible();
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByText('Dashboard').click();
  await dialogOf(page, 'Leave without saving?').getByRole('button', { name: 'Stay here' }).click();
  await button(page, 'Cancel').click();
  await expect(heading(page, 'Quiz Questions')).toBeVisible();
  expect((await order()).texts.slice(-2)).toEqual([dill, elm]);
  await button(page, 'Edit Sort Order').click();
  await page.getByRole('button', { name: `Down ${dill}` }).focus();
  await page.keyboard.press('Enter');
  await button(page, 'Save').click();
  await expect(button(page, 'Edit Sort Order')).toBeVisible();
  expect((await order()).texts.slice(-2)).toEqual([elm, dill]);
  await drop(added);
});

test('when two people sort, the second keeps their order on top of the newest one', async ({
  page,
}) => {
  const added = await newQuestions('Fern', 'Grass', 'Hay');
  const [fern, grass, hay] = [textOf(added, 0), textOf(added, 1), textOf(added, 2)];
  await sort(page);
  await page.getByRole('button', { name: `Up ${hay}` }).click();
  const before = await order();
  const ids = before.items.map(({ id }) => id);
  const swapped = [...ids.slice(0, -3), ...ids.slice(-3).toReversed()];
  await call(sortQuestions, { ids: swapped, etag: before.orderEtag }, ADMIN);
  await button(page, 'Save').click();
  const problems = dialogOf(page, 'Error Saving Question');
  await expect(problems).toContainText('Someone else has changed this record');
  expect((await order()).texts.slice(-3)).toEqual([hay, grass, fern]);
  await problems.getByRole('button', { name: 'Load the latest version' }).click();
  await expect(problems).toBeHidden();
  await button(page, 'Save').click();
  await expect(button(page, 'Edit Sort Order')).toBeVisible();
  expect((await order()).texts.slice(-3)).toEqual([fern, hay, grass]);
  await drop(added);
});
