import { PICTURE_PIXELS } from '@vse/domain/limits';
import type { MessageCode } from '@vse/domain/messages';
import { type FileKind, typeOf } from '@vse/domain/records/files';
import { type PictureSize, pictureSize } from '@vse/domain/rules/picture-size';

/** Enough for any header, except one behind a large embedded preview. */
const HEADER_BYTES = 1_000_000;

/** What a form takes. */
export type UploadKind = Extract<FileKind, 'picture' | 'pdf'>;

/** Why a form does not send a file, by its content; a picture whose size is not in its first bytes is sent. */
export async function fileProblem(file: File, kind: UploadKind): Promise<MessageCode | undefined> {
  const bytes = await headerOf(file);
  const mime = typeOf(bytes)?.mime;
  if (kind === 'pdf') return mime === 'application/pdf' ? undefined : 'PDF_TYPE_REFUSED';
  const size = pictureSize(bytes);
  if (size && !isDecodable(size)) return 'PICTURE_TOO_LARGE';
  if (mime?.startsWith('image/')) return undefined;
  // Of another kind, such as an AVIF: it is drawn as WebP before it is sent, if this browser can decode it.
  return size && (await canDecode(file)) ? undefined : 'PICTURE_TYPE_REFUSED';
}

const canDecode = (file: File) =>
  createImageBitmap(file).then(
    (picture) => {
      picture.close();
      return true;
    },
    () => false,
  );

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
