import type { Invite } from '@vse/domain/invites';
import type { Provider } from '@vse/domain/providers';
import type { Session } from '@vse/domain/users';
import { useState } from 'react';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Modal } from '../../ui/modal.tsx';
import { BulkPaste } from './bulk-paste.tsx';
import { BulkPreview } from './bulk-preview.tsx';
import { BulkSummary } from './bulk-summary.tsx';
import { openEmailsOf, type Row } from './check-rows.ts';
import { inviteState } from './invite-state.ts';
import { parseRows } from './parse-rows.ts';
import { useBulkSend } from './use-bulk-send.ts';
import { useSender } from './use-sender.ts';

type BulkModalProps = {
  session: Session;
  providers: readonly Provider[];
  /** Those already loaded: who has an open one among them is pointed out. */
  invites: readonly Invite[];
  onInvited: () => Promise<unknown>;
  onClose: () => void;
};

/** Many invites at once: the list, then what will become of each line of it, then what has. */
export function BulkModal({ session, providers, invites, onInvited, onClose }: BulkModalProps) {
  const { invites: words } = useOfficeWords();
  const [text, setText] = useState('');
  const [rows, setRows] = useState<readonly Row[]>();
  const { sender, change } = useSender(session, providers);
  const sending = useBulkSend();
  const now = new Date();
  // As they stood when the list was read: what this very dialog invites is not pointed out to it.
  const [openEmails] = useState(() =>
    openEmailsOf(invites.filter((invite) => inviteState(invite, now) === 'open')),
  );
  const read = () => setRows(parseRows(text).map((row, key) => ({ ...row, key })));
  const send = (ready: readonly Row[]) => sending.send(ready, sender).then(onInvited);
  return (
    <Modal title={words.bulk} isWide onClose={sending.isBusy ? () => {} : onClose}>
      {sending.outcome ? (
        <BulkSummary
          outcome={sending.outcome}
          sending={sending}
          onRetry={(failed) => void sending.send(failed, sender).then(onInvited)}
          onDone={onClose}
        />
      ) : rows ? (
        <BulkPreview
          rows={rows}
          openEmails={openEmails}
          sender={{ kind: session.kind, sender, providers, onChange: change }}
          sending={sending}
          onRows={setRows}
          onBack={() => setRows(undefined)}
          onSend={(ready) => void send(ready)}
        />
      ) : (
        <BulkPaste text={text} onText={setText} onRead={read} onClose={onClose} />
      )}
    </Modal>
  );
}
