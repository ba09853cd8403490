import { expect } from '@playwright/test';
import { createAdjective } from '@vse/domain/records/adjectives';
import { unique } from '../support/fresh.ts';
import { ADMIN, call, completed } from './support/api.ts';
import { button, dialogOf, openStaff, rowOf } from './support/staff.ts';
import {
  clickLikeSafari,
  DESKTOP,
  heading,
  laterParts,
  openAs,
  PHONE,
  test,
} from './support/test.ts';

for (const [place, size] of Object.entries({ phone: PHONE, desktop: DESKTOP }))
  test(`on a ${place} the page behind a dialog stays where it is, and the way out in sight`, async ({
    page,
  }) => {
    const quiz = await completed();
    await page.setViewportSize(size);
    await openAs(page, quiz, `/results/${quiz.id}`);
    const details = page.getByRole('button', { name: /^Details of / }).nth(1);
    await laterParts(page);
    await details.scrollIntoViewIfNeeded();
    const scrolled = () => page.evaluate(() => scrollY);
    const before = await scrolled();
    await details.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const left = (await page.getByRole('contentinfo').boundingBox())?.width;
    await page.mouse.move(4, 4);
    await page.mouse.wheel(0, 600);
    await page.mouse.move(size.width / 2, size.height / 2);
    for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(0, 1000);
    await expect
      .poll(() => dialog.evaluate((it) => it.scrollHeight - it.scrollTop - it.clientHeight))
      .toBeLessThan(2);
    expect(await scrolled()).toBe(before);
    await expect(dialog.getByRole('button', { name: 'Close' }).first()).toBeInViewport({
      ratio: 1,
    });
    expect((await page.getByRole('contentinfo').boundingBox())?.width).toBe(left);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.mouse.wheel(0, -300);
    await expect.poll(scrolled).toBeLessThan(before);
  });

test('a dialog that the browser closes by itself is gone for the page as well', async ({
  page,
}) => {
  const quiz = await completed();
  await openAs(page, quiz, `/results/${quiz.id}`);
  const open = page.getByRole('button', { name: /^Details of / }).first();
  await open.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // As Android does it at the second Back gesture: closed, with nobody asked.
  await dialog.evaluate((it: HTMLDialogElement) => it.close());
  await expect(page.locator('dialog')).toHaveCount(0);
  await open.click();
  await expect(dialog).toBeVisible();
});

test('a dialog stands outside the form that it belongs to', async ({ page }) => {
  await openStaff(page, 'Manager', '/invites?invite=1');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((it) => it.closest('form, #root'))).toBeNull();
});

test('a dialog of staff opens offline, because its code is loaded in advance', async ({
  page,
  context,
}) => {
  const loaded = page.waitForResponse(/\/assets\/dialog-[\w-]+\.js$/);
  await openStaff(page, 'Manager', '/adjectives');
  await (await loaded).finished();
  await context.setOffline(true);
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: /^Delete / })).toBeVisible();
});

test('canceling the choice of a file keeps the dialog open', async ({ page }) => {
  await openStaff(page, 'Manager', '/invites');
  await page.getByRole('button', { name: 'Invite Many' }).click();
  const dialog = dialogOf(page, 'Invite Many');
  // As browsers say it of a file's choice; no test can press their button.
  await dialog
    .locator('input[type=file]')
    .dispatchEvent('cancel', { bubbles: true, cancelable: false });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a selection of text that ends beside a dialog does not close it, a click there does', async ({
  page,
}) => {
  await openStaff(page, 'Manager', '/invites?invite=1');
  const dialog = page.getByRole('dialog');
  const title = await dialog.getByRole('heading').boundingBox();
  if (!title) throw new Error('The dialog has no title.');
  await page.mouse.move(title.x + 20, title.y + 10);
  await page.mouse.down();
  await page.mouse.move(20, 20, { steps: 4 });
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(20, 20);
  await expect(dialog).toBeHidden();
});

test('what the keyboard reaches in a dialog is scrolled into sight, between its head and its buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await openStaff(page, 'Admin', '/invites?invite=1');
  const dialog = page.getByRole('dialog');
  const field = dialog.locator('input, select, textarea').first();
  const [close, submit] = [dialog.getByRole('button').first(), dialog.getByRole('button').last()];
  await submit.focus();
  await field.evaluate((it) => it.closest('.fui-DialogContent')?.scrollBy(0, 1000));
  await expect(field).not.toBeInViewport();
  await field.focus();
  await expect(field).toBeInViewport({ ratio: 1 });
  for (const button of [close, submit]) await expect(button).toBeInViewport({ ratio: 1 });
});

test('in Safari, too, a dialog gives the focus back, or to the heading when its row is deleted', async ({
  page,
}) => {
  const name = unique('velvet');
  await call(createAdjective, { name }, ADMIN);
  await clickLikeSafari(page);
  await openStaff(page, 'Manager', `/adjectives?find=${name}`);
  for (const action of ['Edit', 'Delete']) {
    const opener = button(page, `${action} ${name}`);
    await opener.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
  await button(page, `Delete ${name}`).click();
  await page.getByRole('button', { name: 'Delete adjective' }).click();
  await expect(rowOf(page, name)).toBeHidden();
  await expect(heading(page, 'Adjectives')).toBeFocused();
});
