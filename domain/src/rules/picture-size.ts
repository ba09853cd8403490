/** In pixels. */
export type PictureSize = { width: number; height: number };

/**
 * Reads the size of a PNG, JPEG, GIF, WebP or AVIF from its header, without decoding: a small file can claim a size that
 * would use up a decoder's memory. Undefined for a truncated header or another format. This is the stored size, for
 * limits only: a camera's EXIF orientation may turn the picture, so layouts take the size of the decoded picture.
 */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return pngSize(view) ?? gifSize(view) ?? webpSize(view) ?? avifSize(view) ?? jpegSize(view);
  } catch (error) {
    // Read past the end: the file ends inside its header.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const text = (view: DataView, at: number, length: number) =>
  String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at, length));

function pngSize(view: DataView): PictureSize | undefined {
  if (view.getUint32(0) !== 0x89504e47 || text(view, 12, 4) !== 'IHDR') return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

function gifSize(view: DataView): PictureSize | undefined {
  if (text(view, 0, 4) !== 'GIF8') return undefined;
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

function webpSize(view: DataView): PictureSize | undefined {
  if (text(view, 0, 4) !== 'RIFF' || text(view, 8, 4) !== 'WEBP') return undefined;
  const format = text(view, 12, 4);
  const uint24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  if (format === 'VP8X') return { width: uint24(24) + 1, height: uint24(27) + 1 };
  if (format === 'VP8 ')
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (format !== 'VP8L') return undefined;
  const packed = view.getUint32(21, true);
  return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
}

/** Enough for the boxes in front of an AVIF's picture. */
const BOXES_BYTES = 16_384;

/** AVIF and HEIF have the size of each of their pictures in a box named ispe; tiles are smaller than the whole. */
function avifSize(view: DataView): PictureSize | undefined {
  if (text(view, 4, 4) !== 'ftyp') return undefined;
  const boxes = text(view, 0, Math.min(view.byteLength, BOXES_BYTES));
  const sizes = [...boxes.matchAll(/ispe/g)].map(({ index }) => ({
    width: view.getUint32(index + 8),
    height: view.getUint32(index + 12),
  }));
  return sizes.sort((a, b) => b.width * b.height - a.width * a.height)[0];
}

/** Start of frame in any coding: the markers C0 to CF except tables (C4), reserved (C8) and arithmetic (CC). */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function jpegSize(view: DataView): PictureSize | undefined {
  if (view.getUint16(0) !== 0xffd8) return undefined;
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    // Any number of fill bytes may precede a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    const length = view.getUint16(at + 2);
    if (length < 2) return undefined;
    at += 2 + length;
  }
}
