import type { Session } from '@vse/domain/records/users';
import { checkRows } from '../../../lib/people-list/check-rows.ts';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { OfficeDialog } from '../../../ui/kit/office-dialog.tsx';
import { RecordForm } from '../../../ui/kit/record-form.tsx';
import { useSender } from '../use-sender.ts';
import { BulkActions } from './bulk-actions.tsx';
import { BulkPaste } from './bulk-paste.tsx';
import { BulkPreview } from './bulk-preview.tsx';
import { BulkProgress } from './bulk-progress.tsx';
import { BulkSummary } from './bulk-summary.tsx';
import { useBulkForm } from './use-bulk-form.ts';

type BulkModalProps = {
  session: Session;
  onInvited: () => Promise<unknown>;
  onClose: () => void;
};

/** Invites many people in three steps: the list, a preview of each row, and the result. */
export function BulkModal({ session, onInvited, onClose }: BulkModalProps) {
  const { invites } = useOfficeWords();
  const bulk = useBulkForm(useSender(session), onInvited);
  const { form, stage, progress } = bulk;
  const checked = stage === 'rows' ? checkRows(form.draft.rows, bulk.openEmails) : [];
  const ready = checked.filter(({ verdict }) => verdict === 'ready').length;
  const close = () => form.guard.ask(onClose);
  return (
    <OfficeDialog
      title={invites.bulk}
      width="sheet"
      onClose={close}
      actions={!progress && <BulkActions bulk={bulk} ready={ready} onClose={close} />}
    >
      <RecordForm form={form} leave={invites.leave}>
        {progress && <BulkProgress {...progress} />}
        {!progress && stage === 'text' && <BulkPaste bulk={bulk} />}
        {!progress && stage === 'rows' && (
          <BulkPreview bulk={bulk} session={session} checked={checked} ready={ready} />
        )}
        {!progress && stage === 'outcome' && <BulkSummary bulk={bulk} />}
      </RecordForm>
    </OfficeDialog>
  );
}
