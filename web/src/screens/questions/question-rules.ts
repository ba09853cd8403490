import type { Input } from '@vse/domain/contract/contract';
import type {
  Answer,
  Question,
  updateQuestion as updateContract,
} from '@vse/domain/records/questions';
import { isPublished } from '@vse/domain/rules/publish-state';
import { MULTIPLE, PHOTO, type QuestionType, SINGLE } from '@vse/domain/rules/question-types';
import { paths } from '../../lib/paths.ts';

/** The types as they appear in the address of /questions/add. */
const SLUGS: Readonly<Record<QuestionType, string>> = {
  [PHOTO]: 'photo',
  [SINGLE]: 'single',
  [MULTIPLE]: 'multiple',
};

export const addHref = (type: QuestionType) => `${paths.addQuestion.getHref()}?type=${SLUGS[type]}`;

/** The type in an address, '' for none. */
export const typeOf = (slug: string | null): QuestionType | '' =>
  ([PHOTO, SINGLE, MULTIPLE] as const).find((type) => SLUGS[type] === slug) ?? '';

/** An answer is a state of its question's page (specification, text 2 section 2). */
export const answerHref = (questionId: string, answerId: string) =>
  `${paths.question.getHref(questionId)}?answer=${encodeURIComponent(answerId)}`;
export const addAnswerHref = (questionId: string) =>
  `${paths.question.getHref(questionId)}?add=answer`;

/** Whether the quiz leaves out a Published question, because it has no Published answer. */
export const isLeftOut = (question: Pick<Question, 'publishState' | 'answers'>): boolean =>
  isPublished(question) && !question.answers.some(isPublished);

/** The adjectives that no answer of the question has. */
export function unusedAdjectives<T extends { id: string }>(
  question: Pick<Question, 'answers'>,
  adjectives: readonly T[],
): T[] {
  const used = new Set(question.answers.flatMap((answer) => answer.adjectives.map(({ id }) => id)));
  return adjectives.filter(({ id }) => !used.has(id));
}

/** The question with an answer replaced by id, or added at the end. */
export function withAnswer(
  question: Question,
  answer: Omit<Answer, 'sortOrder' | 'type'>,
): Question {
  const { type, answers } = question;
  const place = answers.findIndex(({ id }) => id === answer.id);
  const full = { ...answer, type, sortOrder: place < 0 ? answers.length + 1 : place + 1 };
  return { ...question, answers: place < 0 ? [...answers, full] : answers.with(place, full) };
}

export const withoutAnswer = (question: Question, answerId: string): Question => ({
  ...question,
  answers: renumbered(question.answers.filter(({ id }) => id !== answerId)),
});

/** The question with its answers in the order of the ids. Answers that are not listed come last. */
export function withAnswerOrder(question: Question, ids: readonly string[]): Question {
  const placeOf = (answer: Answer) => {
    const place = ids.indexOf(answer.id);
    return place < 0 ? ids.length : place;
  };
  return {
    ...question,
    answers: renumbered(question.answers.toSorted((one, other) => placeOf(one) - placeOf(other))),
  };
}

const renumbered = (answers: readonly Answer[]): Answer[] =>
  answers.map((answer, index) => ({ ...answer, sortOrder: index + 1 }));

/**
 * A question as input of vseUpdateQuestion. Without its sort order, which would move it; vseSortQuestions does that.
 */
export const contentOf = (question: Question): Input<typeof updateContract> => ({
  id: question.id,
  ...(question.etag !== undefined && { etag: question.etag }),
  type: question.type,
  publishState: question.publishState,
  questionText: question.questionText,
  answers: question.answers.map(({ id, title, publishState, heroImageUrl, adjectives }, index) => ({
    id,
    title,
    publishState,
    heroImageUrl,
    adjectives,
    sortOrder: index + 1,
  })),
});

/** Applies my order to a newer list: deleted ids are dropped, new ids come last. */
export const rebasedOrder = (mine: readonly string[], latest: readonly string[]): string[] => [
  ...mine.filter((id) => latest.includes(id)),
  ...latest.filter((id) => !mine.includes(id)),
];

/** How many ids have another position than before. */
export const movedCount = (ids: readonly string[], before: readonly string[]): number =>
  ids.filter((id, index) => before[index] !== id).length;
