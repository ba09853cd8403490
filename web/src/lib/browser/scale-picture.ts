import { WIDTH_FIELDS } from '@vse/domain/records/files';
import { drawnAs } from './drawn-as.ts';
import { decodableSize } from './file-problem.ts';

export type ScaledPicture = {
  file: File;
  /** The smaller widths by their multipart fields; undefined for a picture that is sent unchanged. */
  smaller?: Readonly<Record<string, File>>;
};

const TYPE = 'image/webp';
const QUALITY = 0.85;

/**
 * Scales a picture to the catalogue's widths, as WebP. A picture that this browser cannot read, cannot write as WebP or
 * draws as noise is sent unchanged, and the API decides. Pictures too large to decode are not decoded.
 */
export async function scalePicture(file: File): Promise<ScaledPicture> {
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
    const { file: largest = file, ...smaller } = fields;
    return { file: largest, smaller };
  } finally {
    picture.close();
  }
}

/** Draws the picture at most this wide. */
function scaledTo(picture: ImageBitmap, width: number): Promise<Blob | undefined> {
  const scale = Math.min(1, width / picture.width);
  return drawnAs(TYPE, QUALITY, picture, {
    width: Math.round(picture.width * scale),
    height: Math.max(1, Math.round(picture.height * scale)),
  });
}
