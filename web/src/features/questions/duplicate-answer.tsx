import { updateQuestion } from '@vse/domain/contract/calls';
import { NAME_LENGTH } from '@vse/domain/limits';
import type { Answer, Question } from '@vse/domain/records/questions';
import { useNavigate } from 'react-router';
import { staffCall } from '../../lib/api/staff.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { ActionButton } from '../../ui/kit/action-button.tsx';
import { answerHref, withAnswer } from './answers/answer-rules.ts';
import { contentOf } from './question-content.ts';
import type { Questions } from './use-questions.ts';

type DuplicateAnswerProps = { question: Question; answer: Answer; questions: Questions };

/** Adds a copy of the answer as a Draft, and shows it. */
export function DuplicateAnswer({ question, answer, questions }: DuplicateAnswerProps) {
  const { questions: words, messages } = useOfficeWords();
  const navigate = useNavigate();
  const duplicate = async () => {
    const id = crypto.randomUUID();
    const title = words.copyOf({ text: answer.title }).slice(0, NAME_LENGTH);
    const changed = withAnswer(question, { ...answer, id, title, publishState: 'Draft' });
    const { answers = [], ...content } = contentOf(changed);
    const withCopy = answers.map((one) => (one.id === id ? { ...one, copyOf: answer.id } : one));
    const { etag } = await staffCall(updateQuestion, { ...content, answers: withCopy });
    await questions.saved({ ...changed, etag });
    return id;
  };
  return (
    <ActionButton
      action={duplicate}
      onDone={(id) => navigate(answerHref(question.id, id))}
      errorTitle={messages.ERROR_SAVING_QUESTION}
    >
      {words.duplicate}
    </ActionButton>
  );
}
