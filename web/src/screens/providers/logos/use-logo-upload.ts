import { uploadLogo } from '@vse/domain/contract/calls';
import { FILE_BYTES } from '@vse/domain/limits';
import { useEffect, useRef, useState } from 'react';
import { staffUpload } from '../../../lib/api/upload.ts';
import { type LogoFile, LogoRefused, readLogo } from '../../../lib/browser/scale-logo.ts';
import { problemMessages } from '../../../lib/forms/problem.ts';
import { notify } from '../../../lib/notifications.ts';
import { useTranslated, useWords } from '../../../lib/words/words.ts';

const EXTENSION = /\.(jpe?g|png)$/i;

type Upload = { provider: string; onUploaded: () => void; onClose: () => void };

/** Reads, scales and sends a logo. Any other kind of file closes the dialog with a toast (text 2 section 5). */
export function useLogoUpload({ provider, onUploaded, onClose }: Upload) {
  const words = useWords();
  const translated = useTranslated();
  const [logo, setLogo] = useState<LogoFile>();
  const [progress, setProgress] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

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
    if (!logo || running.current) return;
    const own = new AbortController();
    running.current = own;
    setProgress(0);
    const file = logo.scaled?.file ?? logo.file;
    try {
      await staffUpload(uploadLogo, { filename: file.name, Provider: provider }, file, {
        onProgress: setProgress,
        signal: own.signal,
      });
      notify(translated('IMAGE_UPLOADED'));
      onUploaded();
    } catch (error) {
      if (!own.signal.aborted) notify(problemMessages(error, words).join(' '), { isError: true });
    } finally {
      running.current = undefined;
      setProgress(undefined);
    }
  }

  return {
    logo,
    progress,
    choose,
    send,
    remove: () => setLogo(undefined),
    cancel: () => running.current?.abort(),
  };
}
