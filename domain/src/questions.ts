import { z } from 'zod';
import { creating, deleting, listing, updating } from './catalogue-contracts.ts';
import {
  areDifferent,
  creation,
  FileUrl,
  Id,
  IdOf,
  IsoDate,
  required,
  revision,
} from './contract.ts';
import { LIST_LENGTH, MIN_HERO_IMAGE_URL_LENGTH } from './limits.ts';
import { PublishState } from './publish-state.ts';

export const PHOTO = 'Photo + Text';
export const SINGLE = 'Single Choice';
export const MULTIPLE = 'Multiple Choice';
export const QUESTION_TYPES = [PHOTO, SINGLE, MULTIPLE] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

export const QUESTION_TEXT_REQUIRED = 'Question Text is required.';
export const ANSWER_PROBLEM = 'There was a problem saving the answer.';
export const QUESTION_PROBLEM = 'There was a problem saving the question.';
export const ANSWER_TWICE = 'An answer is in the question twice.';

/** The admin question list names the single-selection type 'Exclusive Choice' in one place: both are taken, one is kept. */
const TypeInput = z
  .enum([...QUESTION_TYPES, 'Exclusive Choice'], ANSWER_PROBLEM)
  .transform((type) => (type === 'Exclusive Choice' ? SINGLE : type));

const AnswerInput = z.object({
  id: Id.optional(),
  title: required('An answer title is required.'),
  publishState: PublishState,
  heroImageUrl: FileUrl.default(''),
  adjectives: z
    .array(z.object({ id: Id }))
    .max(LIST_LENGTH)
    .default([]),
  type: z.string().optional(),
  sortOrder: z.number().optional(),
});

const fields = {
  type: TypeInput,
  publishState: PublishState,
  questionText: required(QUESTION_TEXT_REQUIRED),
  answers: z
    .array(AnswerInput)
    .max(LIST_LENGTH, 'There are too many answers.')
    .refine((answers) => areDifferent(answers.flatMap(({ id }) => id ?? [])), ANSWER_TWICE)
    .default([]),
  sortOrder: z.number().int().min(1).max(LIST_LENGTH).optional(),
  publishDate: IsoDate.optional(),
};

function checkPictures(
  question: z.output<z.ZodObject<typeof fields>>,
  context: z.core.$RefinementCtx,
) {
  if (question.type !== PHOTO) return;
  question.answers.forEach((answer, index) => {
    if (answer.heroImageUrl.length < MIN_HERO_IMAGE_URL_LENGTH)
      context.addIssue({
        code: 'custom',
        message: 'A Hero Image is required.',
        path: ['answers', index],
      });
  });
}

export const NewQuestion = z.object({ ...fields, ...creation }).superRefine(checkPictures);
export type NewQuestion = z.output<typeof NewQuestion>;

export const EditedQuestion = z
  .object({ ...revision, id: IdOf(QUESTION_PROBLEM), ...fields })
  .superRefine(checkPictures);
export type EditedQuestion = z.output<typeof EditedQuestion>;

export const Answer = z.object({
  id: Id,
  title: z.string(),
  publishState: PublishState,
  type: z.enum(QUESTION_TYPES),
  sortOrder: z.number().int(),
  heroImageUrl: z.string(),
  heroImageSrcSet: z.string().optional(),
  adjectives: z.array(z.object({ id: Id })),
});
export type Answer = z.output<typeof Answer>;

export const Question = z.object({
  id: Id,
  questionText: z.string(),
  type: z.enum(QUESTION_TYPES),
  publishState: PublishState,
  sortOrder: z.number().int(),
  publishDate: IsoDate,
  answers: z.array(Answer),
  etag: z.string().optional(),
});
export type Question = z.output<typeof Question>;

export const listQuestions = listing({
  name: 'vseListQuestions',
  summary: 'All questions with their answers, in sort order',
  item: Question,
});

export const createQuestion = creating({
  name: 'vseCreateQuestion',
  summary: 'Adds a question at the end of the order',
  input: NewQuestion,
});

export const updateQuestion = updating({
  name: 'vseUpdateQuestion',
  summary: 'Changes a question with its answers; a sortOrder moves it there',
  input: EditedQuestion,
});

export const deleteQuestion = deleting({
  name: 'vseDeleteQuestion',
  summary: 'Deletes a question; the others close up',
});
