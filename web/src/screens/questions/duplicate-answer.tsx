import { updateQuestion } from '@vse/domain/contract/calls';
import { NAME_LENGTH } from '@vse/domain/limits';
import type { Answer, Question } from '@vse/domain/records/questions';
import { useNavigate } from 'react-router';
import { statusOf } from '../../lib/api/api-error.ts';
import { staffCall } from '../../lib/api/staff.ts';
import { problemMessages } from '../../lib/forms/problem.ts';
import { useAction } from '../../lib/forms/use-action.ts';
import { useOfficeWords, useWords } from '../../lib/words/words.ts';
import { ErrorModal } from '../../ui/feedback/error-modal.tsx';
import { Button } from '../../ui/office/controls/button.tsx';
import { answerHref, contentOf, withAnswer } from './question-rules.ts';
import type { Questions } from './use-questions.ts';

type DuplicateAnswerProps = { question: Question; answer: Answer; questions: Questions };

/** Adds a copy of the answer as a Draft, and shows it. */
export function DuplicateAnswer({ question, answer, questions }: DuplicateAnswerProps) {
  const words = useWords();
  const { questions: own, parts, messages } = useOfficeWords();
  const navigate = useNavigate();
  const { run, isBusy, error, clearError } = useAction();
  const duplicate = async () => {
    const id = crypto.randomUUID();
    const title = own.copyOf(answer.title).slice(0, NAME_LENGTH);
    const changed = withAnswer(question, { ...answer, id, title, publishState: 'Draft' });
    const { answers = [], ...content } = contentOf(changed);
    const withCopy = answers.map((one) => (one.id === id ? { ...one, copyOf: answer.id } : one));
    await staffCall(updateQuestion, { ...content, answers: withCopy });
    await questions.saved(changed);
    return id;
  };
  return (
    <>
      <Button
        aria-disabled={isBusy}
        onClick={() => void run(duplicate, (id) => navigate(answerHref(question.id, id)))}
      >
        {isBusy ? parts.working : own.duplicate}
      </Button>
      {error !== undefined && (
        <ErrorModal
          title={messages.ERROR_SAVING_QUESTION}
          messages={statusOf(error) === 412 ? [parts.stale] : problemMessages(error, words)}
          onClose={clearError}
        />
      )}
    </>
  );
}
