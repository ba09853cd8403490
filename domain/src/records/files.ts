import blobContainers from '@vse/domain/data/blob-containers.json' with { type: 'json' };
import * as z from 'zod';
import { permissions } from '../access/permissions.ts';
import * as calls from '../contract/calls.ts';
import { contract } from '../contract/contract.ts';
import { required } from '../contract/fields.ts';
import { said } from '../messages/said.ts';
import type { MessageCode } from '../messages.ts';
import { isVisible } from '../rules/visible-text.ts';

const { containers } = blobContainers;
/** The private blob containers. The two versions of a one-sheet are in different ones (text 2 section 7). */
export const FILES = containers.files;
export const FILES_WITHOUT_LOGO = containers.filesWithoutLogo;
export const LOGOS = containers.logos;
/** Keyed hashes of addresses that were erased, outside of the database, which a restore sets back. */
export const ERASURES = containers.erasures;
export const BLOB_CONTAINERS: readonly string[] = Object.values(containers);

const ANY = null;

/** The file types that may be uploaded, each with its leading bytes. Stored paths end in the first extension. */
export const FILE_TYPES = [
  { extensions: ['jpg', 'jpeg', 'jpe', 'jfif'], mime: 'image/jpeg', leading: [0xff, 0xd8, 0xff] },
  {
    extensions: ['png'],
    mime: 'image/png',
    leading: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  },
  { extensions: ['gif'], mime: 'image/gif', leading: [0x47, 0x49, 0x46, 0x38] },
  {
    extensions: ['webp'],
    mime: 'image/webp',
    // RIFF, its length, WEBP. Audio and video files begin with RIFF too.
    leading: [0x52, 0x49, 0x46, 0x46, ANY, ANY, ANY, ANY, 0x57, 0x45, 0x42, 0x50],
  },
  { extensions: ['pdf'], mime: 'application/pdf', leading: [0x25, 0x50, 0x44, 0x46, 0x2d] },
] as const;
export type FileType = (typeof FILE_TYPES)[number];

/**
 * A PDF may have other bytes in front, such as a byte order mark or a line break: readers look for its header in the
 * first 1,024 bytes (ISO 32000-1, annex H, implementation note 13).
 */
const PDF_HEADER_WITHIN = 1024;

const PDF = 'application/pdf';
export const LOGO_MIMES: readonly string[] = ['image/jpeg', 'image/png'];

const UPLOADS: readonly string[] = [FILES, FILES_WITHOUT_LOGO];

/**
 * The kinds of files that records have, with the containers and the extensions of their stored paths. Logos are apart:
 * one that is deleted from its gallery must not vanish from the catalogue, and an upload that only a user's logo names
 * counts as unsaved.
 */
const KINDS = {
  picture: {
    containers: UPLOADS,
    extensions: ['jpg', 'png', 'gif', 'webp'],
    refused: 'PICTURE_TYPE_REFUSED',
  },
  pdf: { containers: UPLOADS, extensions: ['pdf'], refused: 'PDF_TYPE_REFUSED' },
  logo: { containers: [LOGOS], extensions: ['jpg', 'png'], refused: 'LOGO_TYPE_REFUSED' },
} as const satisfies Record<
  string,
  { containers: readonly string[]; extensions: readonly string[]; refused: MessageCode }
>;
export type FileKind = keyof typeof KINDS;

/** The message for a stored path that is not of this kind; undefined if it is. */
export function kindProblem(path: string, kind: FileKind): MessageCode | undefined {
  const { containers, extensions, refused } = KINDS[kind];
  const extension = extensionOf(path);
  if (!extensions.some((each) => each === extension)) return refused;
  return containers.some((each) => path.startsWith(`${each}/`)) ? undefined : 'FILE_UNKNOWN';
}

const extensionOf = (name: string) => name.toLowerCase().split('.').at(-1) ?? '';

/**
 * The type of a file by its content; undefined for one that may not be uploaded. Names say little: phones write .jpeg,
 * Windows .jfif, and browsers save a WebP as .jpg.
 */
export const typeOf = (bytes: Uint8Array): FileType | undefined =>
  FILE_TYPES.find(({ mime, leading }) => {
    const starts = mime === PDF ? PDF_HEADER_WITHIN - leading.length : 0;
    return startsWithin(bytes, leading, starts);
  });

function startsWithin(bytes: Uint8Array, leading: readonly (number | null)[], last: number) {
  for (let start = 0; start <= last; start += 1)
    if (leading.every((byte, index) => byte === ANY || bytes[start + index] === byte)) return true;
  return false;
}

/** As `typeOf`; also undefined for a picture whose name says PDF, and for a PDF whose name says picture. */
export function fileTypeOf(filename: string, bytes: Uint8Array): FileType | undefined {
  const type = typeOf(bytes);
  const extension = extensionOf(filename);
  const named = FILE_TYPES.find(({ extensions }) => extensions.some((each) => each === extension));
  const isPdf = ({ mime }: FileType) => mime === PDF;
  return type && named && isPdf(type) !== isPdf(named) ? undefined : type;
}

/** The widths in which catalogue pictures are stored: `{hash}/1200.webp` has the smaller files beside it. */
export const PICTURE_WIDTHS = [400, 800, 1200] as const;

/** The paths of a picture's widths, smallest first; empty for a picture that is stored in one size. */
export function picturePaths(path: string): { path: string; width: number }[] {
  const match = /^(.*\/)(\d+)\.webp$/.exec(path);
  if (!match) return [];
  const largest = Number(match[2]);
  return PICTURE_WIDTHS.filter((width) => width <= largest).map((width) => ({
    path: `${match[1]}${width}.webp`,
    width,
  }));
}

const Filename = required('FILE_REQUIRED', 'FILE_NAME_TOO_LONG')
  .refine(isVisible, said('FILE_NAME_INVALID'))
  .regex(/^[^/\\]+$/, said('FILE_NAME_INVALID'));
const Stored = z.object({
  filename: Filename,
  container: z.enum([FILES, FILES_WITHOUT_LOGO], said('CONTAINER_UNKNOWN')).default(FILES),
});
const ByProvider = required('PROVIDER_REQUIRED', 'PROVIDER_TOO_LONG');

/**
 * The multipart fields of a picture that the browser has scaled, with the largest width in pixels of each. All three
 * are WebP, and the file name ends in .webp. A picture that is narrower than a width is not enlarged.
 */
export const WIDTH_FIELDS = { file: 1200, file800: 800, file400: 400 } as const;

export const uploadFile = contract({
  ...calls.uploadFile,
  summary:
    'Stores a picture, with its smaller widths in file800 and file400, or a one-sheet; answers a JSON string that contains url',
  access: permissions.catalogue.write,
  audit: { kind: 'file', detail: 'filename' },
  input: Stored,
  output: z.string(),
  upload: true,
  uploadFields: ['file800', 'file400'],
});

export const downloadFile = contract({
  ...calls.downloadFile,
  summary: 'The signed URL of the file last uploaded under a name',
  access: permissions.catalogue.read,
  input: Stored,
  output: z.object({ url: z.string() }),
});

/** `usedBy`: how many users have it as their logo. */
const Logo = z.object({ url: z.string(), usedBy: z.number().int() });

export const getLogos = contract({
  ...calls.getLogos,
  summary: "A provider's logo gallery",
  access: permissions.catalogue.read,
  input: z.object({ Provider: ByProvider }),
  output: z.object({ data: z.object({ images: z.array(Logo) }), images: z.array(Logo) }),
});

export const uploadLogo = contract({
  ...calls.uploadLogo,
  summary: "Adds a picture to a provider's logo gallery",
  access: permissions.catalogue.write,
  audit: { kind: 'file', detail: 'filename' },
  input: z.object({ filename: Filename, Provider: ByProvider }),
  output: z.object({ message: z.string(), url: z.string() }),
  upload: true,
});

export const deleteLogo = contract({
  ...calls.deleteLogo,
  summary: "Removes a picture from a provider's logo gallery, and from the users who have it",
  access: permissions.catalogue.write,
  audit: { kind: 'file', detail: 'folder' },
  input: z.object({
    image: required('IMAGE_REQUIRED', 'IMAGE_TOO_LONG'),
    folder: ByProvider,
  }),
  /** `takenFrom`: how many users had it. */
  output: z.object({ message: z.string(), takenFrom: z.number().int() }),
});
