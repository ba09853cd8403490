import { expect } from '@playwright/test';
import { freshId } from '../support/fresh.ts';
import { invite, mailsTo } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { BEHIND_BULK, bulk, openBulk, pasted, pressInBulk } from './support/invites.ts';
import {
  button,
  expectNoSidewaysScroll,
  find,
  invitesTo,
  openStaff,
  rowOf,
} from './support/staff.ts';
import { PHONE, test } from './support/test.ts';

/** Of many, a mail may have to wait for its turn. */
const expectOneMail = async (email: string) => expect(await mailsTo(email, 1)).toHaveLength(1);

test('many are invited at once: bad and duplicate rows are marked before anything is sent', async ({
  page,
}) => {
  const id = freshId();
  const open = await invite();
  await openBulk(page);
  await pressInBulk(page, 'Check the list');
  await expect(bulk(page).getByRole('alert')).toHaveText('Please paste or upload a list first.');
  const lines = [
    'Name;E-Mail',
    `"Silva; Ana";ana.${id}@example.com`,
    `Ben;ben.${id}`,
    `;cleo.${id}@example.com`,
    `Ana again;ANA.${id}@example.com`,
    `Robin Guest;${open.email}`,
    `Out;out.${id}@example.com`,
  ];
  await bulk(page)
    .locator('input[type=file]')
    .setInputFiles({
      name: 'guests.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\r\n')),
    });
  await expect(pasted(page)).toHaveValue(/Silva; Ana/);
  await pressInBulk(page, 'Check the list');
  await expect(bulk(page).getByText('2 ready, 3 to correct, 1 left out')).toBeVisible();
  const email = (row: number) => bulk(page).getByLabel(`Email, row ${row}`);
  await expect(email(2)).toHaveAccessibleDescription('Email is not valid.');
  await expect(bulk(page).getByLabel('Name, row 3')).toHaveAccessibleDescription(
    'Name is required.',
  );
  await expect(email(4)).toHaveAccessibleDescription('This e-mail is in the list twice.');
  await expect(email(5)).toHaveAccessibleDescription(/Already has an open invite/);
  expect(await mailsTo(`ana.${id}@example.com`)).toEqual([]);
  await expectAccessible(page);
  await email(2).fill(`ben.${id}@example.com`);
  await bulk(page).getByLabel('Include row 6').uncheck();
  await pressInBulk(page, 'Invite 2');
  await expect(bulk(page).getByText('All 2 people are invited.')).toBeVisible();
  await expect(bulk(page).getByText(/as fast as the e-mail service allows/)).toBeVisible();
  await pressInBulk(page, 'Done');
  await find(page, id);
  await expect(rowOf(page, `ana.${id}@example.com`)).toContainText('Silva; Ana');
  for (const name of ['ana', 'ben']) await expectOneMail(`${name}.${id}@example.com`);
  expect(await invitesTo(`out.${id}@example.com`)).toEqual([]);
});

test('a bulk invite that breaks off goes on with what is missing', async ({ page }) => {
  const id = freshId();
  const emails = Array.from({ length: 25 }, (_, index) => `guest${index}.${id}@example.com`);
  const list = emails.map((email, index) => `Guest ${index}, ${email}`).join('\n');
  await openBulk(page, list, 'Salesperson');
  await expect(bulk(page).getByLabel('Provider')).not.toHaveValue('');
  let calls = 0;
  await page.route('**/api/vseCreateInvites', async (route) => {
    calls += 1;
    if (calls === 1) return route.continue();
    // The server has done its part; only its answer is lost.
    await route.fetch();
    return route.abort();
  });
  await pressInBulk(page, 'Invite 25');
  await expect(bulk(page).getByText('20 invited, 5 not.')).toBeVisible();
  await expect(
    bulk(page)
      .getByText(/cannot reach VSE/)
      .first(),
  ).toBeVisible();
  await page.unroute('**/api/vseCreateInvites');
  await pressInBulk(page, 'Try 5 people again');
  await expect(bulk(page).getByText('All 25 people are invited.')).toBeVisible();
  for (const email of [emails[0], emails[24]]) {
    expect(await invitesTo(email ?? '')).toHaveLength(1);
    await expectOneMail(email ?? '');
  }
});

test('the preview of many works on a phone, with a keyboard, and shows the addresses in whole', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openStaff(page, 'Salesperson', BEHIND_BULK);
  await page.getByRole('rowheader').first().waitFor();
  await button(page, 'Invite Many').press('Enter');
  const address = `maximilian.hohenberg.${freshId()}@example.com`;
  await pasted(page).fill(`Maximilian Hohenberg, ${address}\nBen, ben`);
  await bulk(page).getByRole('button', { name: 'Check the list' }).press('Enter');
  await bulk(page).getByLabel('Include row 2').press('Space');
  await expect(bulk(page).getByText('1 ready, 0 to correct, 1 left out')).toBeVisible();
  await expectNoSidewaysScroll(page);
  const field = bulk(page).getByLabel('Email, row 1');
  for (const width of [700, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const cutOff = await field.evaluate(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    );
    expect(cutOff, String(width)).toBe(0);
  }
  await expect(field).toHaveAttribute('title', address);
});
