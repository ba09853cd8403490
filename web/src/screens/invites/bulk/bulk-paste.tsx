import { MAX_BULK_INVITES } from '@vse/domain/limits';
import { readText } from '../../../lib/people-list/read-text.ts';
import { useOfficeWords } from '../../../lib/words/words.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/kit/controls/button.tsx';
import { FileButton } from '../../../ui/kit/controls/file-button.tsx';
import { TextArea } from '../../../ui/kit/controls/text-area.tsx';
import { FailureAlert } from '../../../ui/kit/failure-alert.tsx';
import { ModalActions } from '../../../ui/kit/modal-actions.tsx';
import styles from './bulk.module.css';
import { takeFocusInside } from './focus.ts';
import type { BulkForm } from './use-bulk-form.ts';

type BulkPasteProps = { bulk: BulkForm; onClose: () => void };

/** Takes a list by pasting or from a file, and shows it for editing. */
export function BulkPaste({ bulk, onClose }: BulkPasteProps) {
  const { invites, parts } = useOfficeWords();
  const { checking, problem, setProblem } = bulk;
  const upload = async (file: File) => {
    try {
      bulk.write(readText(await file.arrayBuffer()));
    } catch {
      setProblem(invites.uploadFailed);
    }
  };
  return (
    <div ref={takeFocusInside} className={styles.stage}>
      <p>{invites.bulkText(MAX_BULK_INVITES)}</p>
      <TextArea
        label={invites.paste}
        rows={8}
        placeholder={invites.pasteExample}
        value={bulk.form.draft.text}
        onValue={bulk.write}
      />
      <Alert messages={problem ? [problem] : []} />
      <FailureAlert error={checking.error} />
      <ModalActions>
        <FileButton
          label={invites.upload}
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onFile={(file) => void upload(file)}
        >
          {invites.upload}
        </FileButton>
        <Button onClick={onClose}>{parts.cancel}</Button>
        <Button look="ink" aria-disabled={checking.isBusy} onClick={() => void bulk.toRows()}>
          {checking.isBusy ? parts.working : invites.preview}
        </Button>
      </ModalActions>
    </div>
  );
}
