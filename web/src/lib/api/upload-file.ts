import { uploadFile } from '@vse/domain/contract/calls';
import { FILES, type FILES_WITHOUT_LOGO } from '@vse/domain/records/files';
import { isAnimated } from '../browser/is-animated.ts';
import { scalePicture } from '../browser/scale-picture.ts';
import { staffUpload, type UploadOptions } from './upload.ts';

/** Sends a file and returns its address. Throws ApiError. */
export async function sendFile(
  file: File,
  options: UploadOptions,
  container: typeof FILES | typeof FILES_WITHOUT_LOGO = FILES,
): Promise<string> {
  const answer = await staffUpload(uploadFile, { filename: file.name, container }, file, options);
  // A JSON string with the field url (specification, text 2 section 7).
  const { url }: { url: string } = JSON.parse(answer);
  return url;
}

/** Sends a picture in three widths. */
export async function sendPicture(picture: File, options: UploadOptions): Promise<string> {
  const { file, smaller } = await scalePicture(picture);
  if (smaller && (await isAnimated(picture))) options.onStill?.();
  return sendFile(file, smaller ? { ...options, more: smaller } : options);
}
