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
  /** Logo galleries go by the provider's name. Throw Problem 404 when there is no such provider. */
  uploadLogo(provider: string, filename: string, bytes: Uint8Array): Promise<string>;
  logos(provider: string): Promise<string[]>;
  /** Throws Problem 404 also when the gallery has no such picture. */
  removeLogo(provider: string, image: string): Promise<void>;
};

export function createFiles({ files, providers }: Records, blobs: Blobs): Files {
  /** A provider's gallery is a folder by its id, which stays when the name changes. Throws Problem 404. */
  async function galleryOf(name: string): Promise<string> {
    const where = [{ field: 'name', equals: name }];
    const [provider] = (await providers.page({ where, limit: 1 })).items;
    if (!provider) throw notFound('The scent provider');
    return provider.doc.id;
  }

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
    async uploadLogo(provider, filename, bytes) {
      const type = accepted(filename, bytes, LOGO_MIMES);
      return store(`${LOGOS}/${await galleryOf(provider)}`, bytes, type);
    },
    logos: async (provider) => blobs.list(LOGOS, await galleryOf(provider)),
    async removeLogo(provider, image) {
      const gallery = await galleryOf(provider);
      const safe = /^[A-Za-z0-9_-]+\.[a-z]+$/.test(image);
      if (!safe || !(await blobs.remove(`${LOGOS}/${gallery}/${image}`)))
        throw notFound('The image');
    },
  };
}

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
