import { FILES_WITHOUT_LOGO } from '@vse/domain/records/files';
import { useRef } from 'react';
import type { UploadOptions } from '../../../lib/api/upload.ts';
import { sendFile, sendPicture } from '../../../lib/api/upload-file.ts';
import { useOfficeWords } from '../../../lib/words/words.ts';

type Send = (file: File, options: UploadOptions) => Promise<string>;

/** The uploads of a fragrance's form. The form must not be saved during an upload. */
export function useFragranceUploads() {
  const { stillUploading } = useOfficeWords().fragrances;
  const running = useRef(0);
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
    sendPicture: counted(sendPicture),
    sendPdf: counted((file, options) => sendFile(file, options)),
    sendPdfWithoutLogo: counted((file, options) => sendFile(file, options, FILES_WITHOUT_LOGO)),
  };
}
