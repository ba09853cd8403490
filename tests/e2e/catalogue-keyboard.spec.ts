import { expect, type Locator, type Page } from '@playwright/test';
import { createAdjective, listAdjectives, updateAdjective } from '@vse/domain/records/adjectives';
import { unique } from '../support/fresh.ts';
import { ADMIN, call } from './support/api.ts';
import { button, dialogOf, editButton, openStaff, rowOf, section } from './support/staff.ts';
import { heading, test } from './support/test.ts';

const MOST_STEPS = 80;

/** Tab by Tab, as a person without a mouse would. */
async function tabTo(page: Page, target: Locator) {
  await target.waitFor();
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    if (await target.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} is not reached by Tab`);
}

/** The same backwards. */
async function tabBackTo(page: Page, target: Locator) {
  await target.waitFor();
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    if (await target.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Shift+Tab');
  }
  throw new Error(`${target} is not reached by Shift+Tab`);
}

async function press(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function type(page: Page, target: Locator, text: string) {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

test('an adjective is added, renamed and deleted by keyboard alone', async ({ page }) => {
  const name = unique('velvet');
  await openStaff(page, 'Manager', '/adjectives');
  const field = page.getByLabel('Add Adjective');
  await type(page, field, name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText('Your changes were saved.')).toBeVisible();
  // Ready for the next one.
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await type(page, page.getByRole('searchbox'), name);
  await press(page, button(page, `Edit ${name}`));
  const edit = dialogOf(page, 'Edit Adjective');
  await expect(edit.getByLabel('Name')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' 2');
  await page.keyboard.press('Enter');
  await expect(edit).toBeHidden();
  await expect(button(page, `Edit ${name} 2`)).toBeFocused();
  await resolveConflict(page, name, field);
  await press(page, button(page, `Delete ${name} 2`));
  const question = dialogOf(page, `Delete ${name} 2?`);
  await expect(question).toContainText('It is used by 0 fragrances and 0 answers.');
  await press(page, question.getByRole('button', { name: 'Delete adjective' }));
  await expect(question).toBeHidden();
  await expect(rowOf(page, `${name} 2`)).toBeHidden();
  await expect(heading(page, 'Adjectives')).toBeFocused();
});

/** Two begun forms on one page, the second of which is saved after another person has renamed the adjective. */
async function resolveConflict(page: Page, name: string, field: Locator) {
  await type(page, field, 'begun');
  await press(page, button(page, `Edit ${name} 2`));
  const edit = dialogOf(page, 'Edit Adjective');
  await expect(edit.getByLabel('Name')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' mine');
  const { items } = await call(listAdjectives, {}, ADMIN);
  const id = items.find((one) => one.name === `${name} 2`)?.id ?? '';
  await call(updateAdjective, { id, name: `${name} theirs` }, ADMIN);
  await page.keyboard.press('Enter');
  const conflict = page.getByRole('dialog', { name: / changed this / });
  const mine = conflict.getByRole('radio', { name: /^Yours/ });
  await tabTo(page, mine);
  await page.keyboard.press('ArrowDown');
  await expect(conflict.getByRole('radio', { name: /^Theirs/ })).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(mine).toBeChecked();
  await press(page, conflict.getByRole('button', { name: 'Save this' }));
  await expect(conflict).toBeHidden();
  await expect(edit).toBeHidden();
  await expect(field).toHaveValue('begun');
  // The first form is still begun, so leaving asks.
  await press(page, page.getByRole('link', { name: 'Dashboard' }).first());
  await page.keyboard.press('Escape');
  await expect(heading(page, 'Adjectives')).toBeVisible();
  await press(page, button(page, `Edit ${name} 2 mine`));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(`${name} 2`);
  await page.keyboard.press('Enter');
  await expect(edit).toBeHidden();
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
}

test('a fragrance is added, edited and deleted by keyboard alone', async ({ page }) => {
  const [name, adjective] = [unique('Keyed'), unique('keyed')];
  await call(createAdjective, { name: adjective }, ADMIN);
  await openStaff(page, 'Manager', '/fragrances/add');
  await type(page, page.getByLabel('Name', { exact: true }), name);
  await type(page, page.getByLabel('SKU'), unique('KEY'));
  await type(page, page.getByLabel('Family'), 'Amber');
  await type(page, page.getByLabel('Collection'), 'Core');
  await type(page, page.getByLabel('Short Description'), 'Short.');
  await type(page, page.getByLabel('Long Description'), 'Long.');
  await press(page, button(page, 'Add a color'));
  await expect(page.getByLabel('Hex')).toBeFocused();
  await page.keyboard.type('#D98C2B');
  await page.keyboard.press('Enter');
  await expect(button(page, '1: orange, #D98C2B')).toBeFocused();
  await type(page, page.getByRole('combobox', { name: 'Add an adjective' }), adjective);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabBackTo(page, page.getByLabel(`Weight of ${adjective}`));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Fragrances')).toBeVisible();
  await type(page, page.getByRole('searchbox'), name);
  await press(page, page.getByRole('link', { name, exact: true }));
  await press(page, editButton(page));
  await type(page, page.getByLabel('Detection Level'), 'Low');
  await page.keyboard.press('Enter');
  await expect(editButton(page)).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Low' })).toBeVisible();
  await press(page, section(page, 'Danger Zone').getByRole('button', { name: 'Delete' }));
  await press(page, page.getByRole('button', { name: 'Delete fragrance' }));
  await expect(heading(page, `Deleted ${name}`)).toBeVisible();
});
