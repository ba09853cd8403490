import { updateQuestion } from '@vse/domain/contract/calls';
import { FileUrl, Id, RequiredName } from '@vse/domain/contract/fields';
import { MIN_HERO_IMAGE_URL_LENGTH } from '@vse/domain/limits';
import { said } from '@vse/domain/messages/said';
import { type Answer, Question } from '@vse/domain/records/questions';
import { lacksAdjectives } from '@vse/domain/rules/answer-adjectives';
import { PublishState } from '@vse/domain/rules/publish-state';
import { PHOTO, type QuestionType } from '@vse/domain/rules/question-types';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { staffCall } from '../../lib/api/staff.ts';
import { useRecordForm } from '../../lib/forms/use-record-form.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { answerHref, contentOf, withAnswer } from './question-rules.ts';
import { type Adjectives, type Questions, readQuestion } from './use-questions.ts';

type Rules = {
  type: QuestionType;
  /** The stored answer. Too few adjectives on it do not block changes to its other fields. */
  held: Answer | undefined;
  isKnown: (id: string) => boolean;
};

/** The schema of an answer's form: its fields, and the question as it was read, because an answer is saved with it. */
const answerForm = ({ type, held, isKnown }: Rules) =>
  z.object({
    publishState: PublishState,
    heroImageUrl: FileUrl.refine(
      (url) => type !== PHOTO || url.length >= MIN_HERO_IMAGE_URL_LENGTH,
      said('ANSWER_HERO_IMAGE_REQUIRED'),
    ),
    title: RequiredName('ANSWER_TITLE_REQUIRED', 'ANSWER_TITLE_TOO_LONG'),
    adjectives: z
      .array(z.object({ id: Id }))
      .refine(
        (adjectives) => !lacksAdjectives({ adjectives }, held, isKnown),
        said('ADJECTIVES_REQUIRED'),
      ),
    question: Question,
  });

type AnswerFormOptions = { question: Question; questions: Questions; adjectives: Adjectives };

/** Adds an answer at the end, and shows it. */
export function useAddAnswer({ question, questions, adjectives }: AnswerFormOptions) {
  const { messages } = useOfficeWords();
  const navigate = useNavigate();
  // The id is made here, so that a retry replaces the answer instead of adding a second one.
  const [id] = useState(() => crypto.randomUUID());
  const blank = (of: Question) => ({
    publishState: 'Draft',
    heroImageUrl: '',
    title: '',
    adjectives: [],
    question: of,
  });
  return useRecordForm({
    schema: answerForm({ type: question.type, held: undefined, isKnown: adjectives.isKnown }),
    errorTitle: messages.ERROR_SAVING_QUESTION,
    initial: blank(question),
    save: async ({ question: base, ...answer }) => {
      const changed = withAnswer(base, { id, ...answer });
      await staffCall(updateQuestion, contentOf(changed));
      await questions.saved(changed);
    },
    onSaved: () => navigate(answerHref(question.id, id), { replace: true }),
    reload: async () => {
      const fresh = await readQuestion(question.id);
      return fresh && { ...blank(fresh), ...changeOf(fresh) };
    },
  });
}

export function useEditAnswer(answer: Answer, options: AnswerFormOptions) {
  const { question, questions, adjectives } = options;
  const { messages } = useOfficeWords();
  return useRecordForm({
    schema: answerForm({ type: question.type, held: answer, isKnown: adjectives.isKnown }),
    errorTitle: messages.ERROR_SAVING_QUESTION,
    record: draftOf(question, answer),
    save: async ({ question: base, ...fields }) => {
      const changed = withAnswer(base, { ...answer, ...fields });
      await staffCall(updateQuestion, contentOf(changed));
      await questions.saved(changed);
    },
    reload: async () => {
      const fresh = await readQuestion(question.id);
      const found = fresh?.answers.find(({ id }) => id === answer.id);
      return fresh && found && draftOf(fresh, found);
    },
  });
}
export type AnswerForm = Pick<ReturnType<typeof useEditAnswer>, 'field' | 'draft' | 'isEditing'>;

const draftOf = (question: Question, answer: Answer) => ({
  publishState: answer.publishState,
  heroImageUrl: answer.heroImageUrl,
  title: answer.title,
  adjectives: answer.adjectives,
  question,
  ...changeOf(question),
});

const changeOf = ({ etag, changedBy, changedDate }: Question) => ({
  etag,
  changedBy,
  changedDate: changedDate ?? undefined,
});
