import { expect, type Page } from '@playwright/test';
import {
  createFragrance,
  type Fragrance,
  listFragrances,
  updateFragrance,
} from '@vse/domain/records/fragrances';
import { wholeFragrances } from '@vse/domain/rules/fragrance-lists';
import { freshFragrance, unique } from '../support/fresh.ts';
import { ADMIN, call } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { button, dialogOf, expectNoSidewaysScroll, openStaff, rowOf } from './support/staff.ts';
import { PHONE, test } from './support/test.ts';

async function stored(id: string): Promise<Fragrance> {
  const [found] = wholeFragrances((await call(listFragrances, { id }, ADMIN)).items);
  if (!found) throw new Error(`No fragrance ${id}`);
  return found;
}

async function newFragrance(word: string): Promise<Fragrance> {
  const { id } = await call(createFragrance, freshFragrance(word), ADMIN);
  return stored(id);
}

const change = async (id: string, fields: Partial<Fragrance>) =>
  call(updateFragrance, { ...(await stored(id)), ...fields }, ADMIN);

const notification = (page: Page, text: string) =>
  page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('listitem')
    .filter({ hasText: text });

test('a former state of a fragrance is read, restored by the form, and saved as the newest one', async ({
  page,
}) => {
  const { id, name } = await newFragrance('Former');
  await change(id, {
    family: 'Green',
    longDescription: 'Tall grass after rain. '.repeat(10).trim(),
  });
  await change(id, { shortDescription: 'Cut grass.' });
  await openStaff(page, 'Manager', `/fragrances/${id}`);
  await button(page, 'History').click();
  const panel = dialogOf(page, `History of ${name}`);
  const states = panel.getByRole('list').first().locator('> li');
  await expect(states).toHaveCount(3);
  await expect(states.nth(0)).toContainText('Current state');
  await expect(states.nth(0)).toContainText('Short Description: Short. becomes Cut grass.');
  await expect(states.nth(1)).toContainText('Family: Citrus becomes Green');
  await expect(states.nth(2)).toContainText('No earlier state is kept.');
  await panel.getByRole('button', { name: 'Show the whole text' }).click();
  await expect(states.nth(1)).toContainText('Tall grass after rain. '.repeat(10).trim());
  await expectAccessible(page);
  await states
    .nth(2)
    .getByRole('button', { name: /^Restore the state of/ })
    .click();
  await expect(panel).toBeHidden();
  await expect(notification(page, 'Check it, then save.')).toBeVisible();
  await expect(page.getByLabel('Family')).toHaveValue('Citrus');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  // Without a save nothing has changed; with unsaved input another state asks first.
  expect((await stored(id)).family).toBe('Green');
  await button(page, 'History').click();
  await states
    .nth(1)
    .getByRole('button', { name: /^Restore the state of/ })
    .click();
  await dialogOf(page, 'Replace your changes?')
    .getByRole('button', { name: 'Keep my changes' })
    .click();
  await expect(page.getByLabel('Family')).toHaveValue('Citrus');
  await button(page, 'Save').click();
  await expect(button(page, 'Edit')).toBeVisible();
  expect(await stored(id)).toMatchObject({ family: 'Citrus', shortDescription: 'Short.' });
  await button(page, 'History').click();
  await expect(states).toHaveCount(4);
  await expect(states.nth(0)).toContainText('Family: Green becomes Citrus');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button(page, 'History')).toBeFocused();
});

test('the history of a fragrance fits on a phone and shows ten states at a time', async ({
  page,
}) => {
  const { id, name } = await newFragrance('Often');
  for (let at = 1; at <= 11; at++) await change(id, { shortDescription: `Note ${at}.` });
  await page.setViewportSize(PHONE);
  await openStaff(page, 'Admin', `/fragrances/${id}`);
  await button(page, 'History').click();
  const panel = dialogOf(page, `History of ${name}`);
  const headings = panel.getByRole('heading', { level: 3 });
  await expect(headings).toHaveCount(10);
  await expectNoSidewaysScroll(page);
  await panel.getByRole('button', { name: 'Next' }).click();
  await expect(headings).toHaveCount(2);
  await expect(headings.first()).toBeFocused();
  await expect(panel.getByText('Current state')).toBeHidden();
  await panel.getByRole('button', { name: 'Previous' }).click();
  await expect(headings).toHaveCount(10);
  await expect(headings.first()).toBeFocused();
});

async function publishTwo(page: Page) {
  const word = unique('Pair');
  const one = await newFragrance(word);
  const other = await newFragrance(word);
  await page.goto(`/fragrances?find=${encodeURIComponent(word)}`);
  for (const { name } of [one, other]) await page.getByLabel(`Select ${name}`).check();
  await button(page, 'Publish').click();
  const done = notification(page, '2 fragrances are published.');
  await expect(done).toBeVisible();
  return { one, other, done };
}

test('publishing several fragrances is undone from the notification, but for one that was changed since', async ({
  page,
}) => {
  await openStaff(page, 'Manager', '/fragrances');
  const { one, other, done } = await publishTwo(page);
  await expect(rowOf(page, one.name)).toContainText('Published');
  await change(other.id, { shortDescription: 'Changed since.' });
  await done.getByRole('button', { name: 'Undo' }).click();
  const undone = notification(page, 'Undone: 1 record is as before.');
  await expect(undone).toContainText(
    `Left as they are, because they were changed or deleted since: ${other.name}.`,
  );
  await expect(rowOf(page, one.name)).toContainText('Draft');
  expect((await stored(one.id)).publishState).toBe('Draft');
  expect((await stored(other.id)).publishState).toBe('Published');
});

test('publishing several fragrances is undone from the list of changes, once', async ({ page }) => {
  await openStaff(page, 'Manager', '/fragrances');
  const { one, other, done } = await publishTwo(page);
  // It stands above the link.
  await done.click();
  await page.getByRole('main').getByRole('link', { name: 'Changes', exact: true }).click();
  const newest = rowOf(page, 'Published 2 fragrances').first();
  await expect(newest).toContainText('Done');
  await expectAccessible(page);
  await newest.getByRole('button', { name: 'Undo: Published 2 fragrances' }).click();
  await expect(notification(page, 'Undone: 2 records are as before.')).toBeVisible();
  await expect(rowOf(page, 'Undid a change of 2 records').first()).toContainText('Done');
  await expect(newest).toContainText('Undone');
  await expect(newest.getByRole('button')).toHaveCount(0);
  for (const { id } of [one, other]) expect((await stored(id)).publishState).toBe('Draft');
});
