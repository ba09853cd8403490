import { updateQuestion } from '@vse/domain/contract/calls';
import type { Answer, Question } from '@vse/domain/records/questions';
import { useRef } from 'react';
import { staffCall } from '../../../lib/api/staff.ts';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { DeleteModal } from '../../../ui/kit/delete-modal.tsx';
import { deletedState } from '../../../ui/kit/deleted-page.tsx';
import { contentOf } from '../question-content.ts';
import type { Questions } from '../use-questions.ts';
import { answerHref, withoutAnswer } from './answer-rules.ts';

type DeleteAnswerProps = {
  question: Question;
  answer: Answer;
  questions: Questions;
  onClose: () => void;
};

/** Saves the question without the answer. */
export function DeleteAnswer({ question, answer, questions, onClose }: DeleteAnswerProps) {
  const { answers: words } = useOfficeWords().questions;
  const left = withoutAnswer(question, answer.id);
  const saved = useRef(left);
  const remove = async () => {
    const { etag } = await staffCall(updateQuestion, contentOf(left));
    saved.current = { ...left, etag };
  };
  return (
    <DeleteModal
      title={words.deleteTitle}
      text={words.deleteText({ title: answer.title })}
      remove={remove}
      leaveTo={answerHref(question.id, answer.id)}
      leaveOptions={{ replace: true, state: deletedState(answer.title) }}
      refresh={() => questions.saved(saved.current)}
      onClose={onClose}
    />
  );
}
