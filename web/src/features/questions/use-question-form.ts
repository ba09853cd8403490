import { createQuestion } from '@vse/domain/contract/calls';
import { EditedQuestion, NewQuestion, Question } from '@vse/domain/records/questions';
import { useNavigate } from 'react-router';
import * as z from 'zod';
import { staffCall } from '../../lib/api/staff.ts';
import { isEqual } from '../../lib/forms/is-equal.ts';
import { useRecordForm } from '../../lib/forms/use-record-form.ts';
import { notify } from '../../lib/notifications.ts';
import { paths } from '../../lib/paths.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { type Questions, readQuestion, useQuestions } from './use-questions.ts';

/** Adds a question and shows the list. */
export function useAddQuestion(type: string) {
  const { questions: words, messages } = useOfficeWords();
  const navigate = useNavigate();
  const questions = useQuestions();
  return useRecordForm({
    schema: NewQuestion,
    errorTitle: messages.ERROR_ADDING_QUESTION,
    labels: words.fields,
    initial: { type, publishState: 'Draft', questionText: '' },
    sameName: useSameText(questions),
    save: async (input, { requestId }) => {
      await staffCall(createQuestion, { ...input, requestId });
      void questions.refresh();
      notify(words.added);
    },
    // Without the specification's pause of a second (decision 0037).
    onSaved: () => navigate(paths.questions.getHref()),
  });
}

const { publishState, questionText } = EditedQuestion.shape;
/** The edited fields, and the question as it was read, because its answers are saved with it and with its ETag. */
const QuestionTexts = z.object({ publishState, questionText, question: Question });

export function useEditQuestion(question: Question, questions: Questions) {
  const { questions: words, messages } = useOfficeWords();
  const form = useRecordForm({
    schema: QuestionTexts,
    errorTitle: messages.ERROR_SAVING_QUESTION,
    labels: { ...words.fields, question: words.answers.title },
    values: { publishState: words.state },
    record: { ...question, question },
    sameName: useSameText(questions, question),
    save: ({ question: base, ...texts }, { etag }) =>
      questions.save({ ...base, ...texts, ...(etag !== undefined && { etag }) }),
    reload: async () => {
      const fresh = await readQuestion(question.id);
      return fresh && { ...fresh, question: fresh };
    },
  });
  return {
    ...form,
    /** Whether the form has the answers of a former state, which its fields do not show. */
    isRestored: !isEqual(form.draft.question.answers, question.answers),
    restore: (state: object, onRestored: () => void) => {
      const { type, answers } = { ...question, ...state };
      form.restore({ ...state, question: { ...question, type, answers } }, onRestored);
    },
  };
}

/** Asks before a question is saved with the text of another question. */
function useSameText({ items }: Questions, own?: Question) {
  const { sameText } = useOfficeWords().questions;
  return {
    existing: items?.map(named),
    ...(own && { own: named(own) }),
    nameOf: (draft: { questionText: string }) => draft.questionText,
    hrefOf: paths.question.getHref,
    words: sameText,
  };
}

const named = ({ id, questionText: name }: Question) => ({ id, name });
