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
  soon,
  test,
} from './support/test.ts';

test('the page behind a dialog stays where it is, with the way out in sight, and a dialog that the browser closes is gone', async ({
  page,
}) => {
  const quiz = await completed();
  for (const [place, size] of Object.entries({ phone: PHONE, desktop: DESKTOP }))
    await test.step(`on a ${place} nothing behind it moves`, async () => {
      await page.setViewportSize(size);
      // Loaded again, so that nothing is still on its way into another layout.
      await openAs(page, quiz, `/results/${quiz.id}`);
      await laterParts(page);
      const details = page.getByRole('button', { name: /^Details of / }).nth(1);
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
      await soon(() =>
        dialog.evaluate((it) => it.scrollHeight - it.scrollTop - it.clientHeight),
      ).toBeLessThan(2);
      expect(await scrolled()).toBe(before);
      await expect(dialog.getByRole('button', { name: 'Close' }).first()).toBeInViewport({
        ratio: 1,
      });
      expect((await page.getByRole('contentinfo').boundingBox())?.width).toBe(left);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await page.mouse.wheel(0, -300);
      await soon(scrolled).toBeLessThan(before);
    });
  await test.step('a dialog that the browser closes by itself is gone for the page as well', async () => {
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
});

test('a dialog of the office stands outside its form, scrolls to what has the focus, and closes only when it is meant to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await openStaff(page, 'Admin', '/invites?invite=1');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((it) => it.closest('form, #root'))).toBeNull();
  await test.step('what the keyboard reaches is scrolled into sight, between its head and its buttons', async () => {
    const field = dialog.locator('input, select, textarea').first();
    const [close, submit] = [dialog.getByRole('button').first(), dialog.getByRole('button').last()];
    await submit.focus();
    await field.evaluate((it) => it.closest('.fui-DialogContent')?.scrollBy(0, 1000));
    await expect(field).not.toBeInViewport();
    await field.focus();
    await expect(field).toBeInViewport({ ratio: 1 });
    for (const button of [close, submit]) await expect(button).toBeInViewport({ ratio: 1 });
  });
  await test.step('a selection of text that ends beside it does not close it, a click there does', async () => {
    await page.setViewportSize(DESKTOP);
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
  await test.step('canceling the choice of a file keeps it open', async () => {
    await page.getByRole('button', { name: 'Invite Many' }).click();
    const many = dialogOf(page, 'Invite Many');
    // As browsers say it of a file's choice; no test can press their button.
    await many
      .locator('input[type=file]')
      .dispatchEvent('cancel', { bubbles: true, cancelable: false });
    await expect(many).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(many).toBeHidden();
  });
});

test('in Safari, too, a dialog gives the focus back, or to the heading when its row is deleted; the next opens offline', async ({
  page,
  context,
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
  await test.step('a dialog opens offline, because its code comes with the office', async () => {
    await page.getByRole('searchbox').fill('');
    await context.setOffline(true);
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: /^Delete / })).toBeVisible();
  });
});
