import type { Input } from '@vse/domain/contract/contract';
import type { Question, updateQuestion as updateContract } from '@vse/domain/records/questions';

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
