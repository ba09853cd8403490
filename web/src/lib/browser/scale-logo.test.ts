import { expect, test } from 'vitest';
import { LogoRefused, logoSize, readLogo } from './scale-logo.ts';

test.each([
  [
    { width: 180, height: 60 },
    { width: 180, height: 60 },
  ],
  [
    { width: 20, height: 10 },
    { width: 20, height: 10 },
  ],
  [
    { width: 1200, height: 400 },
    { width: 180, height: 60 },
  ],
  [
    { width: 360, height: 60 },
    { width: 180, height: 30 },
  ],
  [
    { width: 100, height: 600 },
    { width: 10, height: 60 },
  ],
  [
    { width: 40_000, height: 1 },
    { width: 180, height: 1 },
  ],
])('a picture of %o becomes a logo of %o', (size, expected) => {
  expect(logoSize(size)).toEqual(expected);
});

/** A PNG's signature and header; nothing else of the file is read. */
function png(width: number, height: number, name = 'logo.png') {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return new File([bytes], name);
}

test.each([
  ['an HTML page named .png', new File(['<html>'], 'logo.png'), 'LOGO_TYPE_REFUSED'],
  ['an empty file', new File([], 'logo.png'), 'LOGO_TYPE_REFUSED'],
  ['a GIF named .png', new File(['GIF89a\n\0\n\0'], 'logo.png'), 'LOGO_TYPE_REFUSED'],
  ['a picture of no width', png(0, 10), 'LOGO_TYPE_REFUSED'],
  ['a picture of 200 megapixels', png(20_000, 10_000), 'PICTURE_TOO_LARGE'],
])('%s is refused before it is decoded', async (_, file, code) => {
  await expect(readLogo(file)).rejects.toEqual(new LogoRefused(code));
});
