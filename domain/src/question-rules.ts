import { MULTIPLE, type QuestionType } from './questions.ts';

export const QUIZ_ERROR_TITLE = 'Error Saving Quiz';
export const EVERY_QUESTION_NEEDS_AN_ANSWER = 'You must select an answer for each question.';
export const CHECK_ALL = 'Check all that apply.';

type Answered = { type: QuestionType; selectedAnswers: readonly string[] };

/** Photo + Text and Single Choice need exactly one selected answer, Multiple Choice at least one (text 1 section 5). */
export function isQuestionValid({ type, selectedAnswers }: Answered): boolean {
  return type === MULTIPLE ? selectedAnswers.length > 0 : selectedAnswers.length === 1;
}

/** The selection after a tap: multiple choice toggles, the others replace (text 1 section 4). */
export function selectAnswer({ type, selectedAnswers }: Answered, answerId: string): string[] {
  if (type !== MULTIPLE) return [answerId];
  return selectedAnswers.includes(answerId)
    ? selectedAnswers.filter((id) => id !== answerId)
    : [...selectedAnswers, answerId];
}
