import { uploadLogo } from '@vse/domain/contract/calls';
import { FILE_BYTES } from '@vse/domain/limits';
import { useState } from 'react';
import { staffUpload } from '../../../lib/api/upload.ts';
import { type LogoFile, LogoRefused, readLogo } from '../../../lib/browser/scale-logo.ts';
import { errorMessages } from '../../../lib/forms/errors.ts';
import { useCancelable } from '../../../lib/forms/use-cancelable.ts';
import { notify } from '../../../lib/notifications.ts';
import { useTranslated, useWords } from '../../../lib/words/words.ts';

const EXTENSION = /\.(jpe?g|png)$/i;

type Upload = { provider: string; onUploaded: () => void; onClose: () => void };

/** Reads, scales and sends a logo. Any other kind of file closes the dialog with a toast (text 2 section 5). */
export function useLogoUpload({ provider, onUploaded, onClose }: Upload) {
  const words = useWords();
  const translated = useTranslated();
  const [logo, setLogo] = useState<LogoFile>();
  const { progress, run, cancel } = useCancelable<number>();

  function refuse(code: string) {
    notify(translated(code), { isError: true });
    onClose();
  }

  async function choose(file: File) {
    if (!EXTENSION.test(file.name)) return refuse('LOGO_TYPE_REFUSED');
    if (file.size > FILE_BYTES) return refuse('FILE_TOO_LARGE');
    try {
      setLogo(await readLogo(file));
    } catch (error) {
      refuse(error instanceof LogoRefused ? error.message : 'LOGO_TYPE_REFUSED');
    }
  }

  async function send() {
    if (!logo) return;
    const file = logo.scaled?.file ?? logo.file;
    await run(
      0,
      async (running) => {
        const input = { filename: file.name, Provider: provider };
        await staffUpload(uploadLogo, input, file, running);
        notify(translated('IMAGE_UPLOADED'));
        onUploaded();
      },
      (error) => notify(errorMessages(error, words).join(' '), { isError: true }),
    );
  }

  return { logo, progress, choose, send, remove: () => setLogo(undefined), cancel };
}
