import * as z from 'zod';
import { permissions } from '../access/permissions.ts';
import * as calls from '../contract/calls.ts';
import { contract } from '../contract/contract.ts';
import {
  areUnique,
  creation,
  Etag,
  FileUrl,
  Id,
  IdOf,
  IsoDate,
  items,
  RequiredName,
  required,
  revision,
  whenReadable,
} from '../contract/fields.ts';
import {
  LIST_LENGTH,
  MAX_ANSWER_ADJECTIVES,
  MAX_ANSWERS,
  MIN_HERO_IMAGE_URL_LENGTH,
} from '../limits.ts';
import { said } from '../messages/said.ts';
import { PublishState } from '../rules/publish-state.ts';
import { PHOTO, QUESTION_TYPES, SINGLE } from '../rules/question-types.ts';
import { creating, deleting, lastChange, updating } from './catalogue-contracts.ts';

/** The specification calls a single choice 'Exclusive Choice' in one place: both are accepted, one is stored. */
const TypeInput = z
  .enum([...QUESTION_TYPES, 'Exclusive Choice'], said('ANSWER_PROBLEM'))
  .transform((type) => (type === 'Exclusive Choice' ? SINGLE : type));

const AnswerInput = z.object({
  id: Id.optional(),
  /** The answer that this one copies. An old answer with too few adjectives may be copied as it is. */
  copyOf: Id.optional(),
  title: RequiredName('ANSWER_TITLE_REQUIRED', 'ANSWER_TITLE_TOO_LONG'),
  publishState: PublishState,
  heroImageUrl: FileUrl.default(''),
  adjectives: z
    .array(z.object({ id: Id }))
    .max(LIST_LENGTH)
    // One that is there twice is stored once.
    .refine((list) => new Set(list.map(({ id }) => id)).size <= MAX_ANSWER_ADJECTIVES, {
      error: said('TOO_MANY_ANSWER_ADJECTIVES'),
    })
    .default([]),
  type: z.string().optional(),
  sortOrder: z.number().optional(),
});

const fields = {
  type: TypeInput,
  publishState: PublishState,
  questionText: required('QUESTION_TEXT_REQUIRED', 'QUESTION_TEXT_TOO_LONG'),
  answers: z
    .array(AnswerInput)
    .max(MAX_ANSWERS, said('TOO_MANY_ANSWERS'))
    .refine((answers) => areUnique(answers.flatMap(({ id }) => id ?? [])), said('ANSWER_TWICE'))
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
        message: said('ANSWER_HERO_IMAGE_REQUIRED'),
        path: ['answers', index],
      });
  });
}

export const NewQuestion = z
  .object({
    ...fields,
    /** The question that has the answers named by `copyOf`. */
    copyOf: Id.optional(),
    ...creation,
  })
  .superRefine(checkPictures, whenReadable('type', 'answers'));
export type NewQuestion = z.output<typeof NewQuestion>;

export const EditedQuestion = z
  .object({ ...revision, id: IdOf('QUESTION_PROBLEM'), ...fields })
  .superRefine(checkPictures, whenReadable('type', 'answers'));
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
  ...lastChange,
  etag: z.string().optional(),
});
export type Question = z.output<typeof Question>;

export const listQuestions = contract({
  ...calls.listQuestions,
  lists: 'questions',
  summary: 'All questions with their answers, in sort order',
  access: permissions.catalogue.read,
  input: z.object({}),
  /** `orderEtag` is the `etag` for sortQuestions; '' until an order is stored. */
  output: items(Question).extend({ orderEtag: z.string() }),
});

export const sortQuestions = contract({
  ...calls.sortQuestions,
  summary: 'Replaces the order of the questions; takes the id of every question, each once',
  access: permissions.catalogue.write,
  audit: { kind: 'question' },
  input: z.object({
    ids: z.array(Id).max(LIST_LENGTH, said('TOO_MANY_QUESTIONS')),
    etag: Etag,
  }),
  output: z.object({ orderEtag: z.string() }),
});

export const createQuestion = creating({
  ...calls.createQuestion,
  summary: 'Adds a question at the end of the order',
  input: NewQuestion,
  audit: { kind: 'question', detail: 'questionText' },
});

export const updateQuestion = updating({
  ...calls.updateQuestion,
  summary: 'Changes a question with its answers; a sortOrder moves it to that position',
  input: EditedQuestion,
  audit: { kind: 'question', detail: 'questionText' },
});

export const deleteQuestion = deleting({
  ...calls.deleteQuestion,
  summary: 'Deletes a question',
  audit: { kind: 'question' },
});
