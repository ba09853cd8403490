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

function Picture({ send, kind = 'picture' }: { send: Send; kind?: 'picture' | 'pdf' }) {
  const [value, setValue] = useState('');
  return (
    <UploadField
      label="Picture"
      kind={kind}
      maxBytes={MEGABYTE}
      value={value}
      onValue={setValue}
      send={send}
    />
  );
}

async function choose(file: File, send: Send, kind: 'picture' | 'pdf' = 'picture') {
  const screen = await render(<Picture send={send} kind={kind} />);
  const extensions = kind === 'pdf' ? '.pdf' : '.jpg, .gif, .png';
  await expect.element(screen.getByText(`${extensions}, up to 1 MB`)).toBeVisible();
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
  await expect.element(typed.getByText('notes.txt is not one of .jpg, .gif, .png.')).toBeVisible();
  await typed.unmount();
  const large = await choose(new File([new Uint8Array(MEGABYTE + 1)], 'large.png'), send);
  await expect.element(large.getByText('large.png is larger than 1 MB.')).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});

/** The smallest picture that libavif writes: 2 × 2. */
const AVIF = Uint8Array.from(
  atob(
    'AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAAB0AAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAAIAAAACAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgQ0MAAAAABNjb2xybmNseAACAAIAAYAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAACVtZGF0EgAKCBgANogQEAwgMg8f8D///8WfhwB8+ErK42A=',
  ),
  (letter) => letter.charCodeAt(0),
);
const EMPTY =
  'The content of empty.jpg is not of the type that its name says. Please export it as .jpg, .gif, or .png.';
const CUT =
  'The content of cut.jpg is not of the type that its name says. Please export it as .jpg, .gif, or .png.';

async function drawn(type: string, name: string) {
  const canvas = new OffscreenCanvas(4, 3);
  canvas.getContext('2d');
  return new File([await canvas.convertToBlob({ type })], name);
}

test('a picture is taken by its content, whatever its name says', async () => {
  const send = vi.fn(async () => 'url');
  const files = [
    await drawn('image/jpeg', 'IMG_0042.jpeg'),
    await drawn('image/jpeg', 'photo.jfif'),
    await drawn('image/jpeg', 'photo.JPE'),
    await drawn('image/jpeg', 'photo'),
    await drawn('image/jpeg', 'IMG_0042.HEIC'),
    await drawn('image/jpeg', 'logo.png'),
    await drawn('image/png', 'shop.jpg'),
    await drawn('image/webp', 'shop.jpg'),
    new File([AVIF], 'shop.jpg'),
  ];
  for (const [index, file] of files.entries()) {
    const screen = await choose(file, send);
    await expect.poll(() => send.mock.calls.length, { message: file.name }).toBe(index + 1);
    await screen.unmount();
  }
});

test('a one-sheet is taken by its content, also with other bytes in front', async () => {
  const send = vi.fn(async () => 'url');
  const inFront = ['', '\ufeff', '\r\n', ' '.repeat(1019)];
  for (const [index, front] of inFront.entries()) {
    const screen = await choose(new File([front, '%PDF-1.7'], 'sheet.pdf'), send, 'pdf');
    await expect.poll(() => send.mock.calls.length).toBe(index + 1);
    await screen.unmount();
  }
  const other = await choose(png('page.pdf'), send, 'pdf');
  await expect
    .element(
      other.getByText(
        'The content of page.pdf is not of the type that its name says. Please export it as .pdf.',
      ),
    )
    .toBeVisible();
  expect(send).toHaveBeenCalledTimes(inFront.length);
});

test('the file picker offers what phones and Windows call a JPEG', async () => {
  const screen = await render(<Picture send={async () => 'url'} />);
  const input = screen.getByRole('group').element().querySelector('input');
  expect(input?.accept.split(',')).toEqual(
    expect.arrayContaining(['.jpg', '.jpeg', '.jpe', '.jfif', '.gif', '.png', 'image/jpeg']),
  );
});

test('a file that is not what its name says is refused before anything is sent', async () => {
  const send = vi.fn(async () => 'url');
  const files: [File, string][] = [
    [
      new File(['<!doctype html>'], 'page.png'),
      'The content of page.png is not of the type that its name says. Please export it as .jpg, .gif, or .png.',
    ],
    [new File([], 'empty.jpg'), EMPTY],
    [new File([AVIF.slice(0, -20)], 'cut.jpg'), CUT],
    [
      png('bomb.png', 20_000, 10_000),
      'The picture is too large. Please upload at most 64 megapixels.',
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

test('a picture of which only the first frame was sent says so, until another one is sent', async () => {
  const still = 'The file is animated. Only its first picture is kept.';
  const screen = await choose(png('moving.gif'), async (file, { onStill }) => {
    if (file.name === 'moving.gif') onStill();
    return `/${file.name}`;
  });
  await expect.element(screen.getByText(still)).toBeVisible();
  isLeft(screen.getByRole('group').element(), 'drop', carrying(png('oak.png')));
  await expect.element(screen.getByText('oak.png', { exact: true })).toBeVisible();
  await expect.element(screen.getByText(still)).not.toBeInTheDocument();
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
  await expect.element(row.getByText('notes.txt is not one of .jpg, .gif, .png.')).toBeVisible();
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
    ...{ label: 'Picture', kind: 'picture' as const, maxBytes: MEGABYTE },
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
      kind="picture"
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
