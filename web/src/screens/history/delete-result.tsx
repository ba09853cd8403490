import { deleteQuizResult } from '@vse/domain/contract/calls';
import type { QuizResultSummary } from '@vse/domain/records/quiz-results';
import { staffCall } from '../../lib/api/staff.ts';
import { useAction } from '../../lib/forms/use-action.ts';
import { notify } from '../../lib/notifications.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { ConfirmModal } from '../../ui/feedback/confirm-modal.tsx';

type DeleteResultProps = {
  result: QuizResultSummary;
  onDeleted: () => Promise<void>;
  onClose: () => void;
};

/** Asks, then deletes. After a failure the dialog stays open for another attempt. */
export function DeleteResult({ result, onDeleted, onClose }: DeleteResultProps) {
  const { history, parts } = useOfficeWords();
  const { run, isBusy, error } = useAction();
  const { id, invite, project } = result;
  const remove = () =>
    run(async () => {
      await staffCall(deleteQuizResult, { id });
      notify(history.deleted);
      void onDeleted();
    }, onClose);
  return (
    <ConfirmModal
      title={history.deleteTitle}
      text={history.deleteText(invite.name || project.name || history.deleteUnnamed)}
      confirm={parts.delete}
      isBusy={isBusy}
      error={error}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
