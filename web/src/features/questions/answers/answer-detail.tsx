import type { Answer, Question } from '@vse/domain/records/questions';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { AddPage } from '../../../ui/kit/add-page.tsx';
import { ModalButton } from '../../../ui/kit/controls/modal-button.tsx';
import { RecordPage } from '../../../ui/kit/record-page.tsx';
import { DuplicateAnswer } from '../duplicate-answer.tsx';
import type { Questions } from '../use-questions.ts';
import { AnswerFields } from './answer-fields.tsx';
import { AnswerView } from './answer-view.tsx';
import { DeleteAnswer } from './delete-answer.tsx';
import { useAddAnswer, useEditAnswer } from './use-answer-form.ts';
import { useAnswerParent } from './use-answer-parent.ts';
import { useKnownAdjectives } from './use-known-adjectives.ts';

type AddAnswerProps = { question: Question; questions: Questions };

export function AddAnswer({ question, questions }: AddAnswerProps) {
  const { answers: words } = useOfficeWords().questions;
  const adjectives = useKnownAdjectives();
  const form = useAddAnswer({ question, questions, adjectives });
  return (
    <AddPage
      form={form}
      parent={useAnswerParent(question)}
      title={words.add}
      beneath={question.questionText}
    >
      <AnswerFields form={form} type={question.type} adjectives={adjectives} />
    </AddPage>
  );
}

/** One answer, shown first and then edited. */
export function AnswerDetail({ question, answer, questions }: AddAnswerProps & { answer: Answer }) {
  const { questions: words, parts } = useOfficeWords();
  const adjectives = useKnownAdjectives();
  const form = useEditAnswer(answer, { question, questions, adjectives });
  const { isEditing } = form;
  const records = { question, answer, questions };
  return (
    <RecordPage
      form={form}
      parent={useAnswerParent(question)}
      name={answer.title}
      beneath={question.questionText}
      editing={{ title: words.answers.editBar, beneath: answer.title }}
      actions={
        <>
          <ModalButton look="bad" modal={(close) => <DeleteAnswer {...records} onClose={close} />}>
            {parts.delete}
          </ModalButton>
          <DuplicateAnswer {...records} />
        </>
      }
    >
      {isEditing ? (
        <AnswerFields form={form} type={question.type} adjectives={adjectives} />
      ) : (
        <AnswerView answer={answer} type={question.type} adjectives={adjectives} />
      )}
    </RecordPage>
  );
}
