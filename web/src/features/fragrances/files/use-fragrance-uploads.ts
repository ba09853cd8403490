import { FILES_WITHOUT_LOGO } from '@vse/domain/records/files';
import { useState } from 'react';
import type { UploadOptions } from '../../../lib/api/upload.ts';
import { sendFile, sendPicture } from '../../../lib/api/upload-file.ts';
import { pictureColors } from '../../../lib/browser/picture-colors.ts';
import { useRunningUploads } from '../../../lib/forms/use-running-uploads.ts';
import { useOfficeWords } from '../../../lib/words/office-words.ts';

/** The uploads of a fragrance's form. The form must not be saved during an upload. */
export function useFragranceUploads() {
  const { stillUploading } = useOfficeWords().fragrances;
  const { isUploading, counted } = useRunningUploads();
  const [colors, setColors] = useState<readonly string[]>([]);
  return {
    isUploading,
    check: (): Record<string, string> => (isUploading ? { files: stillUploading } : {}),
    /** The colors of the picture that was sent last. */
    pictureColors: colors,
    sendPicture: counted(async (file: File, options: UploadOptions) => {
      const url = await sendPicture(file, options);
      setColors(await pictureColors(file));
      return url;
    }),
    sendPdf: counted((file: File, options: UploadOptions) => sendFile(file, options)),
    sendPdfWithoutLogo: counted((file: File, options: UploadOptions) =>
      sendFile(file, options, FILES_WITHOUT_LOGO),
    ),
  };
}
