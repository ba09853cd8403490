import { expect, type Page } from '@playwright/test';
import { getLogos, uploadLogo } from '@vse/domain/records/files';
import { createUserSetting } from '@vse/domain/records/users';
import { freshEmail } from '../support/fresh.ts';
import { ADMIN, call, upload } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { png } from './support/png.ts';
import { newProvider } from './support/providers.ts';
import { withSampleFragrances } from './support/samples.ts';
import { button, dialogOf, openStaff, userByEmail } from './support/staff.ts';
import { test } from './support/test.ts';

/** Beside a short inventory, which is drawn quickly. */
async function openProvider(page: Page, id: string) {
  await withSampleFragrances(page, 6);
  await openStaff(page, 'Manager', `/providers/${id}`);
}

const openUpload = async (page: Page, id: string) => {
  await openProvider(page, id);
  await button(page, 'Upload Logo').click();
  const upload = dialogOf(page, 'Upload Image');
  await expect(upload).toContainText('The image should not exceed a width of 180 pixels');
  return upload;
};

const logosOf = async (name: string) =>
  (await call(getLogos, { Provider: name }, ADMIN)).images.map(({ url }) => url);

const REFUSED = {
  'a GIF': { ...png('logo.gif', 10, 10), mimeType: 'image/gif' },
  'a page named .png': { name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('<html>') },
};

test('what is no logo is refused; a logo is uploaded as it is, and stands in the gallery', async ({
  page,
}) => {
  const { id, name } = await newProvider();
  const upload = await openUpload(page, id);
  for (const [what, file] of Object.entries(REFUSED))
    await test.step(`${what} closes the dialog and is refused in a notification`, async () => {
      await upload.locator('input[type=file]').setInputFiles(file);
      const refusals = page.getByText(
        'Invalid file type. Please upload an image in JPG, JPEG, or PNG format.',
      );
      await expect(refusals.first()).toBeVisible();
      await expect(upload).toBeHidden();
      await refusals.first().click();
      await expect(refusals).toHaveCount(0);
      await button(page, 'Upload Logo').click();
    });
  const send = upload.getByRole('button', { name: 'Upload' });
  await expect(send).toBeDisabled();
  await upload.locator('input[type=file]').setInputFiles(png('small.PNG', 90, 30));
  await expect(upload.getByRole('img', { name: 'Preview of the image' })).toBeVisible();
  await upload.getByRole('button', { name: 'Remove' }).click();
  await expect(send).toBeDisabled();
  await upload.locator('input[type=file]').setInputFiles(png('small.PNG', 90, 30));
  await send.dblclick();
  await expect(page.getByText('The image was uploaded.')).toBeVisible();
  await expect(upload).toBeHidden();
  expect(await logosOf(name)).toHaveLength(1);
});

test('a logo that is too large is scaled down, after a look and a yes', async ({ page }) => {
  const { id, name } = await newProvider();
  const upload = await openUpload(page, id);
  await upload.locator('input[type=file]').setInputFiles(png('wide.png', 1200, 300));
  await expect(upload).toContainText('The image has 1,200 × 300 pixels');
  await expectAccessible(page);
  const send = upload.getByRole('button', { name: 'Upload' });
  await expect(send).toBeDisabled();
  await upload.getByLabel('Scale it down to 180 × 45 pixels').check();
  await send.click();
  await expect(page.getByText('The image was uploaded.')).toBeVisible();
  await button(page, 'Logo 1 of 1').click();
  await expect(page.getByRole('radio', { name: 'Logo 1 of 1' })).toBeChecked();
  const picture = dialogOf(page, 'Select an Image').locator('fieldset img');
  await expect(picture).toHaveJSProperty('naturalWidth', 180);
  await expect(picture).toHaveJSProperty('naturalHeight', 45);
  expect(await logosOf(name)).toHaveLength(1);
});

test('deleting a logo says how many users have it, takes it from them, and says when it fails', async ({
  page,
}) => {
  const { id, name } = await newProvider();
  const bytes = new Uint8Array(png('own.png', 60, 20, id.charCodeAt(0)).buffer);
  await upload(uploadLogo, { filename: 'own.png', Provider: name }, bytes, ADMIN);
  const [logo = ''] = await logosOf(name);
  const email = freshEmail('logo');
  const user = { firstName: 'Lou', lastName: 'Logo', email, provider: id, logo };
  await call(createUserSetting, { ...user, role: 'Salesperson' }, ADMIN);

  await openProvider(page, id);
  await button(page, 'View Gallery').click();
  const gallery = dialogOf(page, 'Select an Image');
  const remove = gallery.getByRole('button', { name: 'Delete', exact: true });
  await expect(remove).toBeDisabled();
  await gallery.getByRole('radio').check();
  await expect(gallery).toContainText('1 user has this logo.');
  await expectAccessible(page);
  await page.route('**/api/vseDeleteProviderLogo', (route) => route.abort());
  await remove.click();
  const ask = dialogOf(page, 'Delete Image');
  await expect(ask).toContainText('Are you sure you want to delete this image?');
  await expect(ask).toContainText('1 user has it as their logo');
  await ask.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Failed to delete image. Please try again.')).toBeVisible();
  await expect(ask).toBeHidden();
  await page.unroute('**/api/vseDeleteProviderLogo');
  await remove.click();
  await ask.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('The image was deleted.')).toBeVisible();
  await expect(gallery).toContainText('No image preview available');
  expect(await logosOf(name)).toHaveLength(0);
  expect((await userByEmail(email))?.logo).toBe('');
});
