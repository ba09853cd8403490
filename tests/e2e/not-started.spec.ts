import { expect } from '@playwright/test';
import { asStaff } from './support/staff.ts';
import { test } from './support/test.ts';

// What a Functions host answers to every call while the API has not started.
test.beforeEach(({ page }) =>
  page.route('**/api/**', (route) => route.fulfill({ status: 404, body: '' })),
);

const tryAgain = { name: 'Try again' };

for (const path of ['/quiz/x', '/results/x'])
  test(`${path} says while the API has not started that it failed, not that nothing is there`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('button', tryAgain)).toBeVisible();
    await expect(page.getByText('We could not find')).toBeHidden();
  });

test('the office says while the API has not started that it failed, and loads once it has', async ({
  page,
}) => {
  await asStaff(page, 'Admin');
  await page.goto('/fragrances');
  await expect(page.getByRole('button', tryAgain)).toBeVisible();
  await page.unroute('**/api/**');
  await page.getByRole('button', tryAgain).click();
  await expect(page.getByRole('heading', { name: 'Fragrances' })).toBeVisible();
});
