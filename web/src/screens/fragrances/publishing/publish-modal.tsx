import { publishFragrances } from '@vse/domain/contract/calls';
import type { FragranceRow } from '@vse/domain/records/fragrances';
import { staffCall } from '../../../lib/api/staff.ts';
import { useAction } from '../../../lib/forms/use-action.ts';
import { notify } from '../../../lib/notifications.ts';
import { useFragranceRows } from '../../../lib/use-fragrance-rows.ts';
import { useOfficeWords } from '../../../lib/words/words.ts';
import { FailureAlert } from '../../../ui/feedback/failure-alert.tsx';
import { Modal } from '../../../ui/feedback/modal.tsx';
import { ModalActions } from '../../../ui/feedback/modal-actions.tsx';
import { Button } from '../../../ui/office/controls/button.tsx';

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
