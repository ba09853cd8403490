import { FileUrl, Id, RequiredName } from '@vse/domain/contract/fields';
import { MIN_HERO_IMAGE_URL_LENGTH } from '@vse/domain/limits';
import { said } from '@vse/domain/messages/said';
import { type Answer, Question } from '@vse/domain/records/questions';
import { lacksAdjectives } from '@vse/domain/rules/answer-adjectives';
import { PublishState } from '@vse/domain/rules/publish-state';
import { PHOTO, type QuestionType } from '@vse/domain/rules/question-types';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod';
import { sendPicture } from '../../../lib/api/upload-file.ts';
import { useRecordForm } from '../../../lib/forms/use-record-form.ts';
import { useRunningUploads } from '../../../lib/forms/use-running-uploads.ts';
import { namesOf } from '../../../lib/records/names-of.ts';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { type Questions, readQuestion } from '../use-questions.ts';
import { answerHref, withAnswer } from './answer-rules.ts';
import type { Adjectives } from './use-known-adjectives.ts';

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

const BLANK = { publishState: 'Draft', heroImageUrl: '', title: '', adjectives: [] };

/** Adds an answer at the end, and shows it. */
export function useAddAnswer({ question, questions, adjectives }: AnswerFormOptions) {
  const { questions: words, messages } = useOfficeWords();
  const navigate = useNavigate();
  // The id is made here, so that a retry replaces the answer instead of adding a second one.
  const [id] = useState(() => crypto.randomUUID());
  const { send, ...upload } = usePictureUpload();
  const form = useRecordForm({
    ...upload,
    schema: answerForm({ type: question.type, held: undefined, isKnown: adjectives.isKnown }),
    errorTitle: messages.ERROR_SAVING_QUESTION,
    labels: words.fields,
    initial: { ...BLANK, question },
    save: ({ question: base, ...answer }) => questions.save(withAnswer(base, { id, ...answer })),
    onSaved: () => navigate(answerHref(question.id, id), { replace: true }),
    reload: async () => {
      const fresh = await readQuestion(question.id);
      return fresh && { ...fresh, ...BLANK, question: fresh };
    },
  });
  return { ...form, sendPicture: send };
}

export function useEditAnswer(answer: Answer, options: AnswerFormOptions) {
  const { question, questions, adjectives } = options;
  const { questions: words, messages } = useOfficeWords();
  const { send, ...upload } = usePictureUpload();
  const form = useRecordForm({
    ...upload,
    schema: answerForm({ type: question.type, held: answer, isKnown: adjectives.isKnown }),
    errorTitle: messages.ERROR_SAVING_QUESTION,
    labels: words.fields,
    values: { adjectives: namesOf(adjectives.items), publishState: words.state },
    // An answer has no revision of its own.
    record: { ...question, ...answer, question },
    save: ({ question: base, ...fields }) =>
      questions.save(withAnswer(base, { ...answer, ...fields })),
    reload: async () => {
      const fresh = await readQuestion(question.id);
      const found = fresh?.answers.find(({ id }) => id === answer.id);
      return fresh && found && { ...fresh, ...found, question: fresh };
    },
  });
  return { ...form, sendPicture: send };
}
export type AnswerForm = Pick<
  ReturnType<typeof useEditAnswer>,
  'field' | 'draft' | 'isEditing' | 'sendPicture'
>;

/** The upload of an answer's picture. Without it the answer is not saved. */
function usePictureUpload() {
  const { stillUploading } = useOfficeWords().fragrances;
  const { isUploading, counted } = useRunningUploads();
  return {
    isUploading,
    check: (): Record<string, string> => (isUploading ? { heroImageUrl: stillUploading } : {}),
    send: counted(sendPicture),
  };
}
