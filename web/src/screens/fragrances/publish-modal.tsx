import { publishFragrances } from '@vse/domain/contract/calls';
import type { FragranceRow } from '@vse/domain/records/fragrances';
import { staffCall } from '../../lib/api/staff.ts';
import { problemMessages } from '../../lib/forms/problem.ts';
import { useAction } from '../../lib/forms/use-action.ts';
import { notify } from '../../lib/notifications.ts';
import { useFragranceRows } from '../../lib/use-fragrance-rows.ts';
import { useOfficeWords, useWords } from '../../lib/words/words.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { ModalActions } from '../../ui/feedback/modal-actions.tsx';
import { Button } from '../../ui/office/controls/button.tsx';

type PublishModalProps = {
  fragrances: readonly FragranceRow[];
  onPublished: () => void;
  onClose: () => void;
};

/** Names several fragrances and publishes them in one call. */
export function PublishModal({ fragrances, onPublished, onClose }: PublishModalProps) {
  const words = useWords();
  const { fragrances: own, parts } = useOfficeWords();
  const { refresh } = useFragranceRows();
  const { run, isBusy, error } = useAction();
  const publish = async () => {
    const { ids } = await staffCall(publishFragrances, { ids: fragrances.map(({ id }) => id) });
    void refresh();
    notify(own.published(ids.length));
    const missing = fragrances.length - ids.length;
    if (missing > 0) notify(own.notPublished(missing), { isError: true });
  };
  const done = () => {
    onPublished();
    onClose();
  };
  return (
    <Modal title={own.publish(fragrances.length)} isBusy={isBusy} onClose={onClose}>
      <p>{own.publishText}</p>
      <ul>
        {fragrances.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <Alert messages={error === undefined ? [] : problemMessages(error, words)} />
      <ModalActions>
        <Button aria-disabled={isBusy} onClick={() => !isBusy && onClose()}>
          {parts.cancel}
        </Button>
        <Button look="ink" aria-disabled={isBusy} onClick={() => void run(publish, done)}>
          {isBusy ? parts.working : own.publishConfirm}
        </Button>
      </ModalActions>
    </Modal>
  );
}
