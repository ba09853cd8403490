import { useState } from 'react';
import { isPassing } from '../../lib/api/api-error.ts';
import { fileProblem, type UploadKind } from '../../lib/browser/file-problem.ts';
import { errorMessages } from '../../lib/forms/errors.ts';
import { type Running, useCancelable } from '../../lib/forms/use-cancelable.ts';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { useLanguage, useTranslated, useWords } from '../../lib/words/words.ts';

/**
 * The extensions that the specification names, which are shown, and what the file picker offers: phones write .jpeg,
 * Windows .jfif. What is taken is decided by content.
 */
export const ACCEPTED = {
  picture: {
    extensions: ['.jpg', '.gif', '.png'],
    offered: '.jpg,.jpeg,.jpe,.jfif,.gif,.png,.webp,image/jpeg,image/gif,image/png,image/webp',
  },
  pdf: { extensions: ['.pdf'], offered: '.pdf,application/pdf' },
} as const satisfies Record<UploadKind, unknown>;

export type UploadOptions = {
  kind: UploadKind;
  maxBytes: number;
  onValue: (url: string) => void;
  /** Sends the file and returns its address, such as `(file, options) => staffUpload(…)`. */
  send: (file: File, running: Running<number> & { onStill: () => void }) => Promise<string>;
};

/** Checks and sends a file, one at a time. */
export function useUpload({ kind, maxBytes, send, onValue }: UploadOptions) {
  const words = useWords();
  const { upload: says } = useOfficeWords().parts;
  const { number } = useFormats();
  const anyOf = new Intl.ListFormat(useLanguage(), { type: 'disjunction' });
  const translated = useTranslated();
  const { progress, run, cancel } = useCancelable<number>();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState<File>();
  const [sent, setSent] = useState<{ url: string; name: string; isStill: boolean }>();

  /** Why a file is not sent. */
  async function refusal(file: File): Promise<string | undefined> {
    if (file.size > maxBytes)
      return says.tooLarge({
        file: file.name,
        megabytes: number(Math.round(maxBytes / 1024 / 1024)),
      });
    const problem = await fileProblem(file, kind);
    if (!problem || problem === 'PICTURE_TOO_LARGE') return problem && translated(problem);
    const { extensions } = ACCEPTED[kind];
    const isNamedSo = extensions.some((each) => file.name.toLowerCase().endsWith(each));
    if (!isNamedSo) return says.wrongType({ file: file.name, types: extensions.join(', ') });
    return says.wrongContent({ file: file.name, types: anyOf.format(extensions) });
  }

  async function choose(file: File) {
    if (progress !== undefined) return;
    setProblems([]);
    setFailed(undefined);
    const upload = async (running: Running<number>) => {
      const refused = await refusal(file);
      if (running.signal.aborted) return;
      if (refused) return setProblems([refused]);
      let isStill = false;
      const onStill = () => {
        isStill = true;
      };
      const url = await send(file, { ...running, onStill });
      if (running.signal.aborted) return;
      setSent({ url, name: file.name, isStill });
      onValue(url);
    };
    await run(0, upload, (failure) => {
      setProblems(errorMessages(failure, words));
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
    /** The file that was sent last, while it is the field's. */
    sentAs: (url: string | undefined) => (sent?.url === url ? sent : undefined),
  };
}
