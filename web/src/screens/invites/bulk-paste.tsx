import { MAX_BULK_INVITES } from '@vse/domain/limits';
import { useRef, useState } from 'react';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ModalActions } from '../../ui/modal-actions.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import styles from './bulk.module.css';
import { parseRows } from './parse-rows.ts';

type BulkPasteProps = {
  text: string;
  onText: (text: string) => void;
  onRead: () => void;
  onClose: () => void;
};

/** Where a list is pasted, or taken from a file; either way it can still be seen and changed here. */
export function BulkPaste({ text, onText, onRead, onClose }: BulkPasteProps) {
  const { invites, parts } = useOfficeWords();
  const [problem, setProblem] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const upload = async (chosen: File | undefined) => {
    if (!chosen) return;
    try {
      onText(decoded(await chosen.arrayBuffer()));
      setProblem('');
    } catch {
      setProblem(invites.uploadFailed);
    }
  };
  const read = () => {
    if (parseRows(text).length === 0) setProblem(invites.nothingPasted);
    else onRead();
  };
  return (
    <div className={styles.stage}>
      <p>{invites.bulkText(MAX_BULK_INVITES)}</p>
      <TextArea
        label={invites.paste}
        rows={8}
        placeholder={invites.pasteExample}
        value={text}
        onValue={onText}
      />
      <input
        ref={file}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        aria-label={invites.upload}
        onChange={(event) => {
          void upload(event.currentTarget.files?.[0]);
          // The same file, corrected, can be chosen again.
          event.currentTarget.value = '';
        }}
      />
      <Alert messages={problem ? [problem] : []} />
      <ModalActions>
        <Button onClick={() => file.current?.click()}>{invites.upload}</Button>
        <Button onClick={onClose}>{parts.cancel}</Button>
        <Button look="ink" onClick={read}>
          {invites.preview}
        </Button>
      </ModalActions>
    </div>
  );
}

/** Excel writes a CSV in the old code page of Windows as readily as in UTF-8. Throws on what is no text. */
function decoded(bytes: ArrayBuffer): string {
  try {
    return plain(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return plain(new TextDecoder('windows-1252').decode(bytes));
  }
}

function plain(text: string): string {
  if (text.includes('\0')) throw new RangeError('Not a text');
  return text;
}
