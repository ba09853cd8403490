import type { Session } from '@vse/domain/records/users';
import { checkRows } from '../../../lib/people-list/check-rows.ts';
import { useOfficeWords } from '../../../lib/words/words.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/kit/controls/button.tsx';
import { ModalActions } from '../../../ui/kit/modal-actions.tsx';
import { SenderFields } from '../sender-fields.tsx';
import styles from './bulk.module.css';
import { BulkRows } from './bulk-rows.tsx';
import { takeFocus, takeFocusToWrong } from './focus.ts';
import type { BulkForm } from './use-bulk-form.ts';

type BulkPreviewProps = { bulk: BulkForm; session: Session };

/** Shows every row before anything is sent. Rows with errors say why, and can be corrected or left out. */
export function BulkPreview({ bulk, session }: BulkPreviewProps) {
  const { invites } = useOfficeWords();
  const { form, openEmails } = bulk;
  const { field, problems } = form;
  const [provider, salesperson] = [field('provider'), field('salesperson')];
  const checked = checkRows(form.draft.rows, openEmails);
  const ready = checked.filter(({ verdict }) => verdict === 'ready').length;
  const wrong = checked.filter(({ verdict }) => verdict === 'wrong' || verdict === 'twice').length;
  const noneReady = problems.errorOf('rows');
  const backToText = () => {
    bulk.toText();
    bulk.setStage('text');
  };
  return (
    <div
      ref={provider.error || salesperson.error ? takeFocusToWrong : null}
      className={styles.stage}
    >
      <SenderFields session={session} provider={provider} salesperson={salesperson} />
      <p ref={takeFocus} tabIndex={-1} role="status" className={styles.counts}>
        {invites.counts(ready, wrong, checked.length - ready - wrong)}
      </p>
      <BulkRows rows={checked} onChange={bulk.changeRow} />
      <Alert messages={noneReady ? [noneReady] : problems.others} />
      <ModalActions>
        <Button onClick={backToText}>{invites.changeList}</Button>
        {/* Not a submit button, because Enter in a row must not send the list. */}
        <Button look="ink" aria-disabled={form.isBusy} onClick={() => form.submit()}>
          {invites.send(ready)}
        </Button>
      </ModalActions>
    </div>
  );
}
