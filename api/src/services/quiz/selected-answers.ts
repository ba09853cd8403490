import type { GivenAnswers } from '@vse/domain/records/quiz-results';
import { mergeChoice } from '@vse/domain/rules/merge-answers';
import { isQuestionValid } from '@vse/domain/rules/question-rules';
import { MULTIPLE } from '@vse/domain/rules/question-types';
import { Problem } from '../../problem.ts';
import type { AnswerDoc, QuizResultDoc, QuizVersionDoc } from '../../store/document-types.ts';

/** By question id, the ids of its selected answers. */
export type Selected = Readonly<Record<string, string[]>>;

/** The selection of a result, which stores positions because they are a tenth of the ids. */
export const selectedOf = (
  version: QuizVersionDoc,
  { selected }: Pick<QuizResultDoc, 'selected'>,
): Selected =>
  Object.fromEntries(
    version.questions.flatMap(({ id, answers }, at) => {
      const positions = selected[at] ?? [];
      return positions.length === 0
        ? []
        : [[id, positions.flatMap((position) => answers[position]?.id ?? [])]];
    }),
  );

/** Each question with the titles of its selected answers. */
export function givenIn(version: QuizVersionDoc, result: Pick<QuizResultDoc, 'selected'>) {
  const selected = selectedOf(version, result);
  return version.questions.map(({ id, type, questionText, answers }) => ({
    type,
    questionText,
    answers: answers.filter((each) => selected[id]?.includes(each.id)).map(({ title }) => title),
  }));
}

/** The stored form of a selection. */
export const positionsOf = (version: QuizVersionDoc, selected: Selected): number[][] =>
  version.questions.map(({ id, answers }) =>
    (selected[id] ?? []).map((answer) => answers.findIndex((known) => known.id === answer)),
  );

/** The selected answers, in the order of the quiz. */
export const selectedIn = ({ questions }: QuizVersionDoc, selected: Selected): AnswerDoc[] =>
  questions.flatMap(({ id, answers }) =>
    answers.filter((answer) => selected[id]?.includes(answer.id)),
  );

/**
 * Merges given answers into a selection. Questions that are not given keep their answers, and so do unchanged answers
 * of a multiple choice. Throws Problem 400 for a question or answer that is not part of the quiz (drafts are not), and
 * for two answers where only one is allowed.
 */
export function selectAnswers(
  version: QuizVersionDoc,
  before: Selected,
  given: readonly GivenAnswers[],
): Record<string, string[]> {
  const merged = { ...before };
  for (const { id, selectedAnswers, changedAnswers } of given) {
    const question = version.questions.find((known) => known.id === id);
    if (!question) throw new Problem(400, 'QUESTION_UNKNOWN');
    const isKnown = (answer: string) => question.answers.some((known) => known.id === answer);
    if (!selectedAnswers.every(isKnown)) throw new Problem(400, 'ANSWER_UNKNOWN');
    if (question.type !== MULTIPLE && selectedAnswers.length > 1)
      throw new Problem(400, 'ONE_ANSWER_ONLY');
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
  if (!isComplete) throw new Problem(400, 'EVERY_QUESTION_NEEDS_AN_ANSWER');
}

/** Whether two selections have the same answers, in any order. */
export function isSameSelection(a: Selected, b: Selected): boolean {
  const ids = new Set([...Object.keys(a), ...Object.keys(b)]);
  const sorted = (selected: Selected, id: string) => [...(selected[id] ?? [])].sort().join();
  return [...ids].every((id) => sorted(a, id) === sorted(b, id));
}
