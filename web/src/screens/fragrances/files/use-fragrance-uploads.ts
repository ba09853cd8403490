import { FILES_WITHOUT_LOGO } from '@vse/domain/records/files';
import { useRef, useState } from 'react';
import type { UploadOptions } from '../../../lib/api/upload.ts';
import { sendFile, sendPicture } from '../../../lib/api/upload-file.ts';
import { pictureColors } from '../../../lib/browser/picture-colors.ts';
import { useOfficeWords } from '../../../lib/words/words.ts';

type Send = (file: File, options: UploadOptions) => Promise<string>;

/** The uploads of a fragrance's form. The form must not be saved during an upload. */
export function useFragranceUploads() {
  const { stillUploading } = useOfficeWords().fragrances;
  const running = useRef(0);
  const [colors, setColors] = useState<readonly string[]>([]);
  const counted =
    (send: Send): Send =>
    async (file, options) => {
      running.current++;
      try {
        return await send(file, options);
      } finally {
        running.current--;
      }
    };
  return {
    check: (): Record<string, string> => (running.current > 0 ? { files: stillUploading } : {}),
    /** The colors of the picture that was sent last. */
    pictureColors: colors,
    sendPicture: counted(async (file, options) => {
      const url = await sendPicture(file, options);
      setColors(await pictureColors(file));
      return url;
    }),
    sendPdf: counted((file, options) => sendFile(file, options)),
    sendPdfWithoutLogo: counted((file, options) => sendFile(file, options, FILES_WITHOUT_LOGO)),
  };
}
