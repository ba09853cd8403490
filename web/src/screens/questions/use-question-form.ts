import { updateQuestion } from '@vse/domain/contract/calls';
import { EditedQuestion, Question } from '@vse/domain/records/questions';
import { z } from 'zod';
import { staffCall } from '../../lib/api/staff.ts';
import { useRecordForm } from '../../lib/forms/use-record-form.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { contentOf } from './question-rules.ts';
import { type Questions, readQuestion } from './use-questions.ts';
import { useSameText } from './use-same-text.ts';

const { publishState, questionText } = EditedQuestion.shape;
/** The edited fields, and the question as it was read, because its answers are saved with it and with its ETag. */
const QuestionTexts = z.object({ publishState, questionText, question: Question });

export function useQuestionForm(question: Question, questions: Questions) {
  const { messages } = useOfficeWords();
  const form = useRecordForm({
    schema: QuestionTexts,
    errorTitle: messages.ERROR_SAVING_QUESTION,
    record: draftOf(question),
    save: async ({ question: base, ...texts }) => {
      const changed = { ...base, ...texts };
      await staffCall(updateQuestion, contentOf(changed));
      await questions.saved(changed);
    },
    reload: async () => {
      const fresh = await readQuestion(question.id);
      return fresh && draftOf(fresh);
    },
  });
  const sameText = useSameText(form, questions, question);
  return { form: { ...form, submit: sameText.submit }, sameText };
}

const draftOf = (question: Question) => ({
  publishState: question.publishState,
  questionText: question.questionText,
  question,
  etag: question.etag,
  changedBy: question.changedBy,
  changedDate: question.changedDate ?? undefined,
});
