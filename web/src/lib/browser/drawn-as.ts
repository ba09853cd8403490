import type { PictureSize } from '@vse/domain/rules/picture-size';

/**
 * Draws a picture at a size. Undefined in a browser that cannot write the type (it would return a PNG instead), or whose
 * canvas does not return what was drawn.
 */
export async function drawnAs(
  type: string,
  quality: number,
  picture: ImageBitmap,
  { width, height }: PictureSize,
): Promise<Blob | undefined> {
  if (!(await isCanvasFaithful())) return undefined;
  const { canvas, context } = canvasOf(width, height);
  if (!context) return undefined;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  const blob = await blobOf(canvas, type, quality);
  return blob?.type === type ? blob : undefined;
}

const KNOWN = [
  [200, 40, 80],
  [20, 180, 60],
  [60, 90, 220],
  [240, 230, 20],
] as const;
/** Some browsers change the last bits of a few pixels, which nobody sees. */
const UNSEEN = 4;

/**
 * Whether a canvas returns what was drawn. A browser that protects from fingerprinting returns noise or one color
 * (Firefox with resistFingerprinting, Mullvad and Tor Browser), which would be stored in place of the picture.
 */
export async function isCanvasFaithful(): Promise<boolean> {
  const drawn = canvasOf(KNOWN.length, 1);
  for (const [at, color] of KNOWN.entries()) {
    if (drawn.context) drawn.context.fillStyle = `rgb(${color.join()})`;
    drawn.context?.fillRect(at, 0, 1, 1);
  }
  const blob = await blobOf(drawn.canvas, 'image/png');
  const picture = blob && (await createImageBitmap(blob).catch(() => null));
  const read = canvasOf(KNOWN.length, 1);
  if (!picture || !read.context) return false;
  read.context.drawImage(picture, 0, 0);
  picture.close();
  const { data } = read.context.getImageData(0, 0, KNOWN.length, 1);
  return KNOWN.every((color, at) =>
    color.every((part, index) => Math.abs(part - (data[at * 4 + index] ?? 0)) <= UNSEEN),
  );
}

function canvasOf(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return { canvas, context: canvas.getContext('2d') };
}

const blobOf = (canvas: HTMLCanvasElement, type: string, quality?: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
