import { expect } from '@playwright/test';
import { completed } from './support/api.ts';
import { DESKTOP, openAs, PHONE, test } from './support/test.ts';

for (const [place, size] of Object.entries({ phone: PHONE, desktop: DESKTOP }))
  test(`on a ${place} the page behind a dialog stays where it is, and the way out in sight`, async ({
    page,
  }) => {
    const quiz = await completed();
    await page.setViewportSize(size);
    await openAs(page, quiz, `/results/${quiz.id}`);
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
