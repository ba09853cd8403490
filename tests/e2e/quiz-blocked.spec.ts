import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { findChromium } from '../../scripts/test/browsers.ts';
import { invite } from './support/api.ts';
import { choose, chooseAll, finish, heading, redeem, saveState, test } from './support/test.ts';

/** A profile whose owner has told Chrome to let no site keep data. */
function profileWithoutSiteData(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vse-profile-'));
  mkdirSync(join(folder, 'Default'));
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(folder, 'Default/Preferences'), JSON.stringify(preferences));
  return folder;
}

test('where the browser keeps no data for sites, a quiz is saved and finished all the same', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const profile = profileWithoutSiteData();
  // Only a whole Chromium reads the settings of a profile.
  const executablePath = findChromium();
  const browser = await playwright.chromium.launchPersistentContext(profile, {
    ...launchOptions,
    ...(executablePath && { executablePath }),
    baseURL: baseURL ?? '',
  });
  try {
    const page = await browser.newPage();
    await page.goto('/');
    const refused = await page.evaluate(async () => ({
      storage: await (async () => localStorage.length)().catch(() => 'refused'),
      locks: await navigator.locks.request('any', () => 'given').catch(() => 'refused'),
    }));
    expect(refused).toEqual({ storage: 'refused', locks: 'refused' });
    await redeem(page, await invite());
    await choose(page, 1);
    await expect(saveState(page, 'Saved')).toBeVisible();
    await chooseAll(page, 2);
    await finish(page).click();
    await expect(heading(page, 'Results')).toBeVisible();
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
});
