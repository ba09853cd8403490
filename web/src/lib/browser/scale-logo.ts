import { LOGO_HEIGHT, LOGO_WIDTH } from '@vse/domain/limits';
import { type FileType, LOGO_MIMES, typeOf } from '@vse/domain/records/files';
import { type PictureSize, pictureSize } from '@vse/domain/rules/picture-size';
import { drawnAs } from './drawn-as.ts';
import { headerOf, isDecodable } from './file-problem.ts';

const QUALITY = 0.92;

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
  /** The scaled picture; undefined when the original is within the limits, or this browser cannot draw it. */
  scaled?: (PictureSize & { file: File }) | undefined;
};

/** Why a file cannot become a logo; the message is a message code. */
export class LogoRefused extends Error {}

/** Reads a chosen file, and scales it down when it is too large. Throws LogoRefused. */
export async function readLogo(file: File): Promise<LogoFile> {
  const { mime } = await logoTypeOf(file);
  const picture = await createImageBitmap(file).catch(() => {
    throw new LogoRefused('LOGO_TYPE_REFUSED');
  });
  try {
    // The decoder has turned the picture as its EXIF orientation says; the header has the size before that.
    const size = { width: picture.width, height: picture.height };
    const fitting = logoSize(size);
    if (fitting.width === size.width && fitting.height === size.height) return { file, ...size };
    const blob = await drawnAs(mime, QUALITY, picture, fitting);
    // This browser does not let a page draw: the picture is sent as it is, and layouts limit its size.
    if (!blob) return { file, ...size };
    const scaled = new File([blob], file.name, { type: mime });
    return { file, ...size, scaled: { ...fitting, file: scaled } };
  } finally {
    picture.close();
  }
}

/** Reads only the header: a small file can claim a size that would use up a decoder's memory. */
async function logoTypeOf(file: File): Promise<FileType> {
  const bytes = await headerOf(file);
  const type = typeOf(bytes);
  const size = pictureSize(bytes);
  if (!type || !LOGO_MIMES.includes(type.mime) || !size || size.width * size.height === 0)
    throw new LogoRefused('LOGO_TYPE_REFUSED');
  if (!isDecodable(size)) throw new LogoRefused('PICTURE_TOO_LARGE');
  return type;
}
