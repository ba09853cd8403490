import { deleteUnreadable, getUnreadable } from '@vse/domain/contract/calls';
import { DELETABLE_KINDS, type UnreadableRecord } from '@vse/domain/contract/listed';
import { useState } from 'react';
import { staffCall, useStaffApi } from '../../lib/api/staff.ts';
import { notify } from '../../lib/notifications.ts';
import { useUnreadableWords } from '../../lib/words/unreadable.ts';
import { useWords } from '../../lib/words/words.ts';
import { BareButton } from './controls/bare-button.tsx';
import { Button } from './controls/button.tsx';
import { DeleteModal } from './delete-modal.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { OfficeDialog } from './office-dialog.tsx';
import { ScrollRegion } from './scroll-region.tsx';
import styles from './unreadable-modal.module.css';

type UnreadableModalProps = {
  records: readonly UnreadableRecord[];
  refresh: () => Promise<void>;
  onClose: () => void;
};

/** The records that a list leaves out, one of them open: why it cannot be read, what is stored, and a way to delete it. */
export function UnreadableModal({ records, refresh, onClose }: UnreadableModalProps) {
  const unreadable = useUnreadableWords();
  const [chosen, setChosen] = useState<string>();
  const shown = records.find(({ id }) => id === chosen) ?? records[0];
  return (
    <OfficeDialog title={unreadable.title} width="wide" onClose={onClose}>
      <p>{unreadable.intro}</p>
      <ul className={styles.records}>
        {records.map((record) => (
          <li key={record.id}>
            {records.length > 1 ? (
              <BareButton
                className={styles.record}
                aria-expanded={record === shown}
                onClick={() => setChosen(record.id)}
              >
                {record.id}
              </BareButton>
            ) : (
              <code>{record.id}</code>
            )}
            {record === shown && <OneRecord record={record} refresh={refresh} />}
          </li>
        ))}
      </ul>
    </OfficeDialog>
  );
}

type OneRecordProps = { record: UnreadableRecord; refresh: () => Promise<void> };

function OneRecord({ record, refresh }: OneRecordProps) {
  const { common } = useWords();
  const unreadable = useUnreadableWords();
  const { data, error } = useStaffApi(getUnreadable, record, { shouldRetryOnError: false });
  const [isAsking, setAsking] = useState(false);
  if (!data)
    return error === undefined ? (
      <p role="status">{common.loading}</p>
    ) : (
      <FailureAlert error={error} />
    );
  const { id } = record;
  const kind = DELETABLE_KINDS.find((one) => one === record.kind);
  return (
    <div className={styles.one}>
      <h3>{unreadable.problems}</h3>
      <ul>
        {data.problems.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <code>{path || unreadable.whole}</code>: <span>{message}</span>
          </li>
        ))}
      </ul>
      <h3>{unreadable.stored}</h3>
      <ScrollRegion label={unreadable.stored} className={styles.stored}>
        <pre>{data.text}</pre>
      </ScrollRegion>
      {kind === undefined ? (
        <p>{unreadable.kept}</p>
      ) : (
        <div>
          <Button look="bad" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            {unreadable.delete}
          </Button>
        </div>
      )}
      {isAsking && kind !== undefined && (
        <DeleteModal
          title={unreadable.deleteTitle}
          text={unreadable.deleteText}
          remove={async () => {
            await staffCall(deleteUnreadable, { kind, id, etag: data.etag });
            notify(unreadable.deleted);
          }}
          refresh={refresh}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
