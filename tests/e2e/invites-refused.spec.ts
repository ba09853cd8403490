import { expect, type Page } from '@playwright/test';
import { freshEmail, freshId } from '../support/fresh.ts';
import { bulk, bulkStatus, openBulk, pasted, pressInBulk } from './support/invites.ts';
import { dialogOf, invitesTo } from './support/staff.ts';
import { test } from './support/test.ts';

const salesperson = (page: Page) => bulk(page).getByLabel('Salesperson');
const question = (page: Page) => dialogOf(page, 'Leave without inviting?');

async function openPreview(page: Page, people: number) {
  const id = freshId();
  const emails = Array.from({ length: people }, (_, index) => `guest${index}.${id}@example.com`);
  await openBulk(page, emails.map((email, index) => `Guest ${index}, ${email}`).join('\n'));
  await expect(bulk(page).getByLabel('Provider')).not.toHaveValue('');
  return emails;
}

test('a missing or unknown salesperson is reported beside the field, and the list stays', async ({
  page,
}) => {
  const [email = ''] = await openPreview(page, 1);
  const own = await salesperson(page).inputValue();
  await salesperson(page).fill('');
  await pressInBulk(page, 'Invite 1');
  await expect(salesperson(page)).toHaveAccessibleDescription('Salesperson is required.');
  await expect(salesperson(page)).toBeFocused();
  await salesperson(page).fill(freshEmail('nobody'));
  await expect(salesperson(page)).toHaveAccessibleDescription('');
  await pressInBulk(page, 'Invite 1');
  await expect(salesperson(page)).toHaveAccessibleDescription('Salesperson is not a known user.');
  await expect(salesperson(page)).toBeFocused();
  await expect(bulk(page).getByLabel('Email, row 1')).toHaveValue(email);
  expect(await invitesTo(email)).toEqual([]);
  await salesperson(page).fill(own);
  await pressInBulk(page, 'Invite 1');
  await expect(bulkStatus(page)).toContainText('1 person is invited.');
  expect(await invitesTo(email)).toHaveLength(1);
  await pressInBulk(page, 'Done');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('people who could not be invited stay in the list, which asks before it is left', async ({
  page,
}) => {
  const emails = await openPreview(page, 25);
  let calls = 0;
  await page.route('**/api/vseCreateInvites', (route) => {
    calls += 1;
    if (calls === 1) return route.continue();
    const { rows, ...sender } = route.request().postDataJSON();
    const gone = { ...sender, rows, salesperson: freshEmail('gone') };
    return route.continue({ postData: gone });
  });
  await pressInBulk(page, 'Invite 25');
  await expect(bulkStatus(page)).toContainText('20 invited, 5 not.');
  await expect(bulk(page).getByText('Salesperson is not a known user.').first()).toBeVisible();
  for (const leave of [() => page.keyboard.press('Escape'), () => pressInBulk(page, 'Done')]) {
    await leave();
    await question(page).getByRole('button', { name: 'Stay here' }).click();
    await expect(bulkStatus(page)).toContainText('20 invited, 5 not.');
  }
  await pressInBulk(page, 'Change the list');
  await expect(bulkStatus(page)).toHaveText('5 ready, 0 to correct, 0 left out');
  await expect(salesperson(page)).toHaveAccessibleDescription('Salesperson is not a known user.');
  await pressInBulk(page, 'Change the list');
  await expect(pasted(page)).toHaveValue(
    emails
      .slice(20)
      .map((email, index) => `Guest ${index + 20}, ${email}`)
      .join('\n'),
  );
  await pressInBulk(page, 'Check the list');
  await page.unroute('**/api/vseCreateInvites');
  await pressInBulk(page, 'Invite 5');
  await expect(bulkStatus(page)).toContainText('All 25 people are invited.');
  for (const email of [emails[0], emails[24]]) expect(await invitesTo(email ?? '')).toHaveLength(1);
});

test('the focused control of a long list is never behind its headings', async ({ page }) => {
  await openPreview(page, 30);
  const head = bulk(page).getByRole('columnheader', { name: 'Email' });
  await bulk(page).getByLabel('Email, row 30').focus();
  for (let row = 30; row > 16; row -= 1) {
    await expect(bulk(page).getByLabel(`Email, row ${row}`)).toBeFocused();
    const covered = await head.evaluate(
      (heading) =>
        heading.getBoundingClientRect().bottom -
        (document.activeElement?.getBoundingClientRect().top ?? 0),
    );
    expect(covered, `row ${row}`).toBeLessThanOrEqual(0);
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('Shift+Tab');
  }
});
