import { z } from 'zod';
import { contract, required } from './contract.ts';
import { NAME_LENGTH } from './limits.ts';
import { permissions } from './permissions.ts';

/** Private blob containers. Which one a file is in says which version of a one-sheet it is (text 2 section 7). */
export const FILES = 'vse-file-upload';
export const FILES_WITHOUT_LOGO = 'vse-file-upload-blank';
export const LOGOS = 'vse-logos';
export const BLOB_CONTAINERS = [FILES, FILES_WITHOUT_LOGO, LOGOS] as const;
export type BlobContainer = (typeof BLOB_CONTAINERS)[number];

export const FILE_REQUIRED = 'Please select a file first.';
export const FILE_TYPE_REFUSED =
  'Invalid file type. Please upload a JPG, PNG, GIF, WebP or PDF file.';
export const LOGO_TYPE_REFUSED =
  'Invalid file type. Please upload an image in JPG, JPEG, or PNG format.';
const PICTURE_TYPE_REFUSED = 'Invalid file type. Please upload a JPG, PNG, GIF or WebP file.';
const PDF_TYPE_REFUSED = 'Invalid file type. Please upload a PDF file.';
export const FILE_UNKNOWN = 'The file is not known. Please upload it again.';
export const FILES_UNAVAILABLE = 'The file storage does not answer. Please try again later.';
export const FILE_TOO_LARGE = 'The file is too large. Please upload at most 10 MB.';
export const IMAGE_REQUIRED = 'Please select an image to delete.';

const ANY = null;

/** What may be uploaded: the type is decided by the extension and by the leading bytes, both. */
export const FILE_TYPES = [
  { extensions: ['jpg', 'jpeg'], mime: 'image/jpeg', leading: [0xff, 0xd8, 0xff] },
  {
    extensions: ['png'],
    mime: 'image/png',
    leading: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  },
  { extensions: ['gif'], mime: 'image/gif', leading: [0x47, 0x49, 0x46, 0x38] },
  {
    extensions: ['webp'],
    mime: 'image/webp',
    // RIFF, its length, WEBP: sound and films are RIFF too.
    leading: [0x52, 0x49, 0x46, 0x46, ANY, ANY, ANY, ANY, 0x57, 0x45, 0x42, 0x50],
  },
  { extensions: ['pdf'], mime: 'application/pdf', leading: [0x25, 0x50, 0x44, 0x46, 0x2d] },
] as const;
export type FileType = (typeof FILE_TYPES)[number];

export const LOGO_MIMES: readonly string[] = ['image/jpeg', 'image/png'];

/** What a record can have a file for, with the extensions that are stored of it. */
const KINDS = {
  picture: { extensions: ['jpg', 'png', 'gif', 'webp'], refused: PICTURE_TYPE_REFUSED },
  pdf: { extensions: ['pdf'], refused: PDF_TYPE_REFUSED },
};
export type FileKind = keyof typeof KINDS;

/** Why a stored path is not of a kind, undefined when it is. */
export function kindProblem(path: string, kind: FileKind): string | undefined {
  const { extensions, refused } = KINDS[kind];
  return extensions.includes(extensionOf(path)) ? undefined : refused;
}

const extensionOf = (name: string) => name.toLowerCase().split('.').at(-1) ?? '';

/** The type of a file by its name and first bytes, undefined when they disagree or it is none of ours. */
export function fileTypeOf(filename: string, bytes: Uint8Array): FileType | undefined {
  const extension = extensionOf(filename);
  const type = FILE_TYPES.find(({ extensions }) => extensions.some((each) => each === extension));
  const isMeant = type?.leading.every((byte, index) => byte === ANY || bytes[index] === byte);
  return isMeant ? type : undefined;
}

/** Widths in which a picture of the catalogue is kept: `{hash}/1200.webp` has its smaller sisters beside it. */
export const PICTURE_WIDTHS = [400, 800, 1200] as const;

/** The paths of a picture's widths, smallest first; empty for a picture that is kept in one size. */
export function picturePaths(path: string): { path: string; width: number }[] {
  const match = /^(.*\/)(\d+)\.webp$/.exec(path);
  if (!match) return [];
  const largest = Number(match[2]);
  return PICTURE_WIDTHS.filter((width) => width <= largest).map((width) => ({
    path: `${match[1]}${width}.webp`,
    width,
  }));
}

const Filename = required(FILE_REQUIRED, 1, NAME_LENGTH, 'The file name').regex(
  /^[^/\\]+$/,
  'The file name is not valid.',
);
const Stored = z.object({
  filename: Filename,
  container: z.enum([FILES, FILES_WITHOUT_LOGO], 'The container is not known.').default(FILES),
});
const ByProvider = required('Provider is required.');

export const uploadFile = contract({
  name: 'vseFileUpload',
  summary: 'Stores a picture or a one-sheet; answers a JSON string that contains url',
  method: 'POST',
  access: permissions.catalogue.write,
  input: Stored,
  output: z.string(),
  upload: true,
});

export const downloadFile = contract({
  name: 'vseFileDownload',
  summary: 'The signed URL of the file last uploaded under a name',
  method: 'GET',
  access: permissions.catalogue.read,
  input: Stored,
  output: z.object({ url: z.string() }),
});

export const getLogos = contract({
  name: 'vseGetUserLogo',
  summary: "A provider's logo gallery",
  method: 'GET',
  access: permissions.catalogue.read,
  input: z.object({ Provider: ByProvider }),
  output: z.object({
    data: z.object({ images: z.array(z.object({ url: z.string() })) }),
    images: z.array(z.object({ url: z.string() })),
  }),
});

export const uploadLogo = contract({
  name: 'vseUploadUserLogo',
  summary: "Adds a picture to a provider's logo gallery",
  method: 'POST',
  access: permissions.catalogue.write,
  input: z.object({ filename: Filename, Provider: ByProvider }),
  output: z.object({ message: z.string(), url: z.string() }),
  upload: true,
});

export const deleteLogo = contract({
  name: 'vseDeleteProviderLogo',
  summary: "Removes a picture from a provider's logo gallery",
  method: 'DELETE',
  access: permissions.catalogue.write,
  input: z.object({
    image: required(IMAGE_REQUIRED, 1, NAME_LENGTH, 'The image'),
    folder: ByProvider,
  }),
  output: z.object({ message: z.string() }),
});
