import type { Provider } from '@vse/domain/providers';
import type { Session } from '@vse/domain/users';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { LeaveModal } from '../../ui/leave-modal.tsx';
import { Modal } from '../../ui/modal.tsx';
import { BulkPaste } from './bulk-paste.tsx';
import { BulkPreview } from './bulk-preview.tsx';
import { BulkSummary } from './bulk-summary.tsx';
import { useBulkList } from './use-bulk-list.ts';
import { useBulkSend } from './use-bulk-send.ts';
import { useSender } from './use-sender.ts';

type BulkModalProps = {
  session: Session;
  providers: readonly Provider[];
  onInvited: () => Promise<unknown>;
  onClose: () => void;
};

/** Many invites at once: the list, then what will become of each line of it, then what has. */
export function BulkModal({ session, providers, onInvited, onClose }: BulkModalProps) {
  const { invites: words } = useOfficeWords();
  const list = useBulkList();
  const { sender, change } = useSender(session, providers);
  const sending = useBulkSend();
  const guard = useLeaveGuard(list.text.trim() !== '' && !sending.outcome);
  const close = () => {
    if (!sending.isBusy) guard.ask(onClose);
  };
  return (
    <>
      <Modal title={words.bulk} width="sheet" onClose={close}>
        {sending.outcome ? (
          <BulkSummary
            outcome={sending.outcome}
            sending={sending}
            onRetry={(failed) => void sending.send(failed, sender).then(onInvited)}
            onDone={onClose}
          />
        ) : list.isChecked ? (
          <BulkPreview
            list={list}
            sender={{ kind: session.kind, sender, onChange: change }}
            sending={sending}
            onSend={(ready) => sending.send(ready, sender).then(onInvited)}
          />
        ) : (
          <BulkPaste list={list} onClose={close} />
        )}
      </Modal>
      <LeaveModal guard={guard} words={words.leave} />
    </>
  );
}
