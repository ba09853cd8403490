import { createQuestion } from '@vse/domain/contract/calls';
import { NAME_LENGTH } from '@vse/domain/limits';
import type { Question } from '@vse/domain/records/questions';
import { useNavigate } from 'react-router';
import { staffCall } from '../../lib/api/staff.ts';
import { useRequestId } from '../../lib/forms/use-request-id.ts';
import { paths } from '../../lib/paths.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { ActionButton } from '../../ui/kit/action-button.tsx';
import { useKnownAdjectives } from './answers/use-known-adjectives.ts';
import { contentOf } from './question-content.ts';
import type { Questions } from './use-questions.ts';

type DuplicateQuestionProps = { question: Question; questions: Questions };

/** Adds a copy of the question with its answers as a Draft, and shows it. */
export function DuplicateQuestion({ question, questions }: DuplicateQuestionProps) {
  const { questions: words, messages } = useOfficeWords();
  const navigate = useNavigate();
  const requestId = useRequestId();
  const { isKnown } = useKnownAdjectives();
  const duplicate = async () => {
    const { type, answers = [] } = contentOf(question);
    const copy = {
      type,
      copyOf: question.id,
      publishState: 'Draft' as const,
      questionText: words.copyOf({ text: question.questionText }).slice(0, NAME_LENGTH),
      // The copied answers get ids of their own. Deleted adjectives are removed, because a new answer may not have
      // them.
      answers: answers.map(({ id, adjectives = [], ...answer }) => ({
        ...answer,
        copyOf: id,
        adjectives: adjectives.filter((one) => isKnown(one.id)),
      })),
    };
    const { id } = await staffCall(createQuestion, { ...copy, requestId: requestId(question) });
    void questions.refresh();
    return id;
  };
  return (
    <ActionButton
      action={duplicate}
      onDone={(id) => navigate(paths.question.getHref(id))}
      errorTitle={messages.ERROR_ADDING_QUESTION}
    >
      {words.duplicate}
    </ActionButton>
  );
}
