import { expect } from '@playwright/test';
import { createAdjective } from '@vse/domain/records/adjectives';
import { freshEmail, unique } from '../support/fresh.ts';
import { ADMIN, begun, call, invite } from './support/api.ts';
import {
  button,
  dialogOf,
  editButton,
  find,
  goTo,
  newUser,
  openStaff,
  rowOf,
} from './support/staff.ts';
import {
  choose,
  chooseAll,
  DESKTOP,
  finish,
  heading,
  openQuiz,
  PHONE,
  questionsOf,
  redeem,
  saveState,
  test,
} from './support/test.ts';
import { translatePage } from './support/translate.ts';

test('a translated quiz is answered on and off line and leads to the results', async ({
  page,
  context,
}) => {
  const quiz = await begun();
  const single = quiz.questions.findIndex(({ type }) => type === 'Single Choice') + 1;
  await openQuiz(page, quiz);
  await translatePage(page);
  await choose(page, single);
  await expect(saveState(page, 'Saved')).toBeVisible();
  await questionsOf(page)
    .nth(single - 1)
    .getByRole('button', { name: /^Submit/ })
    .click();
  await context.setOffline(true);
  await choose(page, single, 2);
  await expect(saveState(page, 'Offline, kept on this device')).toBeVisible();
  await finish(page).click();
  const missing = dialogOf(page, 'Error Saving Quiz');
  await missing.getByRole('button', { name: 'Close' }).last().click();
  await context.setOffline(false);
  await expect(saveState(page, 'Saved')).toBeVisible();
  await chooseAll(page);
  await expect(finish(page)).toHaveAccessibleName('View Recommended Fragrances');
  await finish(page).click();
  await expect(heading(page, 'Results')).toBeVisible();
  await page
    .getByRole('button', { name: /^Details/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a translated invite page refuses a wrong code in words and then begins the quiz', async ({
  page,
}) => {
  const guest = await invite();
  await page.goto('/invite');
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await translatePage(page);
  await redeem(page, { ...guest, code: 'WRONG1' });
  await expect(page.getByRole('alert').first()).toContainText('unable to find');
  await redeem(page, guest);
  await expect(questionsOf(page).first()).toBeVisible();
});

test('the translated office searches, adds, edits, refuses, filters, invites and deletes', async ({
  page,
}) => {
  const record = unique('velvet');
  const { id } = await call(createAdjective, { name: record }, ADMIN);
  const user = await newUser('Tessa');
  await openStaff(page, 'Admin', '/adjectives');
  await expect(heading(page, 'Adjectives')).toBeVisible();
  await translatePage(page);
  await test.step('lists and dialogs', async () => {
    const name = unique('velvet');
    await button(page, 'Add Adjective').click();
    await dialogOf(page, 'Error Adding Adjective')
      .getByRole('button', { name: 'Close' })
      .last()
      .click();
    await page.getByLabel('Add Adjective').fill(name);
    await button(page, 'Add Adjective').click();
    await find(page, name);
    await button(page, `Edit ${name}`).click();
    const edit = dialogOf(page, 'Edit Adjective');
    await edit.getByLabel('Name').fill(`${name} 2`);
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(rowOf(page, `${name} 2`)).toBeVisible();
    await button(page, `Delete ${name} 2`).click();
    await dialogOf(page, `Delete ${name} 2?`)
      .getByRole('button', { name: 'Delete adjective' })
      .click();
    await expect(rowOf(page, `${name} 2`)).toBeHidden();
  });
  await test.step('a record is edited, saved and edited again', async () => {
    await goTo(page, `/adjectives/${id}`);
    await expect(heading(page, record)).toBeVisible();
    for (const next of [`${record} 2`, `${record} 3`]) {
      await editButton(page).click();
      await page.getByLabel('Name').fill(next);
      await expect(page.getByText('Unsaved changes')).toBeVisible();
      await button(page, 'Save').click();
      await expect(heading(page, next)).toBeVisible();
    }
  });
  await test.step('a list is filtered on a phone, and the filters are cleared', async () => {
    await page.setViewportSize(PHONE);
    await goTo(page, '/results');
    await expect(heading(page, 'Quiz History')).toBeVisible();
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await button(page, 'Filters').click();
    await page.getByRole('combobox', { name: 'Provider' }).selectOption({ index: 1 });
    await expect(button(page, 'Filters (1)')).toBeVisible();
    await button(page, 'Clear the filter Provider').click();
    await expect(button(page, 'Filters')).toBeVisible();
    await page.setViewportSize(DESKTOP);
  });
  await test.step('a user is edited and saved', async () => {
    await goTo(page, `/users/${user.id}`);
    await expect(heading(page, user.name)).toBeVisible();
    await editButton(page).click();
    await page.getByLabel('First name').fill('Tess');
    await button(page, 'Save').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Tess ');
  });
  await test.step('a dialog sends an invite', async () => {
    const email = freshEmail('translated');
    await goTo(page, '/invites');
    await button(page, 'Invite User').first().click();
    const dialog = dialogOf(page, 'Invite User');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
    await dialog.getByLabel('Name').fill('Robin Guest');
    await dialog.getByLabel('Email').first().fill(email);
    await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(rowOf(page, email)).toBeVisible();
  });
});
