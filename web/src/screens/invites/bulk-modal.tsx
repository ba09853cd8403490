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
  const { outcome } = sending;
  const isUnfinished = !outcome || outcome.failed.length > 0;
  const guard = useLeaveGuard(list.text.trim() !== '' && isUnfinished);
  const close = () => {
    if (!sending.isBusy) guard.ask(onClose);
  };
  return (
    <>
      <Modal title={words.bulk} width="sheet" onClose={close}>
        {outcome ? (
          <BulkSummary
            outcome={outcome}
            sending={sending}
            onRetry={(failed) => void sending.send(failed, sender).then(onInvited)}
            onChange={(failed) => {
              list.keep(failed);
              sending.reopen();
            }}
            onDone={close}
          />
        ) : list.isChecked ? (
          <BulkPreview
            list={list}
            sender={{
              kind: session.kind,
              sender,
              errors: sending.senderErrors,
              onChange: (part) => {
                change(part);
                sending.forget();
              },
            }}
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
