import { MAX_BULK_INVITES } from '@vse/domain/limits';
import { type FormEvent, useRef } from 'react';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ModalActions } from '../../ui/modal-actions.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import styles from './bulk.module.css';
import { takeFocusInside } from './focus.ts';
import { readText } from './read-text.ts';
import type { useBulkList } from './use-bulk-list.ts';

type BulkPasteProps = { list: ReturnType<typeof useBulkList>; onClose: () => void };

/** Where a list is pasted, or taken from a file; either way it can still be seen and changed here. */
export function BulkPaste({ list, onClose }: BulkPasteProps) {
  const { invites, parts } = useOfficeWords();
  const file = useRef<HTMLInputElement>(null);
  const upload = async (chosen: File | undefined) => {
    if (!chosen) return;
    try {
      list.write(readText(await chosen.arrayBuffer()));
    } catch {
      list.refuse(invites.uploadFailed);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void list.check();
  };
  return (
    <form ref={takeFocusInside} noValidate onSubmit={submit} className={styles.stage}>
      <p>{invites.bulkText(MAX_BULK_INVITES)}</p>
      <TextArea
        label={invites.paste}
        rows={8}
        placeholder={invites.pasteExample}
        value={list.text}
        onValue={list.write}
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
      <Alert messages={list.problems} />
      <ModalActions>
        <Button onClick={() => file.current?.click()}>{invites.upload}</Button>
        <Button onClick={onClose}>{parts.cancel}</Button>
        <Button type="submit" look="ink" aria-disabled={list.isBusy}>
          {list.isBusy ? parts.working : invites.preview}
        </Button>
      </ModalActions>
    </form>
  );
}
