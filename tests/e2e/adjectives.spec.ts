import { expect, type Page } from '@playwright/test';
import { createAdjective, listAdjectives } from '@vse/domain/records/adjectives';
import { unique } from '../support/fresh.ts';
import { ADMIN, call } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import {
  button,
  dialogOf,
  editButton,
  expectNoSidewaysScroll,
  openStaff,
  section,
} from './support/staff.ts';
import { DESKTOP, heading, PHONE, test } from './support/test.ts';

const newAdjective = async (word: string) => {
  const name = unique(word);
  return { name, ...(await call(createAdjective, { name }, ADMIN)) };
};
const saved = (page: Page) => page.getByRole('main').getByText('Your changes were saved.');
const named = async (name: string) =>
  (await call(listAdjectives, {}, ADMIN)).items.filter((one) => one.name === name);

test('the page of an adjective is edited and deleted, and its deleted page speaks only of what is gone', async ({
  page,
}) => {
  const { id, name } = await newAdjective('misty');
  await openStaff(page, 'Admin', `/adjectives/${id}/delete`);
  await expect(heading(page, name)).toBeVisible();
  await expectAccessible(page);
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

test('the list of adjectives is accessible, refuses an empty name in its words, and asks about a name that is there', async ({
  page,
}) => {
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
  await test.step('an empty name is refused, and a name that is there asks first', async () => {
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
});
