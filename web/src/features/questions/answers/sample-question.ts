import type { Answer, Question } from '@vse/domain/records/questions';

/** For tests. */
export const answer = (id: string, change: Partial<Answer> = {}): Answer => ({
  id,
  title: id,
  publishState: 'Draft',
  type: 'Single Choice',
  sortOrder: 1,
  heroImageUrl: '',
  adjectives: [],
  ...change,
});

/** For tests. */
export const question = (answers: Answer[], change: Partial<Question> = {}): Question => ({
  id: 'q',
  questionText: 'Which wood?',
  type: 'Single Choice',
  publishState: 'Published',
  sortOrder: 4,
  publishDate: '2026-01-01T00:00:00Z',
  answers,
  changedBy: '',
  changedDate: '2026-03-01T10:00:00.000Z',
  etag: 'e1',
  ...change,
});
