import { useState } from 'react';
import { isPassing } from '../../lib/api/api-error.ts';
import { fileProblem } from '../../lib/browser/file-problem.ts';
import { problemMessages } from '../../lib/forms/problem.ts';
import { type Running, useCancelable } from '../../lib/forms/use-cancelable.ts';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords, useTranslated, useWords } from '../../lib/words/words.ts';

export type UploadOptions = {
  /** File name extensions, such as ['.png', '.jpg']. */
  accept: readonly string[];
  maxBytes: number;
  onValue: (url: string) => void;
  /** Sends the file and returns its address, such as `(file, options) => staffUpload(…)`. */
  send: (file: File, running: Running<number>) => Promise<string>;
};

/** Checks and sends a file, one at a time. */
export function useUpload({ accept, maxBytes, send, onValue }: UploadOptions) {
  const words = useWords();
  const { upload: says } = useOfficeWords().parts;
  const { number } = useFormats();
  const translated = useTranslated();
  const { progress, run, cancel } = useCancelable<number>();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState<File>();
  const [sent, setSent] = useState<{ url: string; name: string }>();

  /** Why a file is not sent. */
  async function refusal(file: File): Promise<string | undefined> {
    if (!accept.some((extension) => file.name.toLowerCase().endsWith(extension)))
      return says.wrongType(file.name, accept.join(', '));
    if (file.size > maxBytes)
      return says.tooLarge(file.name, number(Math.round(maxBytes / 1024 / 1024)));
    const problem = await fileProblem(file);
    if (problem === 'FILE_TYPE_REFUSED') return says.wrongContent(file.name);
    return problem && translated(problem);
  }

  async function choose(file: File) {
    if (progress !== undefined) return;
    setProblems([]);
    setFailed(undefined);
    const upload = async (running: Running<number>) => {
      const refused = await refusal(file);
      if (running.signal.aborted) return;
      if (refused) return setProblems([refused]);
      const url = await send(file, running);
      if (running.signal.aborted) return;
      setSent({ url, name: file.name });
      onValue(url);
    };
    await run(0, upload, (failure) => {
      setProblems(problemMessages(failure, words));
      if (isPassing(failure)) setFailed(file);
    });
  }

  return {
    progress,
    problems,
    choose,
    cancel,
    /** Sends the same file again, after a failure that may have been temporary. */
    retry: failed && (() => void choose(failed)),
    /** The name of the file that was sent last, while it is the field's. */
    nameOf: (url: string | undefined) => (sent?.url === url ? sent?.name : undefined),
  };
}
