import { MULTIPLE, type QuestionType } from './question-types.ts';

type Answered = { type: QuestionType; selectedAnswers: readonly string[] };

/** Photo + Text and Single Choice need exactly one selected answer, Multiple Choice at least one (text 1 section 5). */
export function isQuestionValid({ type, selectedAnswers }: Answered): boolean {
  return type === MULTIPLE ? selectedAnswers.length > 0 : selectedAnswers.length === 1;
}

/** Returns the selection after a tap: a multiple choice toggles, the others replace (text 1 section 4). */
export function selectAnswer({ type, selectedAnswers }: Answered, answerId: string): string[] {
  if (type !== MULTIPLE) return [answerId];
  return selectedAnswers.includes(answerId)
    ? selectedAnswers.filter((id) => id !== answerId)
    : [...selectedAnswers, answerId];
}
