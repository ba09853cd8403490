import { mergeChoice } from '@vse/domain/merge-answers';
import { EVERY_QUESTION_NEEDS_AN_ANSWER, isQuestionValid } from '@vse/domain/question-rules';
import { MULTIPLE } from '@vse/domain/questions';
import {
  ANSWER_UNKNOWN,
  type GivenAnswers,
  ONE_ANSWER_ONLY,
  QUESTION_UNKNOWN,
} from '@vse/domain/quiz-results';
import { Problem } from '../http/errors.ts';
import type { QuizVersionDoc } from './records.ts';

export type { GivenAnswers };
/** Question id → the ids of its selected answers. */
export type Selected = Readonly<Record<string, string[]>>;

/**
 * The selection with the given answers in place of those before; questions not given keep theirs, and so do those
 * answers of a multiple choice that are not among the changed. Throws Problem 400 for a question or answer that is not
 * the quiz's (drafts are not), and for two answers where one is allowed.
 */
export function mergeAnswers(
  version: QuizVersionDoc,
  before: Selected,
  given: readonly GivenAnswers[],
): Record<string, string[]> {
  const merged = { ...before };
  for (const { id, selectedAnswers, changedAnswers } of given) {
    const question = version.questions.find((known) => known.id === id);
    if (!question) throw new Problem(400, QUESTION_UNKNOWN);
    const isKnown = (answer: string) => question.answers.some((known) => known.id === answer);
    if (!selectedAnswers.every(isKnown)) throw new Problem(400, ANSWER_UNKNOWN);
    if (question.type !== MULTIPLE && selectedAnswers.length > 1)
      throw new Problem(400, ONE_ANSWER_ONLY);
    const choice =
      question.type === MULTIPLE ? { selectedAnswers, changedAnswers } : { selectedAnswers };
    merged[id] = [...mergeChoice({ selectedAnswers: merged[id] ?? [] }, choice).selectedAnswers];
  }
  return merged;
}

/** Throws Problem 400 with the specification's message unless every question is answered validly. */
export function requireComplete(version: QuizVersionDoc, selected: Selected): void {
  const isComplete = version.questions.every(({ id, type }) =>
    isQuestionValid({ type, selectedAnswers: selected[id] ?? [] }),
  );
  if (!isComplete) throw new Problem(400, EVERY_QUESTION_NEEDS_AN_ANSWER);
}

/** Whether two selections are the same, whatever order the answers were chosen in. */
export function isUnchanged(a: Selected, b: Selected): boolean {
  const ids = new Set([...Object.keys(a), ...Object.keys(b)]);
  const sorted = (selected: Selected, id: string) => [...(selected[id] ?? [])].sort().join();
  return [...ids].every((id) => sorted(a, id) === sorted(b, id));
}
