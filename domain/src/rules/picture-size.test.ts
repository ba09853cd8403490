import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pictureSize } from './picture-size.ts';

const bytesOf = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part,
    ),
  );

const PNG = bytesOf(
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13],
  'IHDR',
  [0, 0, 0x4e, 0x20, 0, 0, 0x27, 0x10],
);
const GIF = bytesOf('GIF89a', [0x2c, 0x01, 0xc8, 0x00]);
const JPEG = bytesOf(
  [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2],
  [0xff, 0xff, 0xc4, 0, 3, 9],
  [0xff, 0xc2, 0, 17, 8, 0x03, 0x84, 0x04, 0xb0],
);
const WEBP_EXTENDED = bytesOf(
  'RIFF',
  [0, 0, 0, 0],
  'WEBPVP8X',
  [10, 0, 0, 0, 0, 0, 0, 0],
  [0xaf, 0x04, 0x00, 0x83, 0x03, 0x00],
);
const WEBP_LOSSY = bytesOf(
  'RIFF',
  [0, 0, 0, 0],
  'WEBPVP8 ',
  [0, 0, 0, 0, 0, 0, 0, 0x9d, 0x01, 0x2a],
  [0xb0, 0x04, 0x84, 0x03],
);
const WEBP_LOSSLESS = bytesOf(
  'RIFF',
  [0, 0, 0, 0],
  'WEBPVP8L',
  [0, 0, 0, 0, 0x2f],
  [0xaf, 0xc4, 0xe0, 0x00],
);

/** A photo of two tiles: the box of the whole stands between those of the tiles. */
const ispe = (width: number[], height: number[]) => [
  [0, 0, 0, 20],
  'ispe',
  [0, 0, 0, 0, 0, 0, ...width, 0, 0, ...height],
];
const AVIF = bytesOf(
  [0, 0, 0, 24],
  'ftypavif',
  [0, 0, 0, 0],
  'avifmif1',
  ...ispe([2, 0], [2, 0]),
  ...ispe([4, 0xb0], [3, 0x84]),
  ...ispe([2, 0], [2, 0]),
);

describe('the size of a picture', () => {
  test.each([
    ['PNG', PNG, 20_000, 10_000],
    ['GIF', GIF, 300, 200],
    ['JPEG behind other segments', JPEG, 1200, 900],
    ['extended WebP', WEBP_EXTENDED, 1200, 900],
    ['lossy WebP', WEBP_LOSSY, 1200, 900],
    ['lossless WebP', WEBP_LOSSLESS, 1200, 900],
    ['AVIF of tiles', AVIF, 1200, 900],
  ])('is read from the header of a %s', (_, bytes, width, height) => {
    expect(pictureSize(bytes)).toEqual({ width, height });
  });

  test.each(
    [PNG, GIF, JPEG, WEBP_EXTENDED, WEBP_LOSSY, WEBP_LOSSLESS, AVIF].map((bytes) => [bytes]),
  )('is undefined for a truncated header (%#)', (bytes) => {
    expect(pictureSize(bytes.slice(0, -3))).toBeUndefined();
  });

  test('is searched in arbitrary bytes without an error or an endless loop', () => {
    const heads = [PNG, GIF, JPEG, WEBP_EXTENDED, AVIF].map((head) => [...head.slice(0, 12)]);
    fc.assert(
      fc.property(
        fc.constantFrom(...heads, []),
        fc.uint8Array({ maxLength: 200 }),
        (head, rest) => {
          pictureSize(Uint8Array.from([...head, ...rest]));
        },
      ),
    );
  });
});
