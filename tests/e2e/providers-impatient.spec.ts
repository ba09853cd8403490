import { expect } from '@playwright/test';
import { unique } from '../support/fresh.ts';
import { providerByName } from './support/providers.ts';
import { button, dialogOf, openStaff } from './support/staff.ts';
import { held, letIn, soon, test } from './support/test.ts';

test('a second press adds no second provider, and a person who has left stays where they are', async ({
  page,
}) => {
  const name = unique('Twice');
  await openStaff(page, 'Manager', '/providers/add');
  await page.getByLabel('Name', { exact: true }).fill(name);
  const answer = await held(page, 'vseCreateProvider');
  await button(page, 'Add Provider').dblclick();
  await answer.asked;
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByText('Dashboard').click();
  await dialogOf(page, 'Still saving').getByRole('button', { name: 'Leave now' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await letIn(page, 'vseCreateProvider', answer);
  await soon(async () => (await providerByName(name))?.name).toBe(name);
  await expect(page).toHaveURL(/\/dashboard$/);
});
