import { useEffect, useState } from 'react';
import type { LogoFile } from '../../../lib/browser/scale-logo.ts';
import { useFormats } from '../../../lib/words/format.ts';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { Button } from '../../../ui/kit/controls/button.tsx';
import { FileButton } from '../../../ui/kit/controls/file-button.tsx';
import { ProgressLine } from '../../../ui/kit/controls/progress.tsx';
import { CheckboxField } from '../../../ui/kit/controls/toggle-fields.tsx';
import { OfficeDialog } from '../../../ui/kit/office-dialog.tsx';
import styles from '../providers.module.css';
import { useLogoUpload } from './use-logo-upload.ts';

type UploadLogoModalProps = {
  provider: string;
  onUploaded: () => void;
  onClose: () => void;
};

/** Adds a logo to the gallery. A large picture is scaled down and shown, and sent only after the person agrees. */
export function UploadLogoModal(props: UploadLogoModalProps) {
  const { providers, parts } = useOfficeWords();
  const words = providers.upload;
  const { logo, progress, choose, send, remove, cancel } = useLogoUpload(props);
  const [mayScale, setMayScale] = useState(false);
  const isBusy = progress !== undefined;
  const isReady = logo !== undefined && (!logo.scaled || mayScale);
  return (
    <OfficeDialog
      title={words.title}
      isBusy={isBusy}
      onClose={props.onClose}
      actions={
        <>
          <Button onClick={isBusy ? cancel : props.onClose}>{parts.cancel}</Button>
          <Button look="ink" disabled={!isReady} aria-disabled={isBusy} onClick={() => void send()}>
            {isBusy ? parts.working : words.send}
          </Button>
        </>
      }
    >
      <p className={styles.hint}>{words.hint}</p>
      {logo ? (
        <>
          <Preview logo={logo} mayScale={mayScale} onMayScale={setMayScale} />
          {!isBusy && (
            <div>
              <Button
                isSmall
                onClick={() => {
                  remove();
                  setMayScale(false);
                }}
              >
                {words.remove}
              </Button>
            </div>
          )}
        </>
      ) : (
        <div>
          <FileButton
            label={words.title}
            accept=".jpg,.jpeg,.png"
            onFile={(file) => void choose(file)}
          >
            {words.choose}
          </FileButton>
        </div>
      )}
      {isBusy && <ProgressLine label={words.sending} value={progress} max={1} />}
    </OfficeDialog>
  );
}

type PreviewProps = {
  logo: LogoFile;
  mayScale: boolean;
  onMayScale: (mayScale: boolean) => void;
};

/** The picture as it will be sent. */
function Preview({ logo, mayScale, onMayScale }: PreviewProps) {
  const { upload } = useOfficeWords().providers;
  const { number } = useFormats();
  const { file, width, height } = logo.scaled ?? logo;
  const url = useObjectUrl(file);
  return (
    <>
      <div className={styles.preview}>{url && <img src={url} alt={upload.preview} />}</div>
      <p className={styles.hint}>
        <span>{file.name}</span> ·{' '}
        <span>{upload.size({ width: number(width), height: number(height) })}</span>
      </p>
      {logo.scaled && (
        <>
          <p>{upload.tooLarge({ width: number(logo.width), height: number(logo.height) })}</p>
          <CheckboxField
            label={upload.scale({ width: number(width), height: number(height) })}
            value={mayScale}
            onValue={onMayScale}
          />
        </>
      )}
    </>
  );
}

/** An object URL for a file, revoked on unmount. */
function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const own = URL.createObjectURL(file);
    setUrl(own);
    return () => URL.revokeObjectURL(own);
  }, [file]);
  return url;
}
