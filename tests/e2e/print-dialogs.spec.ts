import { expect } from '@playwright/test';
import { completed, invite } from './support/api.ts';
import { printed } from './support/pdf.ts';
import { button, dialogOf, find, openStaff, rowOf } from './support/staff.ts';
import { openAs, test } from './support/test.ts';

const ADDRESS = /[\w.+-]+@[\w.-]+\.\w+/g;

test('the printed dialog of an invite is one page with its code, and without the others of the list', async ({
  page,
}) => {
  const { name, email, code } = await invite({ name: 'Tariq Aziz' });
  await invite({ name: 'Hana Mori' });
  await openStaff(page, 'Admin', '/invites');
  await find(page, email);
  // The sample catalogue also has a guest of this name, whom the list shows until the search has answered.
  await rowOf(page, email).getByRole('button', { name, exact: true }).click();
  await expect(dialogOf(page, name)).toBeVisible();
  const [sheet = '', ...more] = await printed(page);
  expect(more).toEqual([]);
  expect(sheet).toContain(code);
  expect(sheet).toContain('Tariq Aziz');
  // The guest's, and that of the person who invited.
  expect(new Set(sheet.match(ADDRESS))).toHaveProperty('size', 2);
  expect(sheet.match(ADDRESS)).toContain(email);
  expect(sheet).not.toContain('Invite Many');
});

test('a question above a dialog is printed alone', async ({ page }) => {
  const { name, email, code } = await invite({ name: 'Tariq Aziz' });
  await openStaff(page, 'Admin', '/invites');
  await button(page, 'Invite User').first().click();
  const dialog = dialogOf(page, 'Invite User');
  await dialog.getByLabel('Name').fill('Robin Guest');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  const text = (await printed(page)).join('\n');
  expect(text).not.toContain('Invite User');
  for (const other of [name, email, code]) expect(text).not.toContain(other);
});

test("the details of a fragrance are printed whole and alone, on the respondents' side", async ({
  page,
}) => {
  const quiz = await completed();
  await openAs(page, quiz, `/quiz/${quiz.id}/complete`);
  await page
    .getByRole('button', { name: /^Details/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const name = (await dialog.getByRole('heading').first().textContent()) ?? '';
  const reasons = await dialog.getByRole('listitem').allTextContents();
  const pages = await printed(page);
  const squeezed = (text: string) => text.replace(/\s+/g, '');
  const text = squeezed(pages.join(''));
  expect(text.split(squeezed(name)).length - 1).toBeGreaterThan(0);
  for (const reason of reasons) expect(text).toContain(squeezed(reason));
  expect(text).not.toContain(squeezed('E-mail me my results'));
  expect(pages.length).toBeLessThanOrEqual(2);
  expect(pages.filter((one) => one.includes('Why this fragrance'))).toHaveLength(1);
});
