import { expect, type Page } from '@playwright/test';
import {
  createQuestion,
  deleteQuestion,
  listQuestions,
  sortQuestions,
} from '@vse/domain/records/questions';
import { listUserSettings } from '@vse/domain/records/users';
import { createApiClient } from '../support/api-client.ts';
import { startCloud, type TestCloud } from '../support/cloud.ts';
import { freshEmail, unique } from '../support/fresh.ts';
import { createStandIns, tell } from '../support/stand-ins.ts';
import { ADMIN } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import {
  button,
  chooseProvider,
  dialogOf,
  find,
  openStaff,
  rowOf,
  section,
} from './support/staff.ts';
import { test as appTest, heading } from './support/test.ts';

/**
 * What must not happen under another test: the order of all questions changes, and services that the app needs are
 * switched off. These stories have a local cloud of their own.
 */
const test = appTest.extend<object, { cloud: TestCloud }>({
  cloud: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
    async ({}, use) => {
      const cloud = await startCloud({ store: 'sqlite', seed: true, built: true });
      await use(cloud);
      await cloud.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ cloud }, use) => use(cloud.webUrl),
});

const order = async (cloud: TestCloud) => {
  const { call } = createApiClient(() => cloud);
  const { items, orderEtag } = await call(listQuestions, {}, ADMIN);
  return { texts: items.map(({ questionText }) => questionText), items, orderEtag };
};

/** Fresh Drafts at the end of the list. */
async function newQuestions(cloud: TestCloud, ...words: string[]) {
  const { call } = createApiClient(() => cloud);
  const added: { id: string; text: string }[] = [];
  for (const word of words) {
    const questionText = unique(word);
    const input = { type: 'Single Choice', publishState: 'Draft', questionText } as const;
    const { id } = await call(createQuestion, { ...input, answers: [] }, ADMIN);
    added.push({ id, text: questionText });
  }
  return added;
}

async function drop(cloud: TestCloud, added: readonly { id: string }[]) {
  const { call } = createApiClient(() => cloud);
  for (const { id } of added) await call(deleteQuestion, { id }, ADMIN);
}

const textOf = (added: readonly { text: string }[], index: number) => added[index]?.text ?? '';

async function sort(page: Page) {
  await openStaff(page, 'Manager', '/questions');
  await button(page, 'Edit Sort Order').click();
  await page.getByRole('list', { name: 'Quiz Questions' }).waitFor();
}

test('questions are sorted by dragging a row by its handle', async ({ page, cloud }) => {
  const added = await newQuestions(cloud, 'Amber', 'Birch', 'Cedar');
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
  expect((await order(cloud)).texts.slice(-3)).toEqual([cedar, amber, birch]);
  await drop(cloud, added);
});

test('questions are sorted by keyboard alone; Cancel puts all back, and of two people the second keeps their order', async ({
  page,
  cloud,
}) => {
  const added = await newQuestions(cloud, 'Dill', 'Elm');
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
  expect((await order(cloud)).texts.slice(-2)).toEqual([dill, elm]);
  await button(page, 'Edit Sort Order').click();
  await page.getByRole('button', { name: `Down ${dill}` }).focus();
  await page.keyboard.press('Enter');
  await button(page, 'Save').click();
  await expect(button(page, 'Edit Sort Order')).toBeVisible();
  expect((await order(cloud)).texts.slice(-2)).toEqual([elm, dill]);
  await drop(cloud, added);
  await test.step('when two people sort, the second keeps their order on top of the newest one', async () => {
    const added = await newQuestions(cloud, 'Fern', 'Grass', 'Hay');
    const [fern, grass, hay] = [textOf(added, 0), textOf(added, 1), textOf(added, 2)];
    await page.reload();
    // The kept copy of the list does not have them yet.
    await expect(rowOf(page, hay)).toBeVisible();
    await button(page, 'Edit Sort Order').click();
    await page.getByRole('button', { name: `Up ${hay}` }).click();
    const before = await order(cloud);
    const ids = before.items.map(({ id }) => id);
    const swapped = [...ids.slice(0, -3), ...ids.slice(-3).toReversed()];
    await createApiClient(() => cloud).call(
      sortQuestions,
      { ids: swapped, etag: before.orderEtag },
      ADMIN,
    );
    await button(page, 'Save').click();
    const problems = dialogOf(page, 'Error Saving Question');
    await expect(problems).toContainText('Someone else has changed this record');
    expect((await order(cloud)).texts.slice(-3)).toEqual([hay, grass, fern]);
    await problems.getByRole('button', { name: 'Load the latest version' }).click();
    await expect(problems).toBeHidden();
    await button(page, 'Save').click();
    await expect(button(page, 'Edit Sort Order')).toBeVisible();
    expect((await order(cloud)).texts.slice(-3)).toEqual([fern, hay, grass]);
    await drop(cloud, added);
  });
});

test('while the mail service is down an invite says so, and is sent once it is asked for again', async ({
  page,
  cloud,
}) => {
  const email = freshEmail('ana');
  await tell(cloud.mailboxUrl, { mode: 'down' });
  await openStaff(page, 'Manager', '/invites?invite=1');
  const modal = dialogOf(page, 'Invite User');
  await modal.getByLabel('Name').fill('Ana Trouble');
  await modal.getByLabel('Email').fill(email);
  await modal.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(modal).toBeHidden();
  await find(page, email);
  await expect(rowOf(page, email)).toContainText('E-mail queued');
  await expect(rowOf(page, email)).toContainText('The e-mail service answered 503.');

  await tell(cloud.mailboxUrl, { mode: 'fail' });
  await button(page, 'Ana Trouble').click();
  await button(page, 'Resend').click();
  await page.keyboard.press('Escape');
  await expect(rowOf(page, email)).not.toContainText('E-mail queued');
  // The timer learns that the service has dropped the mail.
  const { startTimers } = createStandIns(() => cloud);
  await expect(async () => {
    await startTimers();
    await page.reload();
    await expect(rowOf(page, email)).toContainText('E-mail failed', { timeout: 2000 });
  }).toPass();

  await tell(cloud.mailboxUrl, { mode: 'ok' });
  await button(page, 'Ana Trouble').click();
  await button(page, 'Resend').click();
  await page.keyboard.press('Escape');
  await expect(rowOf(page, email)).not.toContainText(/E-mail (queued|failed)/);
});

test('a role that the directory has not taken on yet is said to be pending, and set by saving again', async ({
  page,
  cloud,
}) => {
  const email = freshEmail('remy');
  await tell(cloud.graphUrl, { freshGuestSeconds: 3600 });
  await openStaff(page, 'Manager', '/users/add');
  await page.getByLabel('First Name').fill('Remy');
  await page.getByLabel('Last Name').fill('Trouble');
  await page.getByLabel('Email').fill(email);
  await button(page, 'Add User').click();
  await expect(page.getByText('Role not set yet; VSE keeps trying automatically')).toBeVisible();
  await expect(page.getByText(/The directory has not applied the role yet/)).toBeVisible();

  await tell(cloud.graphUrl, { freshGuestSeconds: 0 });
  await section(page, 'Actions').getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('First Name').fill('Rémy');
  await button(page, 'Save').click();
  await expect(page.getByText(/The directory has not applied the role yet/)).toBeHidden();
  await page.goto('/users');
  await expect(rowOf(page, email)).toContainText('Salesperson');
  await expect(rowOf(page, email)).not.toContainText('Role pending');
});

test('while the directory is down nobody is added; trying again adds them once', async ({
  page,
  cloud,
}) => {
  const email = freshEmail('rita');
  const { inDirectory, mailsTo } = createStandIns(() => cloud);
  const { listAll } = createApiClient(() => cloud);
  await openStaff(page, 'Admin', '/users/add');
  await page.getByLabel('First Name').fill('Rita');
  await page.getByLabel('Last Name').fill('Retry');
  await page.getByLabel('Email').fill(email);
  await chooseProvider(page, 'Maison Verdier');
  await page.getByLabel('Role').selectOption({ label: 'Salesperson' });
  await tell(cloud.graphUrl, { mode: 'unavailable' });
  await button(page, 'Add User').click();
  const error = dialogOf(page, 'Error Adding User');
  // After the retries of the request itself.
  await expect(error).toContainText('API Error, could not add user. Please try again later.');
  const users = await listAll(listUserSettings, ADMIN);
  expect(users.filter((user) => user.email === email)).toEqual([]);
  await tell(cloud.graphUrl, { mode: 'ok' });
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await error.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Rita Retry')).toBeVisible();
  expect(await inDirectory(email)).toMatchObject({ accounts: 1, roles: ['Salesperson'] });
  expect(await mailsTo(email, 1)).toHaveLength(1);
});
