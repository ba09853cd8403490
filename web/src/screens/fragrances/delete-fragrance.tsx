import { deleteFragrance } from '@vse/domain/contract/calls';
import type { Fragrance } from '@vse/domain/records/fragrances';
import { useNavigate } from 'react-router';
import { staffCall } from '../../lib/api/staff.ts';
import { useAction } from '../../lib/forms/use-action.ts';
import { paths } from '../../lib/paths.ts';
import { useFragranceRows } from '../../lib/use-fragrance-rows.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { ConfirmModal } from '../../ui/feedback/confirm-modal.tsx';

type DeleteFragranceProps = { fragrance: Fragrance; onClose: () => void };

/** Asks, deletes, and shows the confirmation page. */
export function DeleteFragrance({ fragrance, onClose }: DeleteFragranceProps) {
  const { fragrances: words } = useOfficeWords();
  const navigate = useNavigate();
  const { refresh } = useFragranceRows();
  const { run, isBusy, error } = useAction();
  const { id, name, etag } = fragrance;
  return (
    <ConfirmModal
      title={words.deleteTitle(name)}
      text={words.deleteText(name)}
      confirm={words.deleteConfirm}
      isBusy={isBusy}
      error={error}
      onConfirm={() =>
        void run(
          () => staffCall(deleteFragrance, { id, etag }),
          () => navigate(paths.fragranceDeleted.getHref(name)),
          refresh,
        )
      }
      onClose={onClose}
    />
  );
}
