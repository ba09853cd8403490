import { expect, type Page } from '@playwright/test';
import { freshId } from '../support/fresh.ts';
import { invite } from './support/api.ts';
import { BEHIND_BULK, bulk, bulkStatus, openBulk, pasted, pressInBulk } from './support/invites.ts';
import { button, dialogOf, invitesTo } from './support/staff.ts';
import { held, test } from './support/test.ts';

const email = (page: Page, row: number) => bulk(page).getByLabel(`Email, row ${row}`);
const question = (page: Page) => dialogOf(page, 'Leave without inviting?');
const OPEN_ALREADY = /Already has an open invite/;

test('an e-mail that was typed a moment ago is looked up before anything is sent', async ({
  page,
}) => {
  const open = await invite();
  await openBulk(page, `New, new.${freshId()}@example.com`);
  await page.evaluate(() => {
    // The pause after which one is looked up never comes.
    Object.assign(window, { setTimeout: () => 0 });
  });
  await email(page, 1).fill(open.email);
  await pressInBulk(page, 'Invite 1');
  await expect(email(page, 1)).toHaveAccessibleDescription(OPEN_ALREADY);
  expect(await invitesTo(open.email)).toHaveLength(1);
  await bulk(page).getByLabel('Include row 1').check();
  await pressInBulk(page, 'Invite 1');
  await expect(bulkStatus(page)).toContainText('is invited');
  expect(await invitesTo(open.email)).toHaveLength(2);
});

test('a list that is too long is refused before it is shown; 500 rows can be typed in', async ({
  page,
}) => {
  const id = freshId();
  const line = (_: unknown, index: number) => `Guest ${index}, guest${index}.${id}@example.com`;
  const lines = Array.from({ length: 501 }, line);
  await openBulk(page);
  await pasted(page).fill(lines.join('\n'));
  await pressInBulk(page, 'Check the list');
  await expect(bulk(page).getByRole('alert')).toHaveText(
    'At most 500 people at once: please remove 1 from the list.',
  );
  await pasted(page).fill(lines.slice(1).join('\n'));
  await expect(bulk(page).getByRole('alert')).toBeHidden();
  await pressInBulk(page, 'Check the list');
  await expect(bulkStatus(page)).toHaveText('500 ready, 0 to correct, 0 left out');
  await email(page, 250).fill(`typed.${id}@example`);
  await email(page, 250).press('End');
  await email(page, 250).pressSequentially('.com');
  await expect(email(page, 250)).toHaveValue(`typed.${id}@example.com`);
  await expect(bulkStatus(page)).toHaveText('500 ready, 0 to correct, 0 left out');
});

test('a list that cannot be compared with the open invites stays, and then marks who has one, whatever the list behind shows', async ({
  page,
}) => {
  await openBulk(page);
  await pasted(page).fill(`Ana, ana.${freshId()}@example.com`);
  await page.route('**/api/vseFindOpenInvites', (route) => route.abort());
  await pressInBulk(page, 'Check the list');
  await expect(bulk(page).getByRole('alert')).toContainText('cannot reach VSE');
  await expect(pasted(page)).toHaveValue(/Ana/);
  await page.unroute('**/api/vseFindOpenInvites');
  await pressInBulk(page, 'Check the list');
  await expect(bulkStatus(page)).toHaveText('1 ready, 0 to correct, 0 left out');
  await test.step('a person with an open invite is marked', async () => {
    const [first, second] = [await invite(), await invite()];
    const id = freshId();
    await pressInBulk(page, 'Change the list');
    await pasted(page).fill(`Robin, ${first.email.toUpperCase()}\nNew, new.${id}@example.com`);
    await pressInBulk(page, 'Check the list');
    await expect(email(page, 1)).toHaveAccessibleDescription(OPEN_ALREADY);
    await expect(email(page, 2)).toHaveAccessibleDescription('Ready');
    // Somebody else is typed over a row: they are looked up as well, at the latest before anything is sent.
    await email(page, 2).fill(second.email);
    await expect(email(page, 2)).toHaveAccessibleDescription(OPEN_ALREADY);
    await email(page, 2).fill(`newer.${id}@example.com`);
    await expect(email(page, 2)).toHaveAccessibleDescription('Ready');
  });
});

test('a list is not closed without a question, however often one presses Escape, and keeps what was corrected in it', async ({
  page,
}) => {
  await openBulk(page);
  await expect(pasted(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bulk(page)).toBeHidden();
  await button(page, 'Invite Many').click();
  await pasted(page).fill(`Ana, ana.${freshId()}@example.com`);
  await pressInBulk(page, 'Check the list');
  await bulkStatus(page).waitFor();
  for (let times = 0; times < 3; times += 1) {
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await expect(bulk(page)).toBeVisible();
  }
  await pressInBulk(page, 'Change the list');
  await pressInBulk(page, 'Cancel');
  await question(page).getByRole('button', { name: 'Stay here' }).click();
  await expect(pasted(page)).toHaveValue(/Ana/);
  await pressInBulk(page, 'Cancel');
  await question(page).getByRole('button', { name: 'Leave without inviting' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button(page, 'Invite Many')).toBeFocused();
  await expect(page).toHaveURL(BEHIND_BULK);
  await test.step('what was corrected in the preview stays when the list is changed', async () => {
    const id = freshId();
    await button(page, 'Invite Many').click();
    await pasted(page).fill(`Ana;ana.${id}\nBen;ben.${id}@example.com`);
    await pressInBulk(page, 'Check the list');
    await email(page, 1).fill(`ana.${id}@example.com`);
    await bulk(page).getByLabel('Include row 2').uncheck();
    await pressInBulk(page, 'Change the list');
    await expect(pasted(page)).toHaveValue(
      `Ana, ana.${id}@example.com\nBen, ben.${id}@example.com`,
    );
    await pasted(page).fill(`Cleo, cleo.${id}@example.com\n${await pasted(page).inputValue()}`);
    await pressInBulk(page, 'Check the list');
    await expect(bulkStatus(page)).toHaveText('2 ready, 0 to correct, 1 left out');
    await expect(bulk(page).getByLabel('Include row 3')).not.toBeChecked();
  });
});

test('the focus follows from stage to stage', async ({ page }) => {
  const id = freshId();
  await openBulk(page);
  await expect(pasted(page)).toBeFocused();
  await page.keyboard.type(`Ana, ana.${id}@example.com`);
  await bulk(page).getByRole('button', { name: 'Check the list' }).press('Enter');
  await expect(bulkStatus(page)).toBeFocused();
  await bulk(page).getByRole('button', { name: 'Change the list' }).press('Enter');
  await expect(pasted(page)).toBeFocused();
  await bulk(page).getByRole('button', { name: 'Check the list' }).press('Enter');
  await expect(bulk(page).getByLabel('Provider')).not.toHaveValue('');
  const answer = await held(page, 'vseCreateInvites');
  await bulk(page).getByRole('button', { name: 'Invite 1' }).press('Enter');
  await expect(bulkStatus(page)).toHaveText('0 of 1 done');
  await expect(bulkStatus(page)).toBeFocused();
  answer.release();
  await expect(bulkStatus(page)).toContainText('is invited');
  await expect(bulkStatus(page)).toBeFocused();
});
