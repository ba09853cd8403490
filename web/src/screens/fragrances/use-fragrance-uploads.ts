import { uploadFile } from '@vse/domain/contract/calls';
import { FILES, FILES_WITHOUT_LOGO } from '@vse/domain/records/files';
import { useRef } from 'react';
import { staffUpload } from '../../lib/api/upload.ts';
import { scalePicture } from '../../lib/browser/scale-picture.ts';

type Options = { onProgress: (part: number) => void; signal: AbortSignal };

/** The uploads of a fragrance's form. The form must not be saved during an upload. */
export function useFragranceUploads() {
  const running = useRef(0);
  const counted =
    <Answer>(send: (file: File, options: Options) => Promise<Answer>) =>
    async (file: File, options: Options) => {
      running.current++;
      try {
        return await send(file, options);
      } finally {
        running.current--;
      }
    };
  return {
    isRunning: () => running.current > 0,
    sendPicture: counted(async (picture, options) => {
      const { file, ...more } = await scalePicture(picture);
      const container = FILES;
      return urlIn(
        await staffUpload(uploadFile, { filename: file.name, container }, file, {
          ...options,
          more,
        }),
      );
    }),
    sendPdf: counted((file, options) => sendTo(FILES, file, options)),
    sendPdfWithoutLogo: counted((file, options) => sendTo(FILES_WITHOUT_LOGO, file, options)),
  };
}

const sendTo = async (container: string, file: File, options: Options) =>
  urlIn(await staffUpload(uploadFile, { filename: file.name, container }, file, options));

/** The call returns a JSON string with the field url (specification, text 2 section 7). */
function urlIn(answer: string): string {
  const { url }: { url: string } = JSON.parse(answer);
  return url;
}
