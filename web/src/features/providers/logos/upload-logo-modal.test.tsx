import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { staffUpload, type UploadOptions } from '../../../lib/api/upload.ts';
import { notifications } from '../../../lib/notifications.ts';
import { FluentRoot } from '../../../ui/kit/fluent-root.tsx';
import { UploadLogoModal } from './upload-logo-modal.tsx';

vi.mock('../../../lib/api/upload.ts', () => ({ staffUpload: vi.fn() }));
const upload = vi.mocked(staffUpload);
const onUploaded = vi.fn();
const onClose = vi.fn();

beforeEach(() => {
  upload.mockResolvedValue({});
  notifications.set([]);
});
afterEach(() => {
  upload.mockReset();
  onUploaded.mockClear();
  onClose.mockClear();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const notified = () => notifications.get().map(({ text, isError }) => [text, isError]);

async function picture(width: number, height: number): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  return new File([blob ?? ''], 'logo.png', { type: 'image/png' });
}

/** The dialog with a picture of this size. */
async function chosen(width: number, height: number) {
  await render(
    <FluentRoot>
      <UploadLogoModal provider="Verdier" onUploaded={onUploaded} onClose={onClose} />
    </FluentRoot>,
  );
  await choose(await picture(width, height));
}

async function choose(file: File) {
  await expect.element(button('Choose a file')).toBeVisible();
  const input = document.querySelector('input[type="file"]');
  if (!input) throw new Error('The dialog has no file input');
  await userEvent.upload(input, file);
}

/** An upload that runs until it is stopped, as `staffUpload` does. */
const running = (_call: unknown, _input: unknown, _file: File, { signal }: UploadOptions = {}) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(new ApiError(0)));
  });

test('a picture larger than a logo is sent scaled, after a yes to that picture', async () => {
  await chosen(360, 60);
  await expect.element(page.getByText('180 × 30 pixels', { exact: true })).toBeVisible();
  await expect.element(button('Upload')).toBeDisabled();
  await page.getByRole('checkbox').click();
  await expect.element(button('Upload')).toBeEnabled();
  await button('Remove').click();
  await choose(await picture(720, 60));
  await expect.element(page.getByText('180 × 15 pixels', { exact: true })).toBeVisible();
  await expect.element(button('Upload')).toBeDisabled();
  await page.getByRole('checkbox').click();
  await button('Upload').click();
  await expect.poll(() => onUploaded.mock.calls.length).toBe(1);
  const sent = await createImageBitmap(upload.mock.calls[0]?.[2] as File);
  expect([sent.width, sent.height]).toEqual([180, 15]);
});

test('after Stop nothing is reported, and the same picture can be sent', async () => {
  upload.mockImplementationOnce(running);
  await chosen(90, 30);
  await button('Upload').click();
  await expect.element(page.getByRole('progressbar')).toBeVisible();
  await button('Cancel').click();
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await button('Upload').click();
  await expect.poll(() => onUploaded.mock.calls.length).toBe(1);
  expect(notified()).toEqual([['The image was uploaded.', false]]);
});

test('an upload that fails says so and keeps the picture for the next one', async () => {
  upload.mockRejectedValueOnce(
    new ApiError(413, [{ code: 'NEWER', field: null, message: 'Too large.' }]),
  );
  await chosen(90, 30);
  await button('Upload').click();
  await expect.poll(notified).toEqual([['Too large.', true]]);
  expect(onUploaded).not.toHaveBeenCalled();
  await button('Upload').click();
  await expect.poll(() => onUploaded.mock.calls.length).toBe(1);
});

test('a double press uploads once, and Escape keeps the dialog open during the upload', async () => {
  upload.mockImplementationOnce(running);
  await chosen(90, 30);
  await userEvent.dblClick(button('Upload'));
  await expect.element(page.getByRole('progressbar')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  expect(upload).toHaveBeenCalledTimes(1);
});

test('a file that is no logo closes the dialog and says why', async () => {
  await render(
    <FluentRoot>
      <UploadLogoModal provider="Verdier" onUploaded={onUploaded} onClose={onClose} />
    </FluentRoot>,
  );
  await choose(new File(['no picture'], 'logo.png', { type: 'image/png' }));
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(notifications.get()).toMatchObject([{ isError: true }]);
});
