import { deleteQuestion } from '@vse/domain/contract/calls';
import type { Question } from '@vse/domain/records/questions';
import { useNavigate } from 'react-router';
import { staffCall } from '../../lib/api/staff.ts';
import { useAction } from '../../lib/forms/use-action.ts';
import { paths } from '../../lib/paths.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { ConfirmModal } from '../../ui/feedback/confirm-modal.tsx';
import type { Questions } from './use-questions.ts';

type DeleteQuestionProps = { question: Question; questions: Questions; onClose: () => void };

/** Asks, deletes, and shows the confirmation page. After a failure the dialog stays open for another attempt. */
export function DeleteQuestion({ question, questions, onClose }: DeleteQuestionProps) {
  const { questions: words, parts } = useOfficeWords();
  const navigate = useNavigate();
  const { run, isBusy, error } = useAction();
  const { id, questionText, etag } = question;
  const remove = () =>
    run(
      () => staffCall(deleteQuestion, { id, ...(etag !== undefined && { etag }) }),
      () => navigate(paths.questionDeleted.getHref(id, questionText)),
      () => questions.removed(id),
    );
  return (
    <ConfirmModal
      title={words.deleteTitle}
      text={words.deleteText(questionText)}
      confirm={parts.delete}
      isBusy={isBusy}
      error={error}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
