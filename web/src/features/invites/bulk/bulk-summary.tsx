import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { useTranslated } from '../../../lib/words/words.ts';
import { ScrollRegion } from '../../../ui/kit/scroll-region.tsx';
import styles from './bulk.module.css';
import { takeFocus } from './focus.ts';
import type { BulkForm } from './use-bulk-form.ts';
import type { Failed } from './use-bulk-send.ts';

/** Shows which invites succeeded, and why others failed. Only failed ones are retried, unchanged or corrected. */
export function BulkSummary({ bulk }: { bulk: BulkForm }) {
  const { invites } = useOfficeWords();
  const { sent, failed } = bulk.outcome;
  return (
    <div className={styles.stage}>
      <div ref={takeFocus} tabIndex={-1} role="status">
        <p className={styles.counts}>{invites.summary({ sent, failed: failed.length })}</p>
        {sent > 0 && <p>{invites.mailsFollow}</p>}
      </div>
      {failed.length > 0 && <FailedRows failed={failed} />}
    </div>
  );
}

function FailedRows({ failed }: { failed: readonly Failed[] }) {
  const { invites } = useOfficeWords();
  const translated = useTranslated();
  return (
    <ScrollRegion label={invites.failedCaption} className={styles.sheet}>
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
    </ScrollRegion>
  );
}
