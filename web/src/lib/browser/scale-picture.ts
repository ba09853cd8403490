import { WIDTH_FIELDS } from '@vse/domain/records/files';
import { decodableSize } from './file-problem.ts';

/** The multipart fields of a picture. */
export type PictureFields = { file: File } & Partial<Record<string, File>>;

const TYPE = 'image/webp';
const QUALITY = 0.85;

/**
 * Scales a picture to the catalogue's widths, as WebP. A picture that this browser cannot read or cannot write as WebP
 * is sent unchanged, and the API decides. Pictures too large to decode are not decoded.
 */
export async function scalePicture(file: File): Promise<PictureFields> {
  const picture = (await decodableSize(file)) && (await createImageBitmap(file).catch(() => null));
  if (!picture) return { file };
  try {
    const name = file.name.replace(/(\.[^.]*)?$/, '.webp');
    const fields: Record<string, File> = {};
    for (const [field, width] of Object.entries(WIDTH_FIELDS)) {
      const scaled = await scaledTo(picture, width);
      if (!scaled) return { file };
      fields[field] = new File([scaled], name, { type: TYPE });
    }
    return { file, ...fields };
  } finally {
    picture.close();
  }
}

/** Draws the picture at most this wide. Undefined in a browser that cannot write WebP and returns a PNG instead. */
async function scaledTo(picture: ImageBitmap, width: number): Promise<Blob | undefined> {
  const scale = Math.min(1, width / picture.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, TYPE, QUALITY));
  return blob?.type === TYPE ? blob : undefined;
}
