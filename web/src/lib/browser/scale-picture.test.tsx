import { afterEach, expect, test, vi } from 'vitest';
import { isAnimated } from './is-animated.ts';
import { pictureColors } from './picture-colors.ts';
import { readLogo } from './scale-logo.ts';
import { scalePicture } from './scale-picture.ts';

async function drawn(type: string, width: number, height: number, name: string) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = '#b3925f';
  context?.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob({ type })], name);
}

const { toBlob } = HTMLCanvasElement.prototype;
const { getImageData } = CanvasRenderingContext2D.prototype;
afterEach(() => vi.restoreAllMocks());

/** A browser that paints over what it is asked for. */
const answering = (paint: (context: CanvasRenderingContext2D, width: number) => void) =>
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    ...asked
  ) {
    const context = this.getContext('2d');
    if (context) paint(context, this.width);
    return toBlob.apply(this, asked);
  });

const withNoise = () =>
  answering((context, width) => {
    for (let x = 0; x < width; x += 1) {
      context.fillStyle = `hsl(${Math.random() * 360} 90% 50%)`;
      context.fillRect(x, 0, 1, context.canvas.height);
    }
  });
const withWhite = () =>
  answering((context, width) => {
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, context.canvas.height);
  });
/** Firefox answers each way of reading with noise. */
const withNoiseInPixels = () =>
  vi.spyOn(CanvasRenderingContext2D.prototype, 'getImageData').mockImplementation(function (
    this: CanvasRenderingContext2D,
    ...asked
  ) {
    const pixels = getImageData.apply(this, asked);
    crypto.getRandomValues(pixels.data);
    return pixels;
  });
/** Brave changes the last bit of some pixels. */
const withLastBits = () =>
  vi.spyOn(CanvasRenderingContext2D.prototype, 'getImageData').mockImplementation(function (
    this: CanvasRenderingContext2D,
    ...asked
  ) {
    const pixels = getImageData.apply(this, asked);
    for (const [at, part] of pixels.data.entries()) pixels.data[at] = part ^ 1;
    return pixels;
  });

test('a picture is sent in three widths as WebP', async () => {
  const { file, smaller } = await scalePicture(await drawn('image/jpeg', 1600, 800, 'sea.jpeg'));
  const sizes = [file, ...Object.values(smaller ?? {})].map(async (each) => {
    const { width, height } = await createImageBitmap(each);
    return [each.name, each.type, width, height];
  });
  expect(await Promise.all(sizes)).toEqual([
    ['sea.webp', 'image/webp', 1200, 600],
    ['sea.webp', 'image/webp', 800, 400],
    ['sea.webp', 'image/webp', 400, 200],
  ]);
  expect(Object.keys(smaller ?? {})).toEqual(['file800', 'file400']);
});

test.each([
  ['noise', withNoise],
  ['white', withWhite],
  ['noise in each pixel that is read', withNoiseInPixels],
])('where a canvas answers with %s, a picture is sent as it is', async (_, answers) => {
  const picture = await drawn('image/jpeg', 1600, 800, 'sea.jpg');
  const logo = await drawn('image/png', 360, 60, 'logo.png');
  answers();
  expect(await scalePicture(picture)).toEqual({ file: picture });
  expect(await readLogo(logo)).toEqual({ file: logo, width: 360, height: 60 });
  expect(await pictureColors(picture)).toEqual([]);
});

test('a browser that changes the last bit of its pixels scales pictures', async () => {
  const picture = await drawn('image/jpeg', 1600, 800, 'sea.jpg');
  withLastBits();
  expect((await scalePicture(picture)).smaller).toBeDefined();
});

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
const HEAD = 'R0lGODlhAQABAIAAAP8AAAAAACH/C05FVFNDQVBFMi4wAwEAAAA=';
/** A GIF of one pixel with this many pictures. */
const gif = (pictures: number) => {
  const picture = bytesOf('IfkEAAoAAAAsAAAAAAEAAQAAAgJEAQA=');
  return new File([bytesOf(HEAD), ...Array(pictures).fill(picture), ';'], 'a.gif');
};

test.each([
  ['a GIF of two pictures', () => gif(2), true],
  ['a GIF of one picture that says it repeats', () => gif(1), false],
  ['a JPEG', () => drawn('image/jpeg', 4, 4, 'a.jpg'), false],
  ['a file that ends in its header', () => new File(['GIF89a'], 'a.gif'), false],
])('a picture is animated if it has several frames: %s', async (_, made, expected) => {
  expect(await isAnimated(await made())).toBe(expected);
});
