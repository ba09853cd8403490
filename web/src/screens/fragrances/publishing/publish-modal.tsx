import type { ChangeSet } from '@vse/domain/records/change-sets';
import type { FragranceRow } from '@vse/domain/records/fragrances';
import { useState } from 'react';
import { useAction } from '../../../lib/forms/use-action.ts';
import { useRequestId } from '../../../lib/forms/use-request-id.ts';
import { notify } from '../../../lib/notifications.ts';
import { changeTogether } from '../../../lib/records/change-set.ts';
import { useFragranceRows } from '../../../lib/records/use-fragrance-rows.ts';
import { useChangeWords } from '../../../lib/words/changes.ts';
import { useOfficeWords } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/kit/controls/button.tsx';
import { FailureAlert } from '../../../ui/kit/failure-alert.tsx';
import { OfficeDialog } from '../../../ui/kit/office-dialog.tsx';
import { SetProgress } from '../../../ui/office/changes/set-progress.tsx';
import { useSetReports, useUndo } from '../../../ui/office/changes/use-set-reports.ts';

type PublishModalProps = {
  fragrances: readonly FragranceRow[];
  onPublished: () => void;
  onClose: () => void;
};

/** Names several fragrances and publishes them as one, which can be undone. */
export function PublishModal({ fragrances, onPublished, onClose }: PublishModalProps) {
  const { fragrances: words, parts } = useOfficeWords();
  const changes = useChangeWords();
  const { notPublished } = useSetReports();
  const { refresh } = useFragranceRows();
  const { run, isBusy, error } = useAction(parts.failed(words.publish(fragrances.length)));
  const undo = useUndo(refresh);
  const requestId = useRequestId();
  const [running, setRunning] = useState<ChangeSet>();
  const publish = async () => {
    const records = fragrances.map(({ id, etag = '' }) => ({ id, etag }));
    const wanted = [{ fields: { publishState: 'Published' as const }, records }];
    try {
      const input = { fragrances: wanted, requestId: requestId(wanted) };
      const set = await changeTogether(input, setRunning);
      if (set.state !== 'done') return notPublished(set);
      const undoId = crypto.randomUUID();
      const run = () => undo(set.id, undoId);
      const action = { label: changes.undo, busy: changes.undoing, run };
      notify(changes.arePublished(set.written), set.undoableUntil ? { action } : {});
    } finally {
      setRunning(undefined);
      // With the states to start from, also when one of them has changed.
      void refresh();
    }
  };
  const done = () => {
    onPublished();
    onClose();
  };
  return (
    <OfficeDialog
      title={words.publish(fragrances.length)}
      isBusy={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button aria-disabled={isBusy} onClick={() => !isBusy && onClose()}>
            {parts.cancel}
          </Button>
          <Button look="ink" aria-disabled={isBusy} onClick={() => void run(publish, done)}>
            {isBusy ? parts.working : changes.publishConfirm}
          </Button>
        </>
      }
    >
      <p>{changes.publishText}</p>
      <ul>
        {fragrances.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      {running && <SetProgress set={running} />}
      <FailureAlert error={error} />
    </OfficeDialog>
  );
}
