import { expect } from '@playwright/test';
import { launch, type Page } from 'puppeteer-core';
import { PATIENCE_MS, type Size, type Visitor } from './visitor.ts';

const named = (page: Page, role: string, name: string) =>
  page.locator(`::-p-aria([name="${name}"][role="${role}"])`).setTimeout(PATIENCE_MS);

/** Starts Firefox over WebDriver BiDi. */
export async function openFirefox(executablePath: string, size: Size): Promise<Visitor> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // The blocker of popups is on, as people have it.
    extraPrefsFirefox: { 'dom.disable_open_during_load': true },
  });
  let page = await browser.newPage();
  await page.setViewport(size);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    name: await browser.version(),
    errors,
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    fill: (label, text) => named(page, 'textbox', label).fill(text),
    press: (role, name) => named(page, role, name).click(),
    pressText: (text) =>
      page.locator(`::-p-xpath(//*[text()="${text}"])`).setTimeout(PATIENCE_MS).click(),
    see: async (role, name) => void (await named(page, role, name).wait()),
    async pressFirstOfEach(groups, inside, count) {
      await page.waitForFunction(
        (css, all) => document.querySelectorAll(css).length === all,
        { timeout: PATIENCE_MS },
        groups,
        count,
      );
      for (const group of await page.$$(groups)) await (await group.$(inside))?.click();
    },
    async inPopup(act) {
      const opener = page;
      const isPopup = (other: Page) => other !== opener && other.url().startsWith('http');
      const popup = async () => (await browser.pages()).find(isPopup);
      await expect.poll(popup, { timeout: PATIENCE_MS }).toBeDefined();
      page = (await popup()) ?? page;
      await act();
      page = opener;
    },
    close: () => browser.close(),
  };
}
