import { expect } from '@playwright/test';
import { listUserSettings } from '@vse/domain/records/users';
import { createApiClient } from '../support/api-client.ts';
import { startCloud, type TestCloud } from '../support/cloud.ts';
import { freshEmail } from '../support/fresh.ts';
import { createStandIns, tell } from '../support/stand-ins.ts';
import { ADMIN } from './support/api.ts';
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

/** A local cloud of its own: what is switched off here must not fail under another test. */
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
  await expect(error).toContainText('API Error, could not add user. Please try again later.', {
    timeout: 30_000,
  });
  const users = await listAll(listUserSettings, ADMIN);
  expect(users.filter((user) => user.email === email)).toEqual([]);
  await tell(cloud.graphUrl, { mode: 'ok' });
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await error.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Rita Retry')).toBeVisible();
  expect(await inDirectory(email)).toMatchObject({ accounts: 1, roles: ['Salesperson'] });
  expect(await mailsTo(email, 1)).toHaveLength(1);
});
