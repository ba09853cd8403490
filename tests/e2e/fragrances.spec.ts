import { expect, type Page } from '@playwright/test';
import { createAdjective } from '@vse/domain/records/adjectives';
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
import {
  button,
  dialogOf,
  editButton,
  expectNoSidewaysScroll,
  find,
  goTo,
  openStaff,
  rowOf,
  section,
} from './support/staff.ts';
import { DESKTOP, heading, held, PHONE, soon, test } from './support/test.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const PDF = Buffer.from('%PDF-1.4\n%%EOF\n');
const HTML = { mimeType: 'text/html', buffer: Buffer.from('<!doctype html>') };

const whole = async (id: string) =>
  wholeFragrances((await call(listFragrances, { id }, ADMIN)).items)[0];
const named = async (name: string): Promise<Fragrance[]> =>
  wholeFragrances((await call(listFragrances, {}, ADMIN)).items).filter((one) => one.name === name);

async function newFragrance(word: string) {
  const fields = freshFragrance(word);
  const { id } = await call(createFragrance, fields, ADMIN);
  return { ...fields, id };
}

const error = (page: Page) => dialogOf(page, 'Error Adding Fragrance');
const closeError = (page: Page) =>
  error(page).getByRole('button', { name: 'Close' }).last().click();

async function fill(page: Page, name: string, sku: string) {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('SKU').fill(sku);
  await page.getByLabel('Short Description').fill('Honeyed glow by the fire.');
  await page.getByLabel('Long Description').fill('Labdanum and benzoin.');
  await page.getByLabel('Family').selectOption('Amber');
  await page.getByLabel('Collection').selectOption('Holidays');
}

test('a Manager adds a fragrance with files, colors and weights, and finds it in the list', async ({
  page,
}) => {
  const name = unique('Golden Resin');
  const adjective = unique('honeyed');
  await call(createAdjective, { name: adjective }, ADMIN);
  await openStaff(page, 'Manager', '/fragrances');
  await page.getByRole('link', { name: 'Add Fragrance' }).click();
  await expect(page.getByLabel('Status')).toHaveValue('Draft');
  await expect(page.getByText('Please upload an image')).toBeVisible();
  await expect(page.getByText('Please upload a PDF', { exact: true })).toBeVisible();
  await expect(page.getByText('Please upload a PDF without logo')).toBeVisible();
  await expect(page.getByText('Add up to 8 colors, at least 3.')).toBeVisible();
  await expect(page.getByText('Add up to 8 adjectives, at least 1.')).toBeVisible();
  await fill(page, name, unique('GR'));
  const files = page.locator('input[type=file]');
  await files.nth(0).setInputFiles({ name: 'resin.png', mimeType: 'image/png', buffer: PNG });
  await expect(page.getByText('Please upload an image')).toBeHidden();
  await files.nth(1).setInputFiles({ name: 'sheet.pdf', mimeType: 'application/pdf', buffer: PDF });
  await expect(page.getByRole('link', { name: 'Open sheet.pdf' })).toBeVisible();
  await button(page, 'Add a color').click();
  await expect(page.getByLabel('Hex')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Add an adjective' }).fill(adjective);
  await page.getByRole('option', { name: adjective, exact: true }).click();
  await page.getByLabel(`Weight of ${adjective}`).fill('101');
  await button(page, 'Save').click();
  await expect(error(page)).toContainText(
    `The weight of ${adjective} must be a whole number from −100 to 100.`,
  );
  await closeError(page);
  await expect(page.getByLabel(`Weight of ${adjective}`)).toBeFocused();
  await page.getByLabel(`Weight of ${adjective}`).fill('7');
  await button(page, 'Save').click();
  await expect(heading(page, 'Fragrances')).toBeVisible();
  await find(page, name);
  await expect(rowOf(page, name)).toContainText('Draft');
  const [saved] = await named(name);
  expect(saved).toMatchObject({
    colors: ['#333'],
    adjectives: [{ name: adjective, weight: 7 }],
    oneSheetPdfFilename: 'sheet.pdf',
    isEnforceUploads: false,
  });
  expect(saved?.heroImageUrl).toMatch(/\.webp/);
});

test('missing values and wrong files are reported, and nothing is saved while a file is on its way, nor twice by two presses', async ({
  page,
}) => {
  const name = unique('Hasty');
  await openStaff(page, 'Admin', '/fragrances/add');
  await page.getByLabel('Status').selectOption('');
  await button(page, 'Save').click();
  await expect(error(page).getByRole('alert').locator('p')).toHaveText([
    'Fragrance Name is required.',
    'Fragrance Sku is required.',
    'Fragrance Short Description is required.',
    'Fragrance Long Description is required.',
    'Fragrance Family is required.',
    'Fragrance Collection is required.',
    'Publish State is required.',
  ]);
  await closeError(page);
  await expect(page.getByText('Fragrance Sku is required.')).toBeVisible();
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('/vseFileUpload')) sent += 1;
  });
  const pdf = page.getByRole('group', { name: 'One Sheet PDF', exact: true });
  await pdf.locator('input').setInputFiles({ ...HTML, name: 'page.pdf' });
  await expect(pdf).toContainText('The content of page.pdf is not of the type');
  const picture = page.getByRole('group', { name: 'Hero Image' });
  await picture.locator('input').setInputFiles({ ...HTML, name: 'drawing.svg' });
  await expect(picture).toContainText('drawing.svg is not one of .jpg, .gif, .png.');
  await picture.locator('input').setInputFiles({ ...HTML, name: 'empty.png', buffer: Buffer.of() });
  await expect(picture).toContainText('is not of the type that its name says.');
  expect(sent).toBe(0);
  await test.step('a file is still on its way', async () => {
    await page.getByLabel('Status').selectOption('Draft');
    await fill(page, name, unique('HA'));
    const upload = await held(page, 'vseFileUpload');
    await page
      .locator('input[type=file]')
      .nth(1)
      .setInputFiles({ name: 'sheet.pdf', mimeType: 'application/pdf', buffer: PDF });
    await upload.asked;
    await button(page, 'Save').click();
    await expect(error(page)).toContainText('A file is still being uploaded.');
    await closeError(page);
    upload.release();
    await expect(page.getByRole('link', { name: 'Open sheet.pdf' })).toBeVisible();
    await button(page, 'Save').dblclick();
    await expect(heading(page, 'Fragrances')).toBeVisible();
    expect(await named(name)).toHaveLength(1);
  });
});

test('search, filters and sorting live in the address', async ({ page }) => {
  const { name } = await newFragrance('Address');
  await openStaff(page, 'Admin', '/fragrances');
  await find(page, name);
  await page.getByLabel('Family', { exact: true }).selectOption('Citrus');
  await page.getByLabel('Status', { exact: true }).selectOption('Draft');
  const asked = ({ searchParams }: URL) =>
    ['find', 'family', 'status'].map((each) => searchParams.get(each)).join();
  await expect(page).toHaveURL((url) => asked(url) === `${name},Citrus,Draft`);
  await page.reload();
  await expect(page.getByRole('rowheader')).toHaveText([name]);
  await page.getByLabel('Status', { exact: true }).selectOption('Published');
  await expect(page.getByRole('rowheader')).toBeHidden();
  await button(page, 'Clear the filter Status').click();
  await button(page, 'Collection').click();
  await expect(page).toHaveURL(/sort=collection/);
  await button(page, 'Collection').click();
  await expect(page).toHaveURL(/sort=-collection/);
});

test('a fragrance is edited, says its Visibility, is duplicated as a Draft, and deleted', async ({
  page,
}) => {
  const { id, name } = await newFragrance('Salt Line');
  await openStaff(page, 'Admin', `/fragrances/${id}`);
  await expect(section(page, 'At a glance')).toContainText('Draft');
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await editButton(page).click();
  await page.getByLabel('Status').selectOption('Published');
  await button(page, 'Save').click();
  await expect(section(page, 'At a glance')).toContainText('Published, in no inventory');
  await page.getByRole('button', { name: /^Your changes were saved/ }).click();
  await page.getByRole('link', { name: 'Duplicate as Draft' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(`Copy of ${name}`);
  await expect(page.getByLabel('Status')).toHaveValue('Draft');
  await expect(page.getByLabel('SKU')).toHaveValue('');
  await page.getByLabel('SKU').fill(unique('SL'));
  await button(page, 'Save').click();
  await expect(heading(page, 'Fragrances')).toBeVisible();
  await soon(async () => (await named(`Copy of ${name}`)).length).toBe(1);
  await find(page, name);
  await page.getByRole('link', { name, exact: true }).click();
  await section(page, 'Danger Zone').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete fragrance' }).click();
  await expect(heading(page, `Deleted ${name}`)).toBeVisible();
  await page.getByRole('link', { name: 'Return to Fragrances' }).click();
  // The list is as it was left.
  await expect(page).toHaveURL(
    ({ pathname, searchParams }) => pathname === '/fragrances' && searchParams.get('find') === name,
  );
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
  expect(await whole(id)).toBeUndefined();
});

test('a SKU belongs to one fragrance, and the second of two editors sees who changed what', async ({
  page,
}) => {
  const taken = await newFragrance('Taken');
  const { id, name, ...fields } = await newFragrance('Edited');
  await openStaff(page, 'Manager', `/fragrances/${id}`);
  await editButton(page).click();
  await page.getByLabel('SKU').fill(taken.sku);
  await button(page, 'Save').click();
  await expect(error(page)).toContainText('There is a fragrance with this SKU already.');
  await closeError(page);
  await page.getByLabel('SKU').fill(fields.sku);
  await page.getByLabel('Short Description').fill('Mine.');
  await button(page, 'Add a color').click();
  const theirs = { shortDescription: 'Theirs.', colors: ['#123456'], detectionLevel: 'Low' };
  await call(updateFragrance, { ...fields, id, name, ...theirs }, ADMIN);
  await button(page, 'Save').click();
  const conflict = page.getByRole('dialog', { name: /Ines Calder.* changed this / });
  const side = (field: string, name: RegExp) =>
    conflict.getByRole('radiogroup', { name: field }).getByRole('radio', { name });
  await expect(side('Detection Level', /Low/)).toBeChecked();
  await expect(conflict).toContainText('Still to be chosen: Short Description and Colors.');
  await expectAccessible(page);
  await side('Short Description', /Theirs: Theirs\./).check();
  await side('Colors', /Yours: .*#333/).check();
  await expect(conflict.getByRole('status')).toContainText('Colors from you');
  // A third change comes between.
  await call(updateFragrance, { ...fields, id, name, ...theirs, longDescription: 'Third.' }, ADMIN);
  await conflict.getByRole('button', { name: 'Save this' }).click();
  await expect(side('Long Description', /Theirs: Third\./)).toBeChecked();
  // What was chosen before stays chosen.
  await expect(side('Colors', /Yours: .*#333/)).toBeChecked();
  await expect(conflict.getByRole('radiogroup', { name: 'Short Description' })).toHaveCount(0);
  await conflict.getByRole('button', { name: 'Save this' }).click();
  await expect(editButton(page)).toBeVisible();
  expect((await whole(id))?.longDescription).toBe('Third.');
  await soon(async () => (await whole(id))?.colors).toEqual(['#333']);
  expect((await whole(id))?.shortDescription).toBe('Theirs.');
});

test('list, page and form of a fragrance are accessible, and nothing scrolls sideways', async ({
  page,
}) => {
  const { items } = await call(listFragrances, {}, ADMIN);
  const seven = wholeFragrances(items).find(({ name }) => name === 'Salt Line');
  expect(seven?.adjectives).toHaveLength(7);
  await openStaff(page, 'Admin', '/fragrances?find=a&family=Citrus');
  await page.getByRole('rowheader').first().waitFor();
  const expectToFit = async () => {
    for (const viewport of [PHONE, { width: 768, height: 900 }, DESKTOP]) {
      await page.setViewportSize(viewport);
      await expectNoSidewaysScroll(page);
    }
  };
  await test.step('the list with a selected row', async () => {
    await expectToFit();
    await goTo(page, `/fragrances?find=${seven?.sku}`);
    await expect(page.getByRole('rowheader')).toHaveText(['Salt Line']);
    await page.getByLabel('Select Salt Line').check();
    await expect(button(page, 'Set to Draft')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('its page', async () => {
    await page.getByRole('link', { name: 'Salt Line' }).click();
    await expect(editButton(page)).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('its form, which with seven adjectives fits a screen of 1280 × 1000', async () => {
    await page.setViewportSize({ width: 1280, height: 1000 });
    await editButton(page).click();
    await expect(page.getByRole('combobox', { name: 'Add an adjective' })).toBeVisible();
    await expect(page.getByText('1200 × 900')).toBeVisible();
    const ends = await page
      .getByRole('main')
      .locator('section')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().bottom));
    expect(ends).toHaveLength(5);
    expect(Math.max(...ends)).toBeLessThanOrEqual(1000);
  });
  await test.step('its form with an open color', async () => {
    await button(page, 'Add a color').click();
    await expect(page.getByRole('dialog', { name: /^Colors, / })).toBeVisible();
    await expectAccessible(page);
    await expectToFit();
  });
});
