import { useId } from 'react';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { useWords } from '../../lib/words/words.ts';
import { Hidden } from '../base/hidden.tsx';
import { Alert } from '../feedback/alert.tsx';
import { Button } from './controls/button.tsx';
import { markOf } from './controls/field-parts.tsx';
import { FileButton } from './controls/file-button.tsx';
import { ProgressLine } from './controls/progress.tsx';
import styles from './file-row.module.css';
import { FileRow, useShownSize } from './file-row.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { ACCEPTED, type UploadOptions, useUpload } from './use-upload.ts';

type UploadFieldProps = UploadOptions & {
  label: string;
  name?: string;
  /** The stored file's address; '' without a file. */
  value: string | undefined;
  /** The name of the stored file, where it is known. */
  fileName?: string | undefined;
  error?: string | undefined;
  changed?: string | undefined;
  /** A notice while there is no file, such as 'Please upload an image'. */
  missing?: string;
  /** The same as a hint. */
  missingHint?: string;
};

/**
 * Uploads a file, which is chosen or dropped on its row. A picture is shown above the row with its size in it. Size and
 * content are checked before it is sent; an upload shows its progress, can be canceled, and is tried again after a
 * failure.
 */
export function UploadField(props: UploadFieldProps) {
  const { label, kind, maxBytes, value, error, changed } = props;
  const { parts } = useOfficeWords();
  const { number } = useFormats();
  const id = useId();
  const upload = useUpload(props);
  const { isOver, handlers } = useFileDrop((file) => void upload.choose(file));
  const isPicture = kind === 'picture';
  const { size, picture } = useShownSize(value ?? '', parts.upload.chosen({ label }), isPicture);
  const sent = upload.sentAs(value);
  const fileName = props.fileName || sent?.name;
  const { extensions, offered } = ACCEPTED[kind];
  const megabytes = number(Math.round(maxBytes / 1024 / 1024));
  const hint = parts.upload.hint({ types: extensions.join(', '), megabytes });
  return (
    <fieldset
      aria-label={label}
      aria-describedby={id}
      className={isOver ? `${styles.field} ${styles.over}` : styles.field}
      {...handlers}
    >
      {picture}
      <FileRow
        label={<b {...markOf(changed)}>{label}</b>}
        about={value ? [fileName, size] : []}
        href={value}
        name={fileName || label}
        actions={
          <FileButton
            isSmall
            look="text"
            label={label}
            name={value ? parts.upload.replaceOne({ label }) : undefined}
            accept={offered}
            onFile={(file) => void upload.choose(file)}
          >
            {value ? parts.upload.replace : parts.upload.choose}
          </FileButton>
        }
        running={
          upload.progress !== undefined && (
            <Sending label={label} progress={upload.progress} onCancel={upload.cancel} />
          )
        }
      >
        {!value && props.missing && <p className={styles.missing}>{props.missing}</p>}
        {!value && props.missingHint && <p className={styles.hint}>{props.missingHint}</p>}
        {sent?.isStill && <p className={styles.hint}>{parts.upload.onlyFirst}</p>}
        <p id={id} className={styles.hint}>
          {value ? <Hidden>{hint}</Hidden> : hint}
        </p>
      </FileRow>
      <Problems
        messages={error ? [error, ...upload.problems] : upload.problems}
        onRetry={upload.retry}
      />
    </fieldset>
  );
}

type SendingProps = { label: string; progress: number; onCancel: () => void };

function Sending({ label, progress, onCancel }: SendingProps) {
  const { parts } = useOfficeWords();
  return (
    <div className={styles.running}>
      <ProgressLine label={parts.upload.sending({ label })} value={progress} max={1} />
      <Button isSmall onClick={onCancel}>
        {parts.cancel}
      </Button>
    </div>
  );
}

type ProblemsProps = { messages: readonly string[]; onRetry: (() => void) | undefined };

function Problems({ messages, onRetry }: ProblemsProps) {
  const { common } = useWords();
  return (
    <div className={messages.length > 0 ? styles.problems : undefined}>
      <Alert messages={messages} />
      {onRetry && (
        <Button isSmall onClick={onRetry}>
          {common.tryAgain}
        </Button>
      )}
    </div>
  );
}
