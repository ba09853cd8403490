import type { Answer, Question } from '@vse/domain/records/questions';
import { paths } from '../../../lib/paths.ts';

/** An answer is a state of its question's page (specification, text 2 section 2). */
export const answerHref = (questionId: string, answerId: string) =>
  `${paths.question.getHref(questionId)}?answer=${encodeURIComponent(answerId)}`;
export const addAnswerHref = (questionId: string) =>
  `${paths.question.getHref(questionId)}?add=answer`;

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
