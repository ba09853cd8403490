import { deleteAdjective } from '@vse/domain/contract/calls';
import type { Adjective } from '@vse/domain/records/adjectives';
import { staffCall } from '../../lib/api/staff.ts';
import { useAction } from '../../lib/forms/use-action.ts';
import { useAdjectives } from '../../lib/use-adjectives.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { ConfirmModal } from '../../ui/feedback/confirm-modal.tsx';
import { useUsage } from './use-usage.ts';

type DeleteAdjectiveProps = {
  adjective: Adjective;
  /** Its row is below the dialog, and has to be gone before the dialog gives the focus back. */
  isInList?: boolean;
  onDeleted: () => void;
  onClose: () => void;
};

/** Says where the adjective is used and what deleting it changes there, then deletes it. */
export function DeleteAdjective(props: DeleteAdjectiveProps) {
  const { adjective, isInList = false, onDeleted, onClose } = props;
  const { adjectives: words } = useOfficeWords();
  const { refresh } = useAdjectives();
  const usage = useUsage()?.(adjective.id);
  const { run, isBusy, error } = useAction();
  const { id, name, etag } = adjective;
  const remove = async () => {
    await staffCall(deleteAdjective, { id, etag });
    if (isInList) await refresh();
  };
  return (
    <ConfirmModal
      title={words.deleteTitle(name)}
      text={usage ? words.deleteText(usage.fragrances, usage.answers) : words.deleteUnknown}
      confirm={words.deleteConfirm}
      isBusy={isBusy}
      error={error}
      onConfirm={() => void run(remove, onDeleted, isInList ? undefined : refresh)}
      onClose={onClose}
    />
  );
}
