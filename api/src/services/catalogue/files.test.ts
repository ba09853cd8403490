import { afterEach, beforeEach, expect, test } from 'vitest';
import { openServices, type ServicesInTest } from '../../../../tests/support/services.ts';
import { withinDeadline } from '../../clients/deadline.ts';

let opened: ServicesInTest;
beforeEach(() => {
  opened = openServices({});
});
afterEach(() => opened.stop());

/** A PNG of 24 bytes that declares this size. */
function png(width: number, height: number): Uint8Array {
  const bytes = Buffer.from('89504e470d0a1a0a0000000d4948445200000000ffffffff', 'hex');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return Uint8Array.from(bytes);
}

test.each([
  [8000, 5001],
  [65_535, 65_535],
  [1, 40_000_001],
])(
  'a picture that declares %i by %i pixels is refused before it is stored',
  async (width, height) => {
    const upload = opened.services.files.upload('vse-file-upload', 'bomb.png', png(width, height));
    await expect(upload).rejects.toMatchObject({
      status: 400,
      issues: [{ code: 'PICTURE_TOO_LARGE' }],
    });
  },
);

test('a picture whose size cannot be read is refused', async () => {
  const upload = opened.services.files.upload('vse-file-upload', 'cut.png', png(1, 1).slice(0, 20));
  await expect(upload).rejects.toMatchObject({
    status: 400,
    issues: [{ code: 'FILE_TYPE_REFUSED' }],
  });
});

test('a picture of forty megapixels is passed on to the storage', async () => {
  const upload = () =>
    opened.services.files.upload('vse-file-upload', 'large.png', png(8000, 5000));
  // There is no storage here: 503 shows that it was called.
  await expect(withinDeadline(upload, 200)).rejects.toMatchObject({ status: 503 });
});
