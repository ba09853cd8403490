import { publishFragrances } from '@vse/domain/contract/calls';
import type { FragranceRow } from '@vse/domain/records/fragrances';
import { staffCall } from '../../../lib/api/staff.ts';
import { useAction } from '../../../lib/forms/use-action.ts';
import { notify } from '../../../lib/notifications.ts';
import { useFragranceRows } from '../../../lib/records/use-fragrance-rows.ts';
import { useOfficeWords } from '../../../lib/words/words.ts';
import { Modal } from '../../../ui/feedback/modal.tsx';
import { Button } from '../../../ui/kit/controls/button.tsx';
import { FailureAlert } from '../../../ui/kit/failure-alert.tsx';
import { ModalActions } from '../../../ui/kit/modal-actions.tsx';

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
  const publish = async () => {
    const { ids } = await staffCall(publishFragrances, { ids: fragrances.map(({ id }) => id) });
    void refresh();
    notify(words.published(ids.length));
    const missing = fragrances.length - ids.length;
    if (missing > 0) notify(words.notPublished(missing), { isError: true });
  };
  const done = () => {
    onPublished();
    onClose();
  };
  return (
    <Modal title={words.publish(fragrances.length)} isBusy={isBusy} onClose={onClose}>
      <p>{words.publishText}</p>
      <ul>
        {fragrances.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <FailureAlert error={error} />
      <ModalActions>
        <Button aria-disabled={isBusy} onClick={() => !isBusy && onClose()}>
          {parts.cancel}
        </Button>
        <Button look="ink" aria-disabled={isBusy} onClick={() => void run(publish, done)}>
          {isBusy ? parts.working : words.publishConfirm}
        </Button>
      </ModalActions>
    </Modal>
  );
}
