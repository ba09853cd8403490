import { afterEach, expect, test, vi } from 'vitest';
import { staffUpload } from './upload.ts';
import { sendPicture } from './upload-file.ts';

vi.mock('./upload.ts', () => ({ staffUpload: vi.fn(async () => '{"url":"/a.webp"}') }));
afterEach(() => {
  vi.mocked(staffUpload).mockClear();
  vi.restoreAllMocks();
});

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** A GIF of one pixel with this many pictures. */
function gif(pictures: number): File {
  const head = bytesOf('R0lGODlhAQABAIAAAP8AAAAAACH/C05FVFNDQVBFMi4wAwEAAAA=');
  const picture = bytesOf('IfkEAAoAAAAsAAAAAAEAAQAAAgJEAQA=');
  return new File([head, ...Array(pictures).fill(picture), ';'], 'a.gif');
}

async function sent(file: File) {
  const onStill = vi.fn();
  expect(await sendPicture(file, { onStill })).toBe('/a.webp');
  const [, , first, options] = vi.mocked(staffUpload).mock.calls[0] ?? [];
  return {
    names: [first?.name, ...Object.values(options?.more ?? {}).map((more) => more?.name)],
    stills: onStill.mock.calls.length,
  };
}

test('an animated picture is sent as a still one in three widths, and says so once', async () => {
  expect(await sent(gif(2))).toEqual({ names: ['a.webp', 'a.webp', 'a.webp'], stills: 1 });
});

test('a picture of one frame says nothing', async () => {
  expect(await sent(gif(1))).toEqual({ names: ['a.webp', 'a.webp', 'a.webp'], stills: 0 });
});

test('an animated picture that cannot be drawn is sent whole, so nothing is said', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
  expect(await sent(gif(2))).toEqual({ names: ['a.gif'], stills: 0 });
});
