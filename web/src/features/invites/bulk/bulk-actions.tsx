import { readText } from '../../../lib/people-list/read-text.ts';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { Button } from '../../../ui/kit/controls/button.tsx';
import { FileButton } from '../../../ui/kit/controls/file-button.tsx';
import type { BulkForm } from './use-bulk-form.ts';

type BulkActionsProps = { bulk: BulkForm; ready: number; onClose: () => void };

/** The buttons of the step that is shown. */
export function BulkActions({ bulk, ready, onClose }: BulkActionsProps) {
  if (bulk.stage === 'text') return <PasteActions bulk={bulk} onClose={onClose} />;
  if (bulk.stage === 'rows') return <PreviewActions bulk={bulk} ready={ready} />;
  return <SummaryActions bulk={bulk} onClose={onClose} />;
}

type StepProps = Omit<BulkActionsProps, 'ready'>;

function PasteActions({ bulk, onClose }: StepProps) {
  const { invites, parts } = useOfficeWords();
  const { checking } = bulk;
  const upload = async (file: File) => {
    try {
      bulk.write(readText(await file.arrayBuffer()));
    } catch {
      bulk.setProblem(invites.uploadFailed);
    }
  };
  return (
    <>
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
    </>
  );
}

function PreviewActions({ bulk, ready }: Omit<BulkActionsProps, 'onClose'>) {
  const { invites } = useOfficeWords();
  const backToText = () => {
    bulk.toText();
    bulk.setStage('text');
  };
  return (
    <>
      <Button onClick={backToText}>{invites.changeList}</Button>
      {/* Not a submit button, because Enter in a row must not send the list. */}
      <Button look="ink" aria-disabled={bulk.form.isBusy} onClick={() => bulk.form.submit()}>
        {invites.send({ count: ready })}
      </Button>
    </>
  );
}

function SummaryActions({ bulk, onClose }: StepProps) {
  const { invites } = useOfficeWords();
  const { failed } = bulk.outcome;
  return (
    <>
      {failed.length > 0 && (
        <>
          <Button onClick={() => bulk.setStage('rows')}>{invites.changeList}</Button>
          <Button onClick={() => bulk.form.submit()}>
            {invites.retry({ count: failed.length })}
          </Button>
        </>
      )}
      <Button look="ink" onClick={onClose}>
        {invites.done}
      </Button>
    </>
  );
}
