import { getRecordState } from '@vse/domain/contract/calls';
import type { RecordState } from '@vse/domain/records/record-history';
import { staffCall } from '../../../lib/api/staff.ts';
import { useAction } from '../../../lib/forms/use-action.ts';
import { useChangeWords } from '../../../lib/words/changes.ts';
import { useFormats } from '../../../lib/words/format.ts';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { timeAgo } from '../../../lib/words/time-ago.ts';
import { useLanguage } from '../../../lib/words/words.ts';
import { Button } from '../../kit/controls/button.tsx';
import { FailureAlert } from '../../kit/failure-alert.tsx';
import { StatusMark } from '../../kit/status-mark.tsx';
import { DifferenceLines } from './difference-lines.tsx';
import type { KeptRecord } from './lines.ts';
import styles from './record-history.module.css';

/** Gets a former state, and its date in words. */
export type OnRestore = (state: object, date: string) => void;

type StateEntryProps = {
  kept: KeptRecord;
  id: string;
  state: RecordState;
  isCurrent: boolean;
  onRestore: OnRestore;
};

/** One state of a record. A former one can be restored. */
export function StateEntry({ kept, id, state, isCurrent, onRestore }: StateEntryProps) {
  const { kind } = kept;
  const changes = useChangeWords();
  const { parts } = useOfficeWords();
  const language = useLanguage();
  const { dateTime } = useFormats();
  const { changedBy, changedDate, changeSet, differences } = state;
  const date = dateTime(changedDate);
  const { run, isBusy, error } = useAction(parts.failed({ what: changes.restore }));
  const restore = () =>
    run(
      () => staffCall(getRecordState, { kind, id, date: changedDate }),
      ({ [kind]: former }) => {
        if (former) onRestore(former, date);
      },
    );
  return (
    <li className={styles.state}>
      <div className={styles.head}>
        <div>
          <h3 tabIndex={-1} className={styles.when}>
            <time dateTime={changedDate}>{date}</time>{' '}
            {changedBy && <span className={styles.who}>{changedBy}</span>}
          </h3>
          <p className={styles.soft}>
            <span>{timeAgo(changedDate, Date.now(), language)}</span>
            {changeSet && <span>{` · ${changes.together}`}</span>}
          </p>
        </div>
        {isCurrent ? (
          <StatusMark tone="good">{changes.current}</StatusMark>
        ) : (
          <Button
            isSmall
            aria-label={changes.restoreState({ date })}
            aria-disabled={isBusy}
            onClick={() => void restore()}
          >
            {isBusy ? parts.working : changes.restore}
          </Button>
        )}
      </div>
      {differences ? (
        <DifferenceLines record={kept} differences={differences} />
      ) : (
        <p className={styles.soft}>{changes.oldest}</p>
      )}
      <FailureAlert error={error} />
    </li>
  );
}
