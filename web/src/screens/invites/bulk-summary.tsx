import { useOfficeWords, useTranslated } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { ModalActions } from '../../ui/modal-actions.tsx';
import styles from './bulk.module.css';
import { BulkProgress } from './bulk-progress.tsx';
import { takeFocus } from './focus.ts';
import type { Failed, Outcome, useBulkSend } from './use-bulk-send.ts';

type BulkSummaryProps = {
  outcome: Outcome;
  sending: ReturnType<typeof useBulkSend>;
  onRetry: (failed: readonly Failed[]) => void;
  onChange: (failed: readonly Failed[]) => void;
  onDone: () => void;
};

/** Which went well, which did not and why; only what is missing is tried again, as it is or corrected. */
export function BulkSummary({ outcome, sending, onRetry, onChange, onDone }: BulkSummaryProps) {
  const { invites } = useOfficeWords();
  const { sent, failed } = outcome;
  if (sending.isBusy) return <BulkProgress {...sending.progress} />;
  return (
    <div className={styles.stage}>
      <div ref={takeFocus} tabIndex={-1} role="status">
        <p className={styles.counts}>{invites.summary(sent, failed.length)}</p>
        {sent > 0 && <p>{invites.mailsFollow}</p>}
      </div>
      {failed.length > 0 && <FailedRows failed={failed} />}
      <ModalActions>
        {failed.length > 0 && (
          <Button onClick={() => onChange(failed)}>{invites.changeList}</Button>
        )}
        {failed.length > 0 && (
          <Button onClick={() => onRetry(failed)}>{invites.retry(failed.length)}</Button>
        )}
        <Button look="ink" onClick={onDone}>
          {invites.done}
        </Button>
      </ModalActions>
    </div>
  );
}

function FailedRows({ failed }: { failed: readonly Failed[] }) {
  const { invites } = useOfficeWords();
  const translated = useTranslated();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be scrollable by keyboard
    <section className={styles.sheet} aria-label={invites.failedCaption} tabIndex={0}>
      <table className={styles.rows}>
        <thead>
          <tr>
            <th scope="col">{invites.columns.name}</th>
            <th scope="col" className={styles.email}>
              {invites.columns.email}
            </th>
            <th scope="col">{invites.reason}</th>
          </tr>
        </thead>
        <tbody>
          {failed.map(({ key, name, email, reasons }) => (
            <tr key={key}>
              <td>{name}</td>
              <td>{email}</td>
              <td className={styles.verdict}>{reasons.map(translated).join(' ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
