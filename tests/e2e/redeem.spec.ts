import { expect } from '@playwright/test';
import { redeemInvite } from '@vse/domain/records/invites';
import { freshEmail } from '../support/fresh.ts';
import { answered, call, completed, invite } from './support/api.ts';
import {
  answersOf,
  choose,
  heading,
  questionsOf,
  redeem,
  saveState,
  test,
} from './support/test.ts';

/** Literals on purpose: the specification's words. */
const FILL_OUT_ALL_FIELDS = 'Please fill out all fields.';
const INVITE_NOT_FOUND = "We're sorry, we were unable to find your invitation.";
const TOO_MANY_TRIES = 'Too many tries. Please wait a few minutes and try again.';

/** REDEEM_LIMIT_PER_EMAIL of the settings, unless told otherwise. */
const LIMIT_PER_EMAIL = 10;
/** Fresh, since wrong tries for one address are counted. */
const UNKNOWN = { email: freshEmail('nobody'), code: 'ZZZZZZ' };

/** What is missing, and the fields that are marked for it. */
const INCOMPLETE = [
  [{ email: '', code: '' }, ['Email', 'Invite code']],
  [{ email: '', code: 'ABCDEF' }, ['Email']],
  [{ email: 'ana@example.com', code: '' }, ['Invite code']],
  [{ email: 'ana@example.com', code: 'ABCDE' }, ['Invite code']],
  [{ email: 'ana@example.com', code: 'ABCDEFG' }, ['Invite code']],
] as const;

test('without an e-mail and six characters of code, the form marks what is missing, the first with the focus, and sends nothing', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.goto('/invite');
  for (const label of ['Email', 'Invite code'])
    await expect(page.getByLabel(label)).toHaveValue('');
  for (const [fields, wrong] of INCOMPLETE) {
    await redeem(page, fields);
    await expect(page.getByRole('alert')).toHaveText(FILL_OUT_ALL_FIELDS);
    for (const label of ['Email', 'Invite code']) {
      const isWrong = (wrong as readonly string[]).includes(label);
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(FILL_OUT_ALL_FIELDS);
      if (isWrong) await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
      else await expect(page.getByLabel(label)).not.toHaveAttribute('aria-invalid', 'true');
    }
    await expect(page.getByLabel(wrong[0])).toBeFocused();
    // The next message is one that was not there.
    await page.reload();
  }
  expect(calls.filter((url) => url.includes('Redeem'))).toEqual([]);
});

test('an unknown e-mail and a wrong code are answered alike; after that the right ones open the quiz as they are read and pasted', async ({
  page,
}) => {
  const guest = await invite();
  await page.goto('/');
  for (const wrong of [UNKNOWN, { ...guest, code: 'ZZZZZZ' }]) {
    await redeem(page, wrong);
    await expect(page.getByRole('alert')).toHaveText(INVITE_NOT_FOUND);
    await redeem(page, { email: '', code: '' });
    await expect(page.getByRole('alert')).toHaveText(FILL_OUT_ALL_FIELDS);
  }
  await expect(heading(page, 'Find the scent that feels like you')).toBeVisible();
  const onPaper = `${guest.code.slice(0, 3)} ${guest.code.slice(3)}.`.toLowerCase();
  await redeem(page, { email: ` Ana Ruiz <${guest.email.toUpperCase()}>`, code: onPaper });
  await expect(page).toHaveURL(/\/quiz\/[\w-]+$/);
  await expect(questionsOf(page)).toHaveCount(10);
});

test('too many attempts must wait, even with the right code', async ({ page }) => {
  const guest = await invite();
  const wrong = { email: guest.email, code: 'ZZZZZZ' };
  for (let tries = 0; tries < LIMIT_PER_EMAIL; tries += 1)
    await expect(call(redeemInvite, wrong)).rejects.toThrow('404');
  await page.goto('/');
  await redeem(page, guest);
  await expect(page.getByRole('alert')).toHaveText(TOO_MANY_TRIES);
});

test('a server that does not answer is reported; the next try, a double click, sends one request', async ({
  page,
}) => {
  const guest = await invite();
  let calls = 0;
  await page.goto('/');
  await page.route(/Redeem/, (route) => {
    calls += 1;
    return calls === 1 ? route.abort() : route.continue();
  });
  await redeem(page, guest);
  await expect(page.getByRole('alert')).toContainText('We cannot reach VSE at the moment.');
  await page.getByRole('button', { name: 'Start Quiz' }).dblclick();
  await expect(questionsOf(page)).toHaveCount(10);
  expect(calls).toBe(2);
});

test('two tabs that redeem at once open the same quiz', async ({ page, context }) => {
  const guest = await invite();
  const tabs = [page, await context.newPage()];
  await Promise.all(tabs.map((tab) => tab.goto('/')));
  await Promise.all(tabs.map((tab) => redeem(tab, guest)));
  await Promise.all(tabs.map((tab) => expect(questionsOf(tab)).toHaveCount(10)));
  expect(tabs[0]?.url()).toMatch(/\/quiz\//);
  expect(tabs[1]?.url()).toBe(tabs[0]?.url());
});

test('an e-mail’s link brings e-mail and code along in its query, a second one in the same tab its own in its hash', async ({
  page,
}) => {
  await page.goto('/invite?email=ana%40example.com&code=ABC234');
  await expect(page.getByLabel('Email')).toHaveValue('ana@example.com');
  await expect(page.getByLabel('Invite code')).toHaveValue('ABC234');
  // Out of the address, and there again after a reload.
  await expect(page).toHaveURL('/invite');
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue('ana@example.com');
  const { email, code } = await invite();
  await page.goto(`/invite#${new URLSearchParams({ email, code })}`);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Invite code')).toHaveValue(code);
  await expect(page).toHaveURL('/invite');
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await expect(questionsOf(page)).toHaveCount(10);
});

test('a reload and a new tab continue with the same answers', async ({ page, context }) => {
  const guest = await invite();
  await page.goto('/');
  await redeem(page, guest);
  await choose(page, 1, 2);
  await expect(saveState(page, 'Saved')).toBeVisible();
  await page.reload();
  await expect(answersOf(page, 1).nth(1)).toBeChecked();
  const address = page.url();
  await page.close();
  const tab = await context.newPage();
  await tab.goto(address);
  await expect(answersOf(tab, 1).nth(1)).toBeChecked();
  await expect(saveState(tab, 'Saved')).toBeVisible();
});

test('on another device the invite opens the same quiz with the answers given', async ({
  page,
}) => {
  const quiz = await answered(3);
  await page.goto('/');
  await redeem(page, quiz);
  await expect(page).toHaveURL(`/quiz/${quiz.id}`);
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '3');
  for (const number of [1, 2, 3]) await expect(answersOf(page, number).first()).toBeChecked();
  await expect(answersOf(page, 4).and(page.locator(':checked'))).toHaveCount(0);
});

test('an invite whose quiz is completed opens its results', async ({ page }) => {
  const quiz = await completed();
  await page.goto('/');
  await redeem(page, quiz);
  await expect(page).toHaveURL(`/quiz/${quiz.id}/complete`);
  await expect(heading(page, 'Results')).toBeVisible();
});
