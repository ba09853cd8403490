import { type ComponentProps, useCallback, useState } from 'react';
import { problemMessages } from '../../lib/problem.ts';
import { useAction } from '../../lib/use-action.ts';
import { useOfficeWords, useWords } from '../../lib/words/words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ModalActions } from '../../ui/modal-actions.tsx';
import styles from './bulk.module.css';
import { BulkProgress } from './bulk-progress.tsx';
import { BulkRows } from './bulk-rows.tsx';
import { type CheckedRow, checkRows, type Row } from './check-rows.ts';
import { takeFocus, takeFocusToWrong } from './focus.ts';
import { SenderFields } from './sender-fields.tsx';
import type { useBulkList } from './use-bulk-list.ts';
import type { useBulkSend } from './use-bulk-send.ts';

type BulkPreviewProps = {
  list: ReturnType<typeof useBulkList>;
  sender: ComponentProps<typeof SenderFields>;
  sending: ReturnType<typeof useBulkSend>;
  onSend: (ready: readonly Row[]) => Promise<unknown>;
};

const isReady = ({ verdict }: CheckedRow) => verdict === 'ready';

/** Every line before anything is sent: what is wrong says why and can be corrected or left out on the spot. */
export function BulkPreview({ list, sender, sending, onSend }: BulkPreviewProps) {
  const { rows, openEmails, ask, change } = list;
  const words = useWords();
  const { invites } = useOfficeWords();
  const { run, isBusy, error } = useAction();
  const checked = checkRows(rows, openEmails);
  const ready = checked.filter(isReady);
  const wrong = checked.filter(({ verdict }) => verdict === 'wrong' || verdict === 'twice').length;
  const [isNoneReady, setNoneReady] = useState(false);
  const send = () => {
    setNoneReady(ready.length === 0);
    if (ready.length === 0) return;
    void run(async () => {
      // What was typed a moment ago may not have been asked about; who turns out to be invited is shown first.
      const stillReady = checkRows(rows, await ask(rows)).filter(isReady);
      if (stillReady.length === ready.length) await onSend(ready);
    });
  };
  const changeRow = useCallback(
    (key: number, part: Partial<Row>) => {
      setNoneReady(false);
      change(key, part);
    },
    [change],
  );
  const problems = isNoneReady ? [invites.noneReady] : [];
  if (sending.isBusy) return <BulkProgress {...sending.progress} />;
  const isSenderWrong = Object.keys(sending.senderErrors).length > 0;
  return (
    <div ref={isSenderWrong ? takeFocusToWrong : null} className={styles.stage}>
      <SenderFields {...sender} />
      <p ref={takeFocus} tabIndex={-1} role="status" className={styles.counts}>
        {invites.counts(ready.length, wrong, checked.length - ready.length - wrong)}
      </p>
      <BulkRows rows={checked} onChange={changeRow} />
      <Alert messages={error === undefined ? problems : problemMessages(error, words)} />
      <ModalActions>
        <Button onClick={list.reopen}>{invites.changeList}</Button>
        <Button look="ink" aria-disabled={isBusy} onClick={send}>
          {invites.send(ready.length)}
        </Button>
      </ModalActions>
    </div>
  );
}
