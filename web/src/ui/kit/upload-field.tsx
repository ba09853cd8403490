import { useId, useState } from 'react';
import { fileProblem } from '../../lib/browser/file-problem.ts';
import { problemMessages } from '../../lib/forms/problem.ts';
import { type Running, useCancelable } from '../../lib/forms/use-cancelable.ts';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords, useTranslated, useWords } from '../../lib/words/words.ts';
import { Alert } from '../feedback/alert.tsx';
import { Button } from './controls/button.tsx';
import { FileButton } from './controls/file-button.tsx';
import { ProgressLine } from './controls/progress.tsx';
import styles from './upload-field.module.css';

type Send = (file: File, running: Running<number>) => Promise<string>;

type UploadFieldProps = {
  label: string;
  /** File name extensions, such as ['.png', '.jpg']. */
  accept: readonly string[];
  maxBytes: number;
  /** The stored file's address; '' without a file. */
  value: string | undefined;
  onValue: (url: string) => void;
  /** Sends the file and returns its address, such as `(file, options) => staffUpload(…)`. */
  send: Send;
  /** Shows the stored file; by default as a picture. */
  preview?: (url: string) => React.ReactNode;
  disabled?: boolean;
  error?: string | undefined;
  /** A notice while there is no file, such as 'Please upload an image'. */
  missing?: string;
};

/**
 * Uploads a file. Type, size and content are checked before it is sent; an upload shows its progress and can be canceled.
 */
export function UploadField(props: UploadFieldProps) {
  const { label, accept, maxBytes, value, disabled = false, error } = props;
  const { parts } = useOfficeWords();
  const { number } = useFormats();
  const id = useId();
  const { progress, problems, choose, cancel } = useUpload(props);
  const hint = parts.upload.hint(accept.join(', '), number(Math.round(maxBytes / 1024 / 1024)));
  return (
    <fieldset className={styles.field} aria-describedby={id} disabled={disabled}>
      <legend className={styles.label}>{label}</legend>
      {value && (
        <div className={styles.preview}>
          {props.preview?.(value) ?? <img src={value} alt={parts.upload.chosen(label)} />}
        </div>
      )}
      {!value && props.missing && <p className={styles.missing}>{props.missing}</p>}
      {!disabled && (
        <p id={id} className={styles.hint}>
          {hint}
        </p>
      )}
      {progress === undefined ? (
        !disabled && (
          <FileButton label={label} accept={accept.join()} onFile={(file) => void choose(file)}>
            {value ? parts.upload.replace : parts.upload.choose}
          </FileButton>
        )
      ) : (
        <div className={styles.running}>
          <ProgressLine label={parts.upload.sending(label)} value={progress} max={1} />
          <Button isSmall onClick={cancel}>
            {parts.cancel}
          </Button>
        </div>
      )}
      <Alert messages={error ? [error, ...problems] : problems} />
    </fieldset>
  );
}

function useUpload({ accept, maxBytes, send, onValue }: UploadFieldProps) {
  const words = useWords();
  const { parts } = useOfficeWords();
  const { number } = useFormats();
  const translated = useTranslated();
  const { progress, run, cancel } = useCancelable<number>();
  const [problems, setProblems] = useState<readonly string[]>([]);

  async function choose(file: File) {
    if (!accept.some((extension) => file.name.toLowerCase().endsWith(extension)))
      return setProblems([parts.upload.wrongType(file.name, accept.join(', '))]);
    if (file.size > maxBytes)
      return setProblems([
        parts.upload.tooLarge(file.name, number(Math.round(maxBytes / 1024 / 1024))),
      ]);
    setProblems([]);
    const upload = async (running: Running<number>) => {
      const problem = await fileProblem(file);
      if (running.signal.aborted) return;
      if (problem)
        return setProblems([
          problem === 'FILE_TYPE_REFUSED'
            ? parts.upload.wrongContent(file.name)
            : translated(problem),
        ]);
      const url = await send(file, running);
      if (!running.signal.aborted) onValue(url);
    };
    await run(0, upload, (failure) => setProblems(problemMessages(failure, words)));
  }

  return { progress, problems, choose, cancel };
}
