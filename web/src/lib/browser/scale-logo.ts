import { LOGO_HEIGHT, LOGO_WIDTH } from '@vse/domain/limits';
import { fileTypeOf, LOGO_MIMES } from '@vse/domain/records/files';
import { type PictureSize, pictureSize } from '@vse/domain/rules/picture-size';
import { drawnAs } from './drawn-as.ts';
import { headerOf, isDecodable } from './file-problem.ts';

/** The size of a picture scaled down to fit the logo limits; never larger than the picture. */
export function logoSize({ width, height }: PictureSize): PictureSize {
  const factor = Math.min(1, LOGO_WIDTH / width, LOGO_HEIGHT / height);
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  };
}

export type LogoFile = PictureSize & {
  file: File;
  /** The scaled picture; undefined when the original is within the limits. */
  scaled?: (PictureSize & { file: File }) | undefined;
};

/** Why a file cannot become a logo; the message is a message code. */
export class LogoRefused extends Error {}

/** Reads a chosen file, and scales it down when it is too large. Throws LogoRefused. */
export async function readLogo(file: File): Promise<LogoFile> {
  const size = await sizeOf(file);
  const fitting = logoSize(size);
  if (fitting.width === size.width && fitting.height === size.height) return { file, ...size };
  return { file, ...size, scaled: { ...fitting, file: await scale(file, fitting) } };
}

/** Reads only the header: a small file can claim a size that would use up a decoder's memory. */
async function sizeOf(file: File): Promise<PictureSize> {
  const bytes = await headerOf(file);
  const type = fileTypeOf(file.name, bytes);
  const size = pictureSize(bytes);
  if (!type || !LOGO_MIMES.includes(type.mime) || !size || size.width * size.height === 0)
    throw new LogoRefused('LOGO_TYPE_REFUSED');
  if (!isDecodable(size)) throw new LogoRefused('PICTURE_TOO_LARGE');
  return size;
}

async function scale(file: File, { width, height }: PictureSize): Promise<File> {
  const picture = await createImageBitmap(file, {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  }).catch(() => {
    throw new LogoRefused('LOGO_TYPE_REFUSED');
  });
  const type = file.name.toLowerCase().endsWith('.png') ? 'image/png' : 'image/jpeg';
  const blob = await drawnAs(type, 0.92, picture, { width, height });
  picture.close();
  if (!blob) throw new LogoRefused('LOGO_TYPE_REFUSED');
  return new File([blob], file.name, { type });
}
