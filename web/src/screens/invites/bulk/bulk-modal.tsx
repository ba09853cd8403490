import type { Session } from '@vse/domain/records/users';
import { useOfficeWords } from '../../../lib/words/words.ts';
import { Modal } from '../../../ui/feedback/modal.tsx';
import { RecordForm } from '../../../ui/kit/record-form.tsx';
import { useSender } from '../use-sender.ts';
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
  const close = () => form.guard.ask(onClose);
  return (
    <Modal title={invites.bulk} width="sheet" onClose={close}>
      <RecordForm form={form} leave={invites.leave}>
        {progress && <BulkProgress {...progress} />}
        {!progress && stage === 'text' && <BulkPaste bulk={bulk} onClose={close} />}
        {!progress && stage === 'rows' && <BulkPreview bulk={bulk} session={session} />}
        {!progress && stage === 'outcome' && <BulkSummary bulk={bulk} onClose={close} />}
      </RecordForm>
    </Modal>
  );
}
