import type { Session } from '@vse/domain/records/users';
import type { CheckedRow } from '../../../lib/people-list/check-rows.ts';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { SenderFields } from '../sender-fields.tsx';
import styles from './bulk.module.css';
import { BulkRows } from './bulk-rows.tsx';
import { takeFocus, takeFocusToWrong } from './focus.ts';
import type { BulkForm } from './use-bulk-form.ts';

type BulkPreviewProps = {
  bulk: BulkForm;
  session: Session;
  checked: readonly CheckedRow[];
  /** How many of them will be sent. */
  ready: number;
};

/** Shows every row before anything is sent. Rows with errors say why, and can be corrected or left out. */
export function BulkPreview({ bulk, session, checked, ready }: BulkPreviewProps) {
  const { invites } = useOfficeWords();
  const { form } = bulk;
  const { field, errors } = form;
  const [provider, salesperson] = [field('provider'), field('salesperson')];
  const wrong = checked.filter(({ verdict }) => verdict === 'wrong' || verdict === 'twice').length;
  const noneReady = errors.errorOf('rows');
  return (
    <div
      ref={provider.error || salesperson.error ? takeFocusToWrong : null}
      className={styles.stage}
    >
      <SenderFields session={session} provider={provider} salesperson={salesperson} />
      <p ref={takeFocus} tabIndex={-1} role="status" className={styles.counts}>
        {invites.counts({ ready, wrong, leftOut: checked.length - ready - wrong })}
      </p>
      <BulkRows rows={checked} onChange={bulk.changeRow} />
      <Alert messages={noneReady ? [noneReady] : errors.others} />
    </div>
  );
}
