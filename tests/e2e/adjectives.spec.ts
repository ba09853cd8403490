import { expect, type Page } from '@playwright/test';
import type { Role } from '@vse/domain/access/permissions';
import { createAdjective, listAdjectives, updateAdjective } from '@vse/domain/records/adjectives';
import { unique } from '../support/fresh.ts';
import { ADMIN, call } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import {
  button,
  dialogOf,
  editButton,
  expectNoSidewaysScroll,
  find,
  openStaff,
  rowOf,
  section,
} from './support/staff.ts';
import { DESKTOP, heading, held, letIn, PHONE, test } from './support/test.ts';

const newAdjective = async (word: string) => {
  const name = unique(word);
  return { name, ...(await call(createAdjective, { name }, ADMIN)) };
};
const saved = (page: Page) => page.getByRole('main').getByText('Your changes were saved.');
const named = async (name: string) =>
  (await call(listAdjectives, {}, ADMIN)).items.filter((one) => one.name === name);

for (const role of ['Admin', 'Manager'] as const satisfies readonly Role[]) {
  test(`as ${role}, an adjective is added, renamed and deleted in the list`, async ({ page }) => {
    const name = unique('velvet');
    await openStaff(page, role, '/adjectives');
    await expect(heading(page, 'Adjectives')).toBeVisible();
    await page.getByLabel('Add Adjective').fill(name);
    await button(page, 'Add Adjective').click();
    await expect(saved(page)).toBeVisible();
    await expect(page.getByLabel('Add Adjective')).toHaveValue('');
    await find(page, name);
    await button(page, `Edit ${name}`).click();
    const edit = dialogOf(page, 'Edit Adjective');
    await expect(edit.getByLabel('Name')).toHaveValue(name);
    await edit.getByLabel('Name').fill(`${name} 2`);
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(rowOf(page, `${name} 2`)).toBeVisible();
    await expect(saved(page)).toBeVisible();
    await button(page, `Delete ${name} 2`).click();
    const question = dialogOf(page, `Delete ${name} 2?`);
    await expect(question).toContainText('It is used by 0 fragrances and 0 answers.');
    await question.getByRole('button', { name: 'Delete adjective' }).click();
    await expect(question).toBeHidden();
    await expect(rowOf(page, `${name} 2`)).toBeHidden();
    expect(await named(`${name} 2`)).toEqual([]);
  });
}

test('Salespeople see no adjectives', async ({ page }) => {
  await openStaff(page, 'Salesperson', '/adjectives');
  await expect(heading(page, 'Your role does not include this page')).toBeVisible();
  await expect(page.getByRole('table')).toBeHidden();
});

test('an empty name is refused in the words of the place, and a name that is there asks first', async ({
  page,
}) => {
  const { name } = await newAdjective('silken');
  await openStaff(page, 'Manager', '/adjectives');
  await button(page, 'Add Adjective').click();
  const error = dialogOf(page, 'Error Adding Adjective');
  await expect(error).toContainText('Adjective name required.');
  await error.getByRole('button', { name: 'Close' }).last().click();
  await page.getByLabel('Add Adjective').fill(name.toUpperCase());
  await button(page, 'Add Adjective').click();
  const twice = dialogOf(page, 'There is one with this name');
  await twice.getByRole('button', { name: 'Cancel' }).click();
  expect(await named(name.toUpperCase())).toEqual([]);
  await button(page, 'Add Adjective').click();
  await twice.getByRole('button', { name: 'Use the name twice' }).click();
  await expect(saved(page)).toBeVisible();
  expect(await named(name.toUpperCase())).toHaveLength(1);
});

test('the page of an adjective is edited and deleted, and its deleted page speaks only of what is gone', async ({
  page,
}) => {
  const { id, name } = await newAdjective('misty');
  await openStaff(page, 'Admin', `/adjectives/${id}/delete`);
  await expect(heading(page, name)).toBeVisible();
  await editButton(page).click();
  await page.getByLabel('Name').fill('');
  await button(page, 'Save').click();
  const error = dialogOf(page, 'Error Saving Adjective');
  await expect(error).toContainText('Adjective is required.');
  await error.getByRole('button', { name: 'Close' }).last().click();
  await page.getByLabel('Name').fill(`${name} 2`);
  await button(page, 'Save').click();
  await expect(heading(page, `${name} 2`)).toBeVisible();
  await section(page, 'Danger Zone').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete adjective' }).click();
  await expect(heading(page, `Deleted ${name} 2`)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/adjectives/${id}/delete$`));
  await page.getByRole('link', { name: 'Return to Adjectives' }).click();
  await expect(heading(page, 'Adjectives')).toBeVisible();
});

test('the second of two editors sees both versions and chooses one', async ({ page }) => {
  const { id, name } = await newAdjective('airy');
  await openStaff(page, 'Manager', `/adjectives/${id}`);
  await editButton(page).click();
  await page.getByLabel('Name').fill(`${name} mine`);
  await call(updateAdjective, { id, name: `${name} theirs` }, ADMIN);
  await button(page, 'Save').click();
  const conflict = page.getByRole('dialog', { name: /^Ines Calder changed this / });
  await expect(conflict.getByRole('radio', { name: `Theirs: ${name} theirs` })).toBeVisible();
  await conflict.getByRole('radio', { name: `Yours: ${name} mine` }).check();
  await conflict.getByRole('button', { name: 'Save this' }).click();
  await expect(heading(page, `${name} mine`)).toBeVisible();
  expect(await named(`${name} theirs`)).toEqual([]);
});

test('the Create form adds once however often it is pressed, and pulls nobody back who has left', async ({
  page,
}) => {
  const name = unique('brisk');
  await openStaff(page, 'Admin', '/adjectives/add');
  await expect(heading(page, 'Create Adjective')).toBeVisible();
  await page.getByLabel('Name').fill(name);
  const answer = await held(page, 'vseCreateAdjective');
  await button(page, 'Create Adjective').dblclick();
  await answer.asked;
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByText('Dashboard').click();
  await dialogOf(page, 'Still saving').getByRole('button', { name: 'Leave now' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await letIn(page, 'vseCreateAdjective', answer);
  await expect.poll(async () => (await named(name)).length).toBe(1);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the list of adjectives is accessible, and nothing scrolls sideways', async ({ page }) => {
  const { name } = await newAdjective('calm');
  await openStaff(page, 'Admin', `/adjectives?find=${encodeURIComponent(name)}`);
  await page.getByRole('rowheader').first().waitFor();
  // What a screen reader reads, in its order.
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - navigation "Breadcrumbs":
      - list:
        - listitem:
          - link "Dashboard"
        - listitem: Adjectives
    - heading "Adjectives" [level=1]
    - navigation "Jump to..":
      - button "Jump to.."
    - textbox "Add Adjective"
    - button "Add Adjective"
    - search "Filters":
      - searchbox "Find by name"
      - button "Clear"
    - region "Adjectives":
      - table "Adjectives":
        - rowgroup:
          - row:
            - columnheader "Name"
            - columnheader "Fragrances"
            - columnheader "Answers"
            - columnheader "Actions"
        - rowgroup:
          - row:
            - rowheader:
              - link
            - cell
            - cell
            - cell:
              - button /Edit/
              - button /Delete/
  `);
  for (const viewport of [PHONE, { width: 768, height: 900 }, DESKTOP]) {
    await page.setViewportSize(viewport);
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page);
});

test('the page of an adjective is accessible', async ({ page }) => {
  const { id, name } = await newAdjective('serene');
  await openStaff(page, 'Manager', `/adjectives/${id}`);
  await expect(heading(page, name)).toBeVisible();
  await expectAccessible(page);
});

test('a begun adjective still asks before Back after another one was edited in its dialog', async ({
  page,
}) => {
  const { name } = await newAdjective('mossy');
  await openStaff(page, 'Admin', '/dashboard');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Adjectives/ })
    .first()
    .click();
  await page.getByLabel('Add Adjective').fill('misty');
  await find(page, name);
  await button(page, `Edit ${name}`).click();
  const edit = dialogOf(page, 'Edit Adjective');
  await edit.getByLabel('Name').fill('mossier');
  await edit.getByLabel('Name').fill(name);
  await page.keyboard.press('Escape');
  await expect(edit).toHaveCount(0);
  await page.goBack();
  await dialogOf(page, 'Leave without saving?').getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('Add Adjective')).toHaveValue('misty');
  await expect(page).toHaveURL(/\/adjectives/);
});
