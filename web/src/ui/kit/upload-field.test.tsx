import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ApiError } from '../../lib/api/api-error.ts';
import { UploadField } from './upload-field.tsx';

const MEGABYTE = 1024 * 1024;
type Send = Parameters<typeof UploadField>[0]['send'];

/** The header of a PNG, which tells its size. */
function png(name: string, width = 1, height = 1) {
  const bytes = new DataView(new ArrayBuffer(29));
  const words = [0x89504e47, 0x0d0a1a0a, 13, 0x49484452, width, height];
  for (const [index, word] of words.entries()) bytes.setUint32(index * 4, word);
  return new File([bytes], name);
}

function Picture({ send }: { send: Send }) {
  const [value, setValue] = useState('');
  return (
    <UploadField
      label="Picture"
      accept={['.png', '.jpg']}
      maxBytes={MEGABYTE}
      value={value}
      onValue={setValue}
      send={send}
      isPicture
    />
  );
}

async function choose(file: File, send: Send) {
  const screen = await render(<Picture send={send} />);
  await expect.element(screen.getByText('.png, .jpg, up to 1 MB')).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) input.files = carrying(file).files;
  input?.dispatchEvent(new Event('change', { bubbles: true }));
  return screen;
}

function carrying(file: File) {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  return transfer;
}

/** Whether the browser would do with the file what it likes: open it. */
const isLeft = (at: Element, name: string, dataTransfer: DataTransfer) =>
  at.dispatchEvent(new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer }));

test('a file of another type or over the limit is refused before it is sent', async () => {
  const send = vi.fn(async () => 'url');
  const typed = await choose(new File(['x'], 'notes.txt'), send);
  await expect.element(typed.getByText('notes.txt is not one of .png, .jpg.')).toBeVisible();
  await typed.unmount();
  const large = await choose(new File([new Uint8Array(MEGABYTE + 1)], 'large.png'), send);
  await expect.element(large.getByText('large.png is larger than 1 MB.')).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});

test('a file that is not what its name says is refused before anything is sent', async () => {
  const send = vi.fn(async () => 'url');
  const files: [File, string][] = [
    [
      new File(['<!doctype html>'], 'page.png'),
      'The content of page.png is not of the type that its name says.',
    ],
    [new File([], 'empty.jpg'), 'The content of empty.jpg is not of the type that its name says.'],
    [
      png('bomb.png', 20_000, 10_000),
      'The picture is too large. Please upload at most 40 megapixels.',
    ],
  ];
  for (const [file, message] of files) {
    const screen = await choose(file, send);
    await expect.element(screen.getByText(message)).toBeVisible();
    await screen.unmount();
  }
  expect(send).not.toHaveBeenCalled();
});

test('the progress is shown during the upload, and then the file', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const screen = await choose(png('OAK.PNG'), (_, { onProgress }) => {
    onProgress(0.5);
    return promise;
  });
  const progress = screen.getByRole('progressbar', { name: 'Uploading Picture' });
  await expect.element(progress).toHaveAttribute('aria-valuenow', '0.5');
  resolve('/oak.png');
  await expect
    .element(screen.getByRole('img', { name: 'The chosen file: Picture' }))
    .toHaveAttribute('src', '/oak.png');
  await expect.element(screen.getByText('OAK.PNG')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Open OAK.PNG' }))
    .toHaveAttribute('href', '/oak.png');
  await expect.element(screen.getByRole('button', { name: 'Replace Picture' })).toBeVisible();
});

test('a picture says its size in pixels', async () => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [12, 9];
  const screen = await choose(png('oak.png'), async () => canvas.toDataURL());
  await expect.element(screen.getByText('oak.png · 12 × 9')).toBeVisible();
});

test('a file that is dropped on the row is sent, and one that is dropped beside it is not opened', async () => {
  const send = vi.fn(async () => '/oak.png');
  const screen = await render(<Picture send={send} />);
  const dropped = carrying(png('oak.png'));
  expect(isLeft(document.body, 'dragover', dropped)).toBe(false);
  expect(isLeft(document.body, 'drop', dropped)).toBe(false);
  expect(send).not.toHaveBeenCalled();
  const row = screen.getByRole('group', { name: 'Picture' });
  expect(isLeft(row.element(), 'dragover', dropped)).toBe(false);
  expect(isLeft(row.element(), 'drop', dropped)).toBe(false);
  await expect.element(screen.getByRole('link', { name: 'Open oak.png' })).toBeVisible();
  expect(send).toHaveBeenCalledOnce();
  // Text can still be dragged from one field into another.
  const text = new DataTransfer();
  text.setData('text/plain', 'oak');
  expect(isLeft(document.body, 'dragover', text)).toBe(true);
});

test('a file of another type that is dropped is refused in the row', async () => {
  const send = vi.fn(async () => '/oak.png');
  const screen = await render(<Picture send={send} />);
  const row = screen.getByRole('group', { name: 'Picture' });
  isLeft(row.element(), 'drop', carrying(new File(['x'], 'notes.txt')));
  await expect.element(row.getByText('notes.txt is not one of .png, .jpg.')).toBeVisible();
  await expect.element(row.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(send).not.toHaveBeenCalled();
});

test('an upload that was interrupted is tried again with the same file', async () => {
  const send = vi.fn(async (file: File) => `/${file.name}`);
  send.mockRejectedValueOnce(new ApiError(503));
  const screen = await choose(png('oak.png'), send);
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('link', { name: 'Open oak.png' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(send.mock.calls.map(([file]) => file.name)).toEqual(['oak.png', 'oak.png']);
});

test('Cancel aborts the upload without an error, and so does leaving', async () => {
  const signals: AbortSignal[] = [];
  const send: Send = (_, { signal }) => {
    signals.push(signal);
    return new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new Error('aborted'))),
    );
  };
  const screen = await choose(png('oak.png'), send);
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  expect(document.querySelector('[role=alert]')?.textContent).toBe('');
  await screen.unmount();
  const left = await choose(png('oak.png'), send);
  await expect.poll(() => signals.length).toBe(2);
  await left.unmount();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});

test('a notice of a missing file is red, and a hint as soft as that of the file', async () => {
  document.documentElement.style.setProperty('--bad', 'rgb(200, 0, 0)');
  document.documentElement.style.setProperty('--soft', 'rgb(100, 100, 100)');
  const field = {
    ...{ label: 'Picture', accept: ['.png'], maxBytes: MEGABYTE },
    ...{ onValue: () => undefined, send: async () => 'url' },
  };
  const screen = await render(<UploadField {...field} value="" missing="Red" missingHint="Soft" />);
  await expect.element(screen.getByText('Soft')).toBeVisible();
  const colorOf = (text: string) => getComputedStyle(screen.getByText(text).element()).color;
  expect(['Red', 'Soft'].map(colorOf)).toEqual(['rgb(200, 0, 0)', 'rgb(100, 100, 100)']);
  await screen.rerender(<UploadField {...field} value="/a" missing="Red" missingHint="Soft" />);
  await expect.element(screen.getByText('Red')).not.toBeInTheDocument();
  await expect.element(screen.getByText('Soft')).not.toBeInTheDocument();
});

test('the error of a field stands beside it', async () => {
  const screen = await render(
    <UploadField
      label="Picture"
      accept={['.png']}
      maxBytes={MEGABYTE}
      value=""
      onValue={() => undefined}
      send={async () => 'url'}
      error="A picture is required."
    />,
  );
  await expect
    .element(screen.getByRole('group', { name: 'Picture' }).getByText('A picture is required.'))
    .toBeVisible();
});
