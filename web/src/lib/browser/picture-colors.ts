import { isCanvasFaithful } from './drawn-as.ts';
import { decodableSize } from './file-problem.ts';

const SIDE = 48;
const MOST = 6;
/** Of 765, the sum over red, green and blue: closer colors look the same in a small circle. */
const APART = 72;

type Color = readonly [red: number, green: number, blue: number];

/** Up to six colors that a picture has much of, as hex; none if this browser cannot read it, or answers with noise. */
export async function pictureColors(file: File): Promise<string[]> {
  if (!(await isCanvasFaithful())) return [];
  const picture = (await decodableSize(file)) && (await createImageBitmap(file).catch(() => null));
  const context = new OffscreenCanvas(SIDE, SIDE).getContext('2d');
  if (!picture || !context) return [];
  context.drawImage(picture, 0, 0, SIDE, SIDE);
  picture.close();
  return frequent(context.getImageData(0, 0, SIDE, SIDE).data).map(hexOf);
}

/** The means of groups of similar pixels, the largest group first, without those that look alike. */
function frequent(pixels: Uint8ClampedArray): Color[] {
  const groups = new Map<number, { count: number; sum: [number, number, number] }>();
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < 128) continue;
    const key = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5);
    const { count, sum } = groups.get(key) ?? { count: 0, sum: [0, 0, 0] };
    groups.set(key, { count: count + 1, sum: [sum[0] + red, sum[1] + green, sum[2] + blue] });
  }
  const found: Color[] = [];
  for (const { count, sum } of [...groups.values()].sort((one, other) => other.count - one.count)) {
    const mean: Color = [sum[0] / count, sum[1] / count, sum[2] / count];
    if (found.length < MOST && found.every((other) => distance(mean, other) >= APART))
      found.push(mean);
  }
  return found;
}

const distance = (one: Color, other: Color) =>
  one.reduce((sum, part, index) => sum + Math.abs(part - (other[index] ?? 0)), 0);

const hexOf = (color: Color) =>
  `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
