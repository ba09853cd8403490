import type { PictureSize } from '@vse/domain/rules/picture-size';

/** Draws a picture at a size. Undefined in a browser that cannot write the type: it would return a PNG instead. */
export async function drawnAs(
  type: string,
  quality: number,
  picture: ImageBitmap,
  { width, height }: PictureSize,
): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  return blob?.type === type ? blob : undefined;
}
