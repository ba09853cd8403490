import { deleteFragrance } from '@vse/domain/contract/calls';
import type { Fragrance } from '@vse/domain/records/fragrances';
import { staffCall } from '../../lib/api/staff.ts';
import { paths } from '../../lib/paths.ts';
import { useFragranceRows } from '../../lib/use-fragrance-rows.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { DeleteModal } from '../../ui/office/delete-modal.tsx';

type DeleteFragranceProps = { fragrance: Fragrance; onClose: () => void };

export function DeleteFragrance({ fragrance, onClose }: DeleteFragranceProps) {
  const { fragrances: words } = useOfficeWords();
  const { refresh } = useFragranceRows();
  const { id, name, etag } = fragrance;
  return (
    <DeleteModal
      title={words.deleteTitle(name)}
      text={words.deleteText(name)}
      confirm={words.deleteConfirm}
      remove={() => staffCall(deleteFragrance, { id, etag })}
      leaveTo={paths.fragranceDeleted.getHref(name)}
      refresh={refresh}
      onClose={onClose}
    />
  );
}
