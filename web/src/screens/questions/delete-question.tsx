import { deleteQuestion } from '@vse/domain/contract/calls';
import type { Question } from '@vse/domain/records/questions';
import { staffCall } from '../../lib/api/staff.ts';
import { paths } from '../../lib/paths.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { DeleteModal } from '../../ui/office/delete-modal.tsx';
import type { Questions } from './use-questions.ts';

type DeleteQuestionProps = { question: Question; questions: Questions; onClose: () => void };

export function DeleteQuestion({ question, questions, onClose }: DeleteQuestionProps) {
  const { questions: words } = useOfficeWords();
  const { id, questionText, etag } = question;
  return (
    <DeleteModal
      title={words.deleteTitle}
      text={words.deleteText(questionText)}
      remove={() => staffCall(deleteQuestion, { id, etag })}
      leaveTo={paths.questionDeleted.getHref(id, questionText)}
      refresh={() => questions.removed(id)}
      onClose={onClose}
    />
  );
}
