import { expect, test } from 'vitest';
import { readLogo } from './scale-logo.ts';

type Size = readonly [width: number, height: number];

/** A white picture of this stored size with a black circle in its middle. */
async function circle(
  [width, height]: Size,
  type = 'image/jpeg',
): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'black';
  context.arc(width / 2, height / 2, Math.min(width, height) / 2.5, 0, 2 * Math.PI);
  context.fill();
  return new Uint8Array(await (await canvas.convertToBlob({ type })).arrayBuffer());
}

/** The bytes of a JPEG with the segment in which a camera says how it was held: APP1, a TIFF with one tag, 0x0112. */
function held(jpeg: Uint8Array<ArrayBuffer>, orientation: number, name: string): File {
  const tiff = [
    0x49,
    0x49,
    42,
    0,
    8,
    0,
    0,
    0,
    1,
    0,
    0x12,
    1,
    3,
    0,
    1,
    0,
    0,
    0,
    orientation,
    0,
    0,
    0,
  ];
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff, 0, 0, 0, 0];
  const segment = Uint8Array.from([0xff, 0xe1, 0, exif.length + 2, ...exif]);
  return new File([jpeg.slice(0, 2), segment, jpeg.slice(2)], name);
}

/** The size of a file as it is shown, and of the dark shape in it. */
async function shown(file: File) {
  const picture = await createImageBitmap(file);
  const { width, height } = picture;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('No canvas');
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const dark = Array.from({ length: width * height }, (_, at) => at).filter(
    (at) => (data[at * 4] ?? 255) < 128,
  );
  const extent = (places: number[]) => Math.max(...places) - Math.min(...places) + 1;
  const shape = [
    extent(dark.map((at) => at % width)),
    extent(dark.map((at) => Math.floor(at / width))),
  ];
  return { size: [width, height], shape };
}

test.each<[string, Size, number, Size, Size, number]>([
  ['upright phone photo', [1600, 1200], 6, [1200, 1600], [45, 60], 36],
  ['wide logo stored upright', [200, 600], 6, [600, 200], [180, 60], 48],
  ['wide logo stored upright, turned the other way', [200, 600], 8, [600, 200], [180, 60], 48],
  ['upright logo whose header has the size of a logo', [180, 60], 6, [60, 180], [20, 60], 16],
  ['mirrored photo', [1600, 1200], 5, [1200, 1600], [45, 60], 36],
  ['photo on its head', [1600, 1200], 3, [1600, 1200], [80, 60], 48],
])(
  'a logo that is an %s keeps its proportions',
  async (_, stored, orientation, size, fit, wide) => {
    const logo = await readLogo(held(await circle(stored), orientation, 'logo.jpg'));
    expect([logo.width, logo.height]).toEqual(size);
    expect([logo.scaled?.width, logo.scaled?.height]).toEqual(fit);
    const { size: drawn, shape } = await shown(logo.scaled?.file ?? logo.file);
    expect(drawn).toEqual(fit);
    for (const extent of shape) expect(Math.abs(extent - wide)).toBeLessThanOrEqual(2);
  },
);

test('a logo that is within the limits once it is turned is sent as it is', async () => {
  const file = held(await circle([60, 180]), 6, 'logo.jpg');
  expect(await readLogo(file)).toEqual({ file, width: 180, height: 60 });
});

test('a logo that is only too high is scaled, also where its width stays', async () => {
  const file = new File([await circle([1, 61], 'image/png')], 'line.png');
  expect((await readLogo(file)).scaled).toMatchObject({ width: 1, height: 60 });
});

test('a PNG that is too large becomes a smaller PNG', async () => {
  const file = new File([await circle([1200, 300], 'image/png')], 'wide.png');
  const { scaled } = await readLogo(file);
  expect(scaled).toMatchObject({ width: 180, height: 45 });
  expect([scaled?.file.name, scaled?.file.type]).toEqual(['wide.png', 'image/png']);
});

test('a PNG named .jpg stays a PNG, so that what is transparent stays so', async () => {
  const file = new File([await circle([1200, 300], 'image/png')], 'wide.jpg');
  expect((await readLogo(file)).scaled?.file.type).toBe('image/png');
});

test('a JPEG that ends inside its picture is refused', async () => {
  const file = new File([(await circle([1600, 1200])).slice(0, 700)], 'cut.jpg');
  await expect(readLogo(file)).rejects.toMatchObject({ message: 'LOGO_TYPE_REFUSED' });
});
