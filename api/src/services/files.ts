import {
  type BlobContainer,
  FILE_TYPE_REFUSED,
  type FileType,
  fileTypeOf,
  LOGO_MIMES,
  LOGO_TYPE_REFUSED,
  LOGOS,
} from '@vse/domain/files';
import { notFound, Problem } from '../http/errors.ts';
import type { Blobs } from './blobs.ts';
import { contentHash } from './ids.ts';
import type { FileDoc, Records } from './records.ts';
import { ignoreConflict, revise } from './revise.ts';

export type Files = {
  /** Stores a file under the hash of its content and remembers its name. Answers its path. Throws Problem 400. */
  upload(container: BlobContainer, filename: string, bytes: Uint8Array): Promise<string>;
  /** Stores a picture in several widths, the largest last. Answers the path of the largest. */
  uploadPicture(
    container: BlobContainer,
    widths: { width: number; bytes: Uint8Array }[],
  ): Promise<string>;
  /** The path last uploaded under a name. Throws Problem 404. */
  find(container: BlobContainer, filename: string): Promise<string>;
  uploadLogo(provider: string, filename: string, bytes: Uint8Array): Promise<string>;
  logos(provider: string): Promise<string[]>;
  /** Throws Problem 404 when the gallery has no such picture. */
  removeLogo(provider: string, image: string): Promise<void>;
};

export function createFiles({ files }: Records, blobs: Blobs): Files {
  async function store(folder: string, bytes: Uint8Array, type: FileType): Promise<string> {
    const path = `${folder}/${contentHash(bytes)}.${type.extensions[0]}`;
    await blobs.write(path, bytes, type.mime);
    return path;
  }
  return {
    async upload(container, filename, bytes) {
      const path = await store(container, bytes, accepted(filename, bytes, undefined));
      const doc: FileDoc = { id: contentHash(JSON.stringify([container, filename])), path };
      const created = await files.create(doc).catch(ignoreConflict);
      if (!created) await revise(files, doc.id, undefined, () => doc);
      return path;
    },
    async uploadPicture(container, widths) {
      const largest = widths.at(-1);
      if (!largest) throw new Error('A picture needs at least one width');
      const folder = `${container}/${contentHash(largest.bytes)}`;
      const path = ({ width }: { width: number }) => `${folder}/${width}.webp`;
      await Promise.all(widths.map((size) => blobs.write(path(size), size.bytes, 'image/webp')));
      return path(largest);
    },
    async find(container, filename) {
      const found = await files.read(contentHash(JSON.stringify([container, filename])));
      if (!found) throw notFound('The file');
      return found.doc.path;
    },
    uploadLogo: (provider, filename, bytes) =>
      store(`${LOGOS}/${galleryOf(provider)}`, bytes, accepted(filename, bytes, LOGO_MIMES)),
    logos: (provider) => blobs.list(LOGOS, galleryOf(provider)),
    async removeLogo(provider, image) {
      const safe = /^[A-Za-z0-9_-]+\.[a-z]+$/.test(image);
      if (!safe || !(await blobs.remove(`${LOGOS}/${galleryOf(provider)}/${image}`)))
        throw notFound('The image');
    },
  };
}

/** A provider's gallery is a folder; its name is free text, so the folder is named by the hash of it. */
const galleryOf = (provider: string) => contentHash(provider);

function accepted(
  filename: string,
  bytes: Uint8Array,
  mimes: readonly string[] | undefined,
): FileType {
  const type = fileTypeOf(filename, bytes);
  if (!type || (mimes && !mimes.includes(type.mime)))
    throw new Problem(400, mimes ? LOGO_TYPE_REFUSED : FILE_TYPE_REFUSED);
  return type;
}
