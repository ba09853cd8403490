import { expect } from '@playwright/test';
import { startCloud, type TestCloud } from '../support/cloud.ts';
import { button, dialogOf, openStaff, rowOf, section } from './support/staff.ts';
import { test as appTest } from './support/test.ts';

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

async function tell(url: string, body: object) {
  const response = await fetch(`${url}/control`, { method: 'POST', body: JSON.stringify(body) });
  expect(response.ok).toBe(true);
}

test('while the mail service is down an invite says so, and is sent once it is asked for again', async ({
  page,
  cloud,
}) => {
  const email = `ana.${crypto.randomUUID().slice(0, 8)}@example.com`;
  await tell(cloud.mailboxUrl, { mode: 'down' });
  await openStaff(page, 'Manager', '/invites?invite=1');
  const modal = dialogOf(page, 'Invite User');
  await modal.getByLabel('Name').fill('Ana Trouble');
  await modal.getByLabel('Email').fill(email);
  await modal.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(modal).toBeHidden();
  await page.getByRole('searchbox').fill(email);
  await expect(rowOf(page, email)).toContainText('E-mail queued');
  await expect(rowOf(page, email)).toContainText('The e-mail service answered 503.');

  await tell(cloud.mailboxUrl, { mode: 'fail' });
  await button(page, 'Ana Trouble').click();
  await button(page, 'Resend').click();
  await page.keyboard.press('Escape');
  await expect(rowOf(page, email)).toContainText('E-mail failed');

  await tell(cloud.mailboxUrl, { mode: 'ok' });
  await button(page, 'Ana Trouble').click();
  await button(page, 'Resend').click();
  await page.keyboard.press('Escape');
  await expect(rowOf(page, email)).not.toContainText(/Mail (queued|failed)/);
});

test('a role that the directory has not taken on yet is said to be pending, and set by saving again', async ({
  page,
  cloud,
}) => {
  const email = `remy.${crypto.randomUUID().slice(0, 8)}@example.com`;
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
