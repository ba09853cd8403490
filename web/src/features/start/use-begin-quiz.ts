import { createQuizResult } from '@vse/domain/contract/calls';
import { NewQuizResult } from '@vse/domain/records/quiz-results';
import { useNavigate } from 'react-router';
import { staffCall } from '../../lib/api/staff.ts';
import { useRecordForm } from '../../lib/forms/use-record-form.ts';
import { paths } from '../../lib/paths.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';

/** Starts a quiz for a project and opens it, unless the person has left. */
export function useBeginQuiz(salesperson: string) {
  const { start } = useOfficeWords();
  const navigate = useNavigate();
  return useRecordForm({
    schema: NewQuizResult,
    errorTitle: start.title,
    initial: { project: { name: '', salesperson } },
    // Leaving needs no question, because the form has one short field.
    isUnguarded: true,
    save: (input, { requestId }) => staffCall(createQuizResult, { ...input, requestId }),
    onSaved: ({ id }) => navigate(paths.quiz.getHref(id)),
  });
}
