import { updateQuestion } from '@vse/domain/contract/calls';
import type { Answer, Question } from '@vse/domain/records/questions';
import { useNavigate } from 'react-router';
import { staffCall } from '../../lib/api/staff.ts';
import { useAction } from '../../lib/forms/use-action.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { ConfirmModal } from '../../ui/feedback/confirm-modal.tsx';
import { answerHref, contentOf, withoutAnswer } from './question-rules.ts';
import type { Questions } from './use-questions.ts';

type DeleteAnswerProps = {
  question: Question;
  answer: Answer;
  questions: Questions;
  onClose: () => void;
};

/** Asks, saves the question without the answer, and shows the confirmation page. */
export function DeleteAnswer({ question, answer, questions, onClose }: DeleteAnswerProps) {
  const { questions: words, parts } = useOfficeWords();
  const navigate = useNavigate();
  const { run, isBusy, error } = useAction();
  const left = withoutAnswer(question, answer.id);
  const remove = () =>
    run(
      () => staffCall(updateQuestion, contentOf(left)),
      () =>
        navigate(answerHref(question.id, answer.id), {
          replace: true,
          state: { deleted: answer.title },
        }),
      () => questions.saved(left),
    );
  return (
    <ConfirmModal
      title={words.answers.deleteTitle}
      text={words.answers.deleteText(answer.title)}
      confirm={parts.delete}
      isBusy={isBusy}
      error={error}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
