import type { Question } from '@vse/domain/records/questions';
import { isPublished } from '@vse/domain/rules/publish-state';

/** Whether the quiz leaves out a Published question, because it has no Published answer. */
export const isLeftOut = (question: Pick<Question, 'publishState' | 'answers'>): boolean =>
  isPublished(question) && !question.answers.some(isPublished);
