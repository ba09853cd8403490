import { PICTURE_PIXELS } from '@vse/domain/limits';
import {
  type FileType,
  fileTypeOf,
  LOGO_MIMES,
  LOGOS,
  typeOf,
  WIDTH_FIELDS,
} from '@vse/domain/records/files';
import { type PictureSize, pictureSize } from '@vse/domain/rules/picture-size';
import { notFound, Problem } from '../../problem.ts';
import type { FileDoc, UserSettingDoc } from '../../store/document-types.ts';
import { createOrRevise, ignoreNotFound, pagesOf, reviseRead } from '../../store/documents.ts';
import { contentHash } from '../../store/ids.ts';
import { mapInChunks } from '../../store/map-in-chunks.ts';
import type { Stored } from '../../store/store.ts';
import type { Needs } from '../context.ts';
import { asksForPassword } from './pdf-password.ts';
import { providerNamed } from './provider-named.ts';
import { isRemoved, noteUpload } from './uploads.ts';

type FileNeeds = Needs<'records' | 'blobs'>;

/**
 * Stores a file under the hash of its content, and remembers its name. `smaller` has a picture's smaller widths by
 * their multipart fields. Returns the path. Throws Problem 400.
 */
export async function uploadFile(
  context: FileNeeds & Needs<'now'>,
  container: string,
  filename: string,
  bytes: Uint8Array,
  smaller: Record<string, Uint8Array> = {},
): Promise<string> {
  const { files } = context.records;
  const type = accepted(filename, bytes, undefined);
  if (type.mime === 'application/pdf' && (await asksForPassword(bytes)))
    throw new Problem(400, 'PDF_ASKS_FOR_PASSWORD');
  const hasWidths = Object.keys(smaller).length > 0;
  const path = hasWidths
    ? await uploadPicture(context, container, scaledWidths({ ...smaller, file: bytes }))
    : await writeFile(context, container, bytes, type);
  const doc: FileDoc = { id: fileId(container, filename), path };
  await createOrRevise(files, doc.id, () => doc);
  return path;
}

type Width = { width: number; bytes: Uint8Array };

/**
 * The widths of a picture that the browser has scaled, smallest first. Throws Problem 400 for other sizes: phones load
 * the smallest, and a small file can declare a height that takes gigabytes to decode.
 */
function scaledWidths(fields: Record<string, Uint8Array>): Width[] {
  const widths = Object.entries(WIDTH_FIELDS).map(([field, width]) => {
    const bytes = fields[field];
    const isWebp = bytes && typeOf(bytes)?.mime === 'image/webp';
    const size = isWebp && pictureSize(bytes);
    if (!size) throw new Problem(400, 'PICTURE_WIDTHS_WRONG');
    return { width, bytes, size };
  });
  const sorted = widths.sort((a, b) => a.width - b.width);
  const largest = sorted.at(-1)?.size;
  if (!largest || !sorted.every(({ width, size }) => isScaled(largest, size, width)))
    throw new Problem(400, 'PICTURE_WIDTHS_WRONG');
  return sorted;
}

/** Whether a size is the largest one scaled down to this width at most. Its height may be rounded either way. */
function isScaled(largest: PictureSize, { width, height }: PictureSize, widest: number): boolean {
  const expected = Math.max(1, (largest.height * width) / largest.width);
  return (
    width === Math.min(widest, largest.width) && height > 0 && Math.abs(height - expected) <= 1
  );
}

/** Stores a picture in several widths, the largest last. Returns the path of the largest. */
export async function uploadPicture(
  context: Needs<'records' | 'blobs' | 'now'>,
  container: string,
  widths: Width[],
): Promise<string> {
  const largest = widths.at(-1);
  if (!largest) throw new Error('A picture needs at least one width');
  // The hash of all widths, because an upload with the same largest width must not replace the smaller ones.
  const hash = contentHash(Buffer.concat(widths.map(({ bytes }) => bytes)));
  const path = ({ width }: { width: number }) => `${container}/${hash}/${width}.webp`;
  await noteUpload(context, path(largest));
  await Promise.all(
    widths.map((size) => context.blobs.write(path(size), size.bytes, 'image/webp')),
  );
  return path(largest);
}

/** The path that was last uploaded under a name. Throws Problem 404. */
export async function findFile(
  { records }: Needs<'records'>,
  container: string,
  filename: string,
): Promise<string> {
  const found = await records.files.read(fileId(container, filename));
  if (!found || (await isRemoved({ records }, found.doc.path))) throw notFound('FILE_NOT_FOUND');
  return found.doc.path;
}

/** Adds a picture to the gallery of the provider with this name. Throws Problem 400 or 404. */
export async function uploadLogo(
  context: FileNeeds,
  provider: string,
  filename: string,
  bytes: Uint8Array,
): Promise<string> {
  const type = accepted(filename, bytes, LOGO_MIMES);
  const path = pathOf(`${LOGOS}/${await galleryOf(context, provider)}`, bytes, type);
  await context.blobs.write(path, bytes, type.mime);
  return path;
}

/** How many logos one query asks for. */
const LOGOS_AT_ONCE = 100;

/** The pictures in a provider's gallery, each with its number of users. Throws Problem 404 for an unknown provider. */
export async function listLogos(
  context: FileNeeds,
  provider: string,
): Promise<{ path: string; usedBy: number }[]> {
  const paths = await context.blobs.list(LOGOS, await galleryOf(context, provider));
  const { userSettings } = context.records;
  const usedBy = new Map(paths.map((path) => [path, 0]));
  for (let start = 0; start < paths.length; start += LOGOS_AT_ONCE) {
    const where = [{ field: 'logo', in: paths.slice(start, start + LOGOS_AT_ONCE) }];
    for await (const users of pagesOf(userSettings, { where }, 500))
      for (const { doc } of users) usedBy.set(doc.logo, (usedBy.get(doc.logo) ?? 0) + 1);
  }
  return paths.map((path) => ({ path, usedBy: usedBy.get(path) ?? 0 }));
}

/**
 * Removes a picture from a gallery and from the users who have it. Returns the number of users. Throws Problem 404 for
 * an unknown provider or picture.
 */
export async function removeLogo(
  context: FileNeeds,
  provider: string,
  image: string,
): Promise<number> {
  const gallery = await galleryOf(context, provider);
  const path = `${LOGOS}/${gallery}/${image}`;
  const isSafe = /^[A-Za-z0-9_-]+\.[a-z]+$/.test(image);
  if (!isSafe || !(await context.blobs.list(LOGOS, gallery)).includes(path))
    throw notFound('IMAGE_NOT_FOUND');
  // Users first: after a crash the picture is still in the gallery and can be deleted again.
  const taken = await takeFromUsers(context, path);
  await context.blobs.remove(path);
  // Once more, for users who chose it in between.
  return taken + (await takeFromUsers(context, path));
}

/** Throws Problem 400 for a logo that is not in this provider's gallery (by its id). */
export async function requireLogoOf(
  { blobs }: Needs<'blobs'>,
  provider: string,
  logo: string,
): Promise<void> {
  if (logo === '') return;
  const isOwn = logo.startsWith(`${LOGOS}/${provider}/`);
  if (!isOwn || !(await blobs.list(LOGOS, provider)).includes(logo))
    throw new Problem(400, { code: 'FILE_UNKNOWN', field: 'logo' });
}

async function takeFromUsers({ records }: Needs<'records'>, logo: string): Promise<number> {
  const { userSettings } = records;
  const where = [{ field: 'logo', equals: logo }];
  let taken = 0;
  const take = async (user: Stored<UserSettingDoc>) => {
    let isTaken = false;
    await reviseRead(userSettings, user, (doc) => {
      isTaken = doc.logo === logo;
      return isTaken ? { ...doc, logo: '' } : undefined;
      // A user who was deleted in between needs no change.
    }).catch(ignoreNotFound);
    if (isTaken) taken += 1;
  };
  for await (const users of pagesOf(userSettings, { where })) await mapInChunks(users, take);
  return taken;
}

/** A provider's gallery is a folder named by its id, which stays when the name changes. Throws Problem 404. */
async function galleryOf({ records }: Needs<'records'>, name: string): Promise<string> {
  const provider = await providerNamed({ records }, name);
  if (!provider) throw notFound('PROVIDER_NOT_FOUND');
  return provider.id;
}

async function writeFile(
  context: FileNeeds & Needs<'now'>,
  container: string,
  bytes: Uint8Array,
  type: FileType,
): Promise<string> {
  const path = pathOf(container, bytes, type);
  await noteUpload(context, path);
  await context.blobs.write(path, bytes, type.mime);
  return path;
}

const pathOf = (folder: string, bytes: Uint8Array, { extensions }: FileType) =>
  `${folder}/${contentHash(bytes)}.${extensions[0]}`;

const fileId = (container: string, filename: string) =>
  contentHash(JSON.stringify([container, filename]));

function accepted(
  filename: string,
  bytes: Uint8Array,
  mimes: readonly string[] | undefined,
): FileType {
  const type = fileTypeOf(filename, bytes);
  if (!type || (mimes && !mimes.includes(type.mime)))
    throw new Problem(400, mimes ? 'LOGO_TYPE_REFUSED' : 'FILE_TYPE_REFUSED');
  if (type.mime.startsWith('image/')) requireSaneSize(bytes);
  return type;
}

/** Throws Problem 400 for a picture without a readable size, or one that would use too much memory to decode. */
function requireSaneSize(bytes: Uint8Array) {
  const { width, height } = pictureSize(bytes) ?? { width: 0, height: 0 };
  const pixels = width * height;
  if (pixels === 0) throw new Problem(400, 'FILE_TYPE_REFUSED');
  if (pixels > PICTURE_PIXELS) throw new Problem(400, 'PICTURE_TOO_LARGE');
}
