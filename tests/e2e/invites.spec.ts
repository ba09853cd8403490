import { expect, type Page } from '@playwright/test';
import { freshEmail, freshId } from '../support/fresh.ts';
import { invite, mailsTo } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import {
  button,
  dialogOf,
  expectNoSidewaysScroll,
  find,
  invitesTo,
  openStaff,
  rowOf,
} from './support/staff.ts';
import { keepNotifications, PHONE, redeem, test } from './support/test.ts';

const modal = (page: Page) => dialogOf(page, 'Invite User');
const code = (page: Page) => modal(page).getByLabel('Code').inputValue();
const submit = (page: Page) =>
  modal(page).getByRole('button', { name: 'Invite', exact: true }).click();

async function openModal(page: Page) {
  await button(page, 'Invite User').click();
  await expect(modal(page).getByLabel('Provider')).not.toHaveValue('');
}

test('somebody is invited: the mail brings a link that opens the quiz’s first page filled in', async ({
  page,
  browser,
}) => {
  const id = freshId();
  const email = `ana+${id}@example.com`;
  await keepNotifications(page);
  await openStaff(page, 'Manager', '/invites');
  await openModal(page);
  await modal(page).getByLabel('Name').fill(`Ana <i>${id}<i>`);
  await modal(page).getByLabel('Email').fill(email);
  const sent = await code(page);
  expect(sent).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
  await submit(page);
  await expect(modal(page)).toBeHidden();
  await expect(page.getByText(`Ana <i>${id}<i> is invited.`)).toBeVisible();
  await find(page, email);
  const row = rowOf(page, email);
  await expect(row).toContainText('Aurum Scent Co.');
  await expect(row).toContainText('Mara Lindqvist');
  await expect(row).toContainText('Open');
  const [mail, ...more] = await mailsTo(email, 1);
  expect(more).toEqual([]);
  expect(mail?.plainText).toContain(sent);
  const link = /https?:\S+/.exec(mail?.plainText ?? '')?.[0] ?? '';
  // A respondent's own browser: nobody is signed in there.
  const context = await browser.newContext();
  const first = await context.newPage();
  await first.goto(link);
  await expect(first.getByLabel('Email')).toHaveValue(email);
  await expect(first.getByLabel('Invite code')).toHaveValue(sent);
  await first.getByRole('button', { name: 'Start Quiz' }).click();
  await expect(first).toHaveURL(/\/quiz\//);
  await context.close();
  await page.reload();
  await expect(rowOf(page, email)).toContainText('Redeemed');
});

test('what is missing stands beside its field; each opening brings a fresh code', async ({
  page,
}) => {
  await openStaff(page, 'Salesperson', '/invites?invite=1');
  await expect(modal(page).getByLabel('Provider')).not.toHaveValue('');
  await expect(modal(page).getByLabel('Provider')).toBeDisabled();
  await expect(modal(page).getByLabel('Salesperson')).toHaveValue('jonah.adler@aurum.example');
  await expect(modal(page).getByLabel('Salesperson')).toBeDisabled();
  const first = await code(page);
  await modal(page).getByRole('button', { name: 'Generate New Code' }).click();
  const second = await code(page);
  expect(second).not.toBe(first);
  await modal(page).getByLabel('Code').fill('ABC');
  await submit(page);
  for (const [field, message] of [
    ['Name', 'Name is required.'],
    ['Email', 'Email is required.'],
    ['Code', 'Code is required.'],
  ] as const)
    await expect(modal(page).getByLabel(field)).toHaveAccessibleDescription(message);
  await modal(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(page).toHaveURL(/\/invites$/);
  await openModal(page);
  expect([first, second, 'ABC']).not.toContain(await code(page));
});

test('an Admin chooses provider and salesperson, and is told when one is missing or unknown', async ({
  page,
}) => {
  await openStaff(page, 'Admin', '/invites');
  await openModal(page);
  await expect(modal(page).getByLabel('Provider')).toBeEnabled();
  await expect(modal(page).getByLabel('Provider')).toHaveValue('Aurum Scent Co.');
  await modal(page).getByLabel('Salesperson').fill('');
  await submit(page);
  await expect(modal(page).getByLabel('Salesperson')).toHaveAccessibleDescription(
    'Salesperson is required.',
  );
  await modal(page).getByLabel('Name').fill('Ana');
  await modal(page).getByLabel('Email').fill(freshEmail('ana'));
  await modal(page).getByLabel('Salesperson').fill('nobody@aurum.example');
  await submit(page);
  await expect(modal(page).getByLabel('Salesperson')).toHaveAccessibleDescription(
    'Salesperson is not a known user.',
  );
});

test('a code in use is refused, a lost answer invites nobody twice, and an open invite asks first', async ({
  page,
}) => {
  const taken = await invite();
  const email = freshEmail('taken');
  await openStaff(page, 'Manager', '/invites?invite=1');
  await expect(modal(page).getByLabel('Provider')).not.toHaveValue('');
  await test.step('typed text stays, and a new code works', async () => {
    await modal(page).getByLabel('Name').fill('Tara Taken');
    await modal(page).getByLabel('Email').fill(email);
    await modal(page).getByLabel('Code').fill(taken.code.toLowerCase());
    await submit(page);
    await expect(modal(page).getByLabel('Code')).toHaveAccessibleDescription(
      'This code is in use. Please generate a new code.',
    );
    await expect(modal(page).getByLabel('Name')).toHaveValue('Tara Taken');
    await modal(page).getByRole('button', { name: 'Generate New Code' }).click();
  });
  await test.step('an answer that is lost on the way is retried without inviting twice', async () => {
    await page.route('**/api/vseCreateInvite', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await submit(page);
    await expect(
      modal(page).getByRole('alert').filter({ hasText: 'cannot reach VSE' }),
    ).toBeVisible();
    await expect(modal(page).getByLabel('Email')).toHaveValue(email);
    await page.unroute('**/api/vseCreateInvite');
    await submit(page);
    await expect(modal(page)).toBeHidden();
    expect(await invitesTo(email)).toHaveLength(1);
    expect(await mailsTo(email, 1)).toHaveLength(1);
  });
  await test.step('somebody with an open invite is invited again only after a question', async () => {
    await openModal(page);
    await modal(page).getByLabel('Name').fill('Tara Taken');
    await modal(page).getByLabel('Email').fill(email);
    await submit(page);
    const question = dialogOf(page, 'Invite them again?');
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await invitesTo(email)).toHaveLength(1);
    await submit(page);
    await question.getByRole('button', { name: 'Invite again' }).click();
    await expect(modal(page)).toBeHidden();
    expect(await invitesTo(email)).toHaveLength(2);
  });
});

test('each role sees the columns and invites that are theirs, oldest first, and who invited where it may', async ({
  page,
}) => {
  const others = await invite({ providerName: 'Maison Verdier', name: `Other ${freshId()}` });
  const own = await invite({ name: `Nils ${freshId()}` });
  const show = (text: string) => page.getByRole('searchbox').fill(text);
  await test.step('an Admin all of them', async () => {
    await openStaff(page, 'Admin', `/invites?find=${encodeURIComponent(others.email)}`);
    await expect(rowOf(page, others.email)).toHaveCount(1);
    await expect(page.getByRole('columnheader')).toHaveText([
      'Name',
      'Email',
      'Provider',
      'Invited by',
      'Date Sent',
      'Date Redeemed',
      'Status',
    ]);
  });
  await test.step('a Manager those of the provider, with the inviter by name', async () => {
    await openStaff(page, 'Manager', '/invites?find=meiling.chen');
    await expect(rowOf(page, 'meiling.chen@example.com')).toHaveCount(1);
    await show(others.email);
    await expect(page.getByText(/^0 of \d+$/)).toBeVisible();
    await expect(rowOf(page, others.email)).toHaveCount(0);
    await show(own.email);
    await expect(rowOf(page, own.email)).toContainText('Jonah Adler');
    await rowOf(page, own.email).getByRole('cell').first().click();
    await expect(dialogOf(page, own.name)).toContainText('jonah.adler@aurum.example');
  });
  await test.step('a Salesperson their own, in the detail neither who invited', async () => {
    await openStaff(page, 'Salesperson', '/invites');
    await page.getByRole('rowheader').first().waitFor();
    await expect(page.getByRole('columnheader', { name: 'Invited by' })).toHaveCount(0);
    // Of the same provider, but somebody else's.
    await show('meiling.chen');
    await expect(page.getByText(/^0 of \d+$/)).toBeVisible();
    await expect(rowOf(page, 'meiling.chen@example.com')).toHaveCount(0);
    await show(own.email);
    await button(page, own.name).click();
    await expect(dialogOf(page, own.name)).toBeVisible();
    await expect(dialogOf(page, own.name)).not.toContainText('Invited by');
  });
});

test('an invite is sent again, withdrawn, refused when redeemed, and opened once more', async ({
  page,
  browser,
}) => {
  const guest = await invite({ name: `Wanda ${freshId()}` });
  await mailsTo(guest.email, 1);
  await openStaff(page, 'Manager', `/invites?find=${encodeURIComponent(guest.name)}`);
  await button(page, guest.name).click();
  const detail = dialogOf(page, guest.name);
  await expect(detail).toContainText(guest.code);
  await expect(detail.getByRole('term')).toHaveText([
    'Email',
    'Code',
    'Provider',
    'Invited by',
    'Date Sent',
    'Valid until',
    'Status',
    'Delivery',
  ]);
  await expectAccessible(page);
  await detail.getByRole('button', { name: 'Resend' }).click();
  await expect(page.getByText(`The invite for ${guest.name} is on its way again.`)).toBeVisible();
  expect(await mailsTo(guest.email, 2)).toHaveLength(2);
  await detail.getByRole('button', { name: 'Withdraw' }).click();
  const question = dialogOf(page, `Withdraw the invite for ${guest.name}?`);
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await expect(detail).toContainText('Withdrawn on');
  await expect(detail.getByRole('term').filter({ hasText: 'Valid until' })).toHaveCount(0);
  await expect(detail.getByRole('button', { name: 'Copy link' })).toBeHidden();
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto('/');
  await redeem(other, guest);
  await expect(other.getByRole('alert')).toHaveText(
    'Your invitation has been withdrawn. Please ask for a new one.',
  );
  await detail.getByRole('button', { name: 'Resend' }).click();
  // Exactly: the notification about the withdrawal is a button too, for three seconds.
  await expect(detail.getByRole('button', { name: 'Withdraw', exact: true })).toBeVisible();
  await redeem(other, guest);
  await expect(other).toHaveURL(/\/quiz\//);
  await context.close();
});

test('the list of invites and inviting work on a phone, with a keyboard and by a screen reader', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openStaff(page, 'Salesperson', '/invites');
  await page.getByRole('rowheader').nth(10).waitFor();
  await expectNoSidewaysScroll(page);
  // Rows are alike: one is checked.
  const { email } = await invite();
  await find(page, email);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const first = page.getByRole('rowheader').first().getByRole('button');
  await first.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();
  await test.step('inviting', async () => {
    await button(page, 'Invite User').press('Enter');
    await modal(page).getByLabel('Name').press('Enter');
    await expect(modal(page).getByLabel('Name')).toHaveAccessibleDescription('Name is required.');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(button(page, 'Invite User')).toBeFocused();
  });
});
