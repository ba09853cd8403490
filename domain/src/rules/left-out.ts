import { isPublished, type PublishState } from './publish-state.ts';

type Item = { publishState: PublishState };

/** Whether the quiz leaves out a Published question, because it has no Published answer and nobody could answer it. */
export const isLeftOut = (question: Item & { answers: readonly Item[] }): boolean =>
  isPublished(question) && !question.answers.some(isPublished);
