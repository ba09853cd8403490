import { MAX_BULK_INVITES } from '@vse/domain/limits';
import { type ComponentProps, useState } from 'react';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ModalActions } from '../../ui/modal-actions.tsx';
import styles from './bulk.module.css';
import { BulkProgress } from './bulk-progress.tsx';
import { BulkRows } from './bulk-rows.tsx';
import { checkRows, type Row } from './check-rows.ts';
import { SenderFields } from './sender-fields.tsx';
import type { useBulkSend } from './use-bulk-send.ts';

type BulkPreviewProps = {
  rows: readonly Row[];
  openEmails: ReadonlySet<string>;
  sender: ComponentProps<typeof SenderFields>;
  sending: ReturnType<typeof useBulkSend>;
  onRows: (rows: readonly Row[]) => void;
  onBack: () => void;
  onSend: (ready: readonly Row[]) => void;
};

/** Every line before anything is sent: what is wrong says why and can be corrected or left out on the spot. */
export function BulkPreview(props: BulkPreviewProps) {
  const { rows, openEmails, sender, sending, onRows, onBack, onSend } = props;
  const { invites } = useOfficeWords();
  const [problem, setProblem] = useState('');
  const checked = checkRows(rows, openEmails);
  const ready = checked.filter(({ verdict }) => verdict === 'ready');
  const wrong = checked.filter(({ verdict }) => verdict === 'wrong' || verdict === 'twice').length;
  const over = ready.length - MAX_BULK_INVITES;
  const send = () => {
    if (ready.length === 0) setProblem(invites.noneReady);
    else if (over > 0) setProblem(invites.tooMany(MAX_BULK_INVITES, over));
    else onSend(ready);
  };
  const change = (key: number, part: Partial<Row>) => {
    setProblem('');
    onRows(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  };
  if (sending.isBusy) return <BulkProgress {...sending.progress} />;
  return (
    <div className={styles.stage}>
      <SenderFields {...sender} />
      <p role="status" className={styles.counts}>
        {invites.counts(ready.length, wrong, checked.length - ready.length - wrong)}
      </p>
      <BulkRows rows={checked} onChange={change} />
      <Alert messages={problem ? [problem] : []} />
      <ModalActions>
        <Button onClick={onBack}>{invites.changeList}</Button>
        <Button look="ink" onClick={send}>
          {invites.send(ready.length)}
        </Button>
      </ModalActions>
    </div>
  );
}
