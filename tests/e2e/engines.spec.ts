import { existsSync } from 'node:fs';
import { expect, firefox, webkit } from '@playwright/test';
import { invite } from './support/api.ts';
import { chooseAll, finish, heading, redeem, test } from './support/test.ts';

const ENGINES = { firefox, webkit };

// Playwright drives only the browsers that it has built itself (decision 0005).
test.skip(
  ({ browserName }) =>
    browserName !== 'chromium' && !existsSync(ENGINES[browserName].executablePath()),
  'Playwright’s own build of this browser is not installed',
);

test('a respondent redeems an invite, answers the quiz and reads the results', async ({ page }) => {
  const { email, code } = await invite();
  await page.goto('/');
  await redeem(page, { email, code });
  await chooseAll(page);
  await finish(page).click();
  await expect(heading(page, 'Results')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Results')).toBeVisible();
});
