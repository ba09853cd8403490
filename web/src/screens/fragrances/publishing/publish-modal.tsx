import type { FragranceRow } from '@vse/domain/records/fragrances';
import { useAction } from '../../../lib/forms/use-action.ts';
import { useRequestId } from '../../../lib/forms/use-request-id.ts';
import { notify } from '../../../lib/notifications.ts';
import { changeTogether } from '../../../lib/records/change-set.ts';
import { useFragranceRows } from '../../../lib/records/use-fragrance-rows.ts';
import { useOfficeWords } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/kit/controls/button.tsx';
import { FailureAlert } from '../../../ui/kit/failure-alert.tsx';
import { OfficeDialog } from '../../../ui/kit/office-dialog.tsx';

type PublishModalProps = {
  fragrances: readonly FragranceRow[];
  onPublished: () => void;
  onClose: () => void;
};

/** Names several fragrances and publishes them in one call. */
export function PublishModal({ fragrances, onPublished, onClose }: PublishModalProps) {
  const { fragrances: words, parts } = useOfficeWords();
  const { refresh } = useFragranceRows();
  const { run, isBusy, error } = useAction(parts.failed(words.publish(fragrances.length)));
  const requestId = useRequestId();
  const publish = async () => {
    const records = fragrances.map(({ id, etag = '' }) => ({ id, etag }));
    const changes = [{ fields: { publishState: 'Published' as const }, records }];
    try {
      const set = await changeTogether({ fragrances: changes, requestId: requestId(changes) });
      if (set.state === 'done') notify(words.published(set.written));
      else notify(words.notPublished(set.leftCount), { isError: true });
    } finally {
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
            {isBusy ? parts.working : words.publishConfirm}
          </Button>
        </>
      }
    >
      <p>{words.publishText}</p>
      <ul>
        {fragrances.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <FailureAlert error={error} />
    </OfficeDialog>
  );
}
