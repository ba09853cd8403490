import { deleteQuizResult } from '@vse/domain/contract/calls';
import type { HistoryItem } from '@vse/domain/records/quiz-results';
import { staffCall } from '../../lib/api/staff.ts';
import { notify } from '../../lib/notifications.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { DeleteModal } from '../../ui/kit/delete-modal.tsx';

type DeleteResultProps = {
  result: HistoryItem;
  refresh: () => Promise<void>;
  onClose: () => void;
};

export function DeleteResult({ result, refresh, onClose }: DeleteResultProps) {
  const { history } = useOfficeWords();
  const { id, invite, project } = result;
  const remove = async () => {
    await staffCall(deleteQuizResult, { id });
    notify(history.deleted);
  };
  return (
    <DeleteModal
      title={history.deleteTitle}
      text={history.deleteText({ name: invite.name || project.name || history.deleteUnnamed })}
      remove={remove}
      refresh={refresh}
      onClose={onClose}
    />
  );
}
