import { PICTURE_PIXELS } from '@vse/domain/limits';
import type { MessageCode } from '@vse/domain/messages';
import { fileTypeOf } from '@vse/domain/records/files';
import { type PictureSize, pictureSize } from '@vse/domain/rules/picture-size';

/** Enough for any header, except one behind a large embedded preview. */
const HEADER_BYTES = 1_000_000;

/** Why the API would refuse a file, as far as its first bytes tell; a picture whose size they do not tell is sent. */
export async function fileProblem(file: File): Promise<MessageCode | undefined> {
  const bytes = await headerOf(file);
  const type = fileTypeOf(file.name, bytes);
  if (!type) return 'FILE_TYPE_REFUSED';
  const size = type.mime.startsWith('image/') ? pictureSize(bytes) : undefined;
  return size && !isDecodable(size) ? 'PICTURE_TOO_LARGE' : undefined;
}

/** The size of a picture that may be decoded; undefined for one that is too large, or says no size. */
export async function decodableSize(file: File): Promise<PictureSize | undefined> {
  const size = pictureSize(await headerOf(file));
  return size && isDecodable(size) ? size : undefined;
}

/** The first bytes of a file, which tell its type and a picture's size. */
export const headerOf = async (file: File) =>
  new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer());

/** A small file can claim a size that would use up a decoder's memory. */
export const isDecodable = ({ width, height }: PictureSize) => width * height <= PICTURE_PIXELS;
