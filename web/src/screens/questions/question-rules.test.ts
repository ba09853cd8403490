import type { Answer, Question } from '@vse/domain/records/questions';
import { expect, test } from 'vitest';
import {
  contentOf,
  isLeftOut,
  movedCount,
  rebasedOrder,
  typeOf,
  unusedAdjectives,
  withAnswer,
  withAnswerOrder,
  withoutAnswer,
} from './question-rules.ts';

const answer = (id: string, change: Partial<Answer> = {}): Answer => ({
  id,
  title: id,
  publishState: 'Draft',
  type: 'Single Choice',
  sortOrder: 1,
  heroImageUrl: '',
  adjectives: [],
  ...change,
});

const question = (answers: Answer[], change: Partial<Question> = {}): Question => ({
  id: 'q',
  questionText: 'Which wood?',
  type: 'Single Choice',
  publishState: 'Published',
  sortOrder: 4,
  publishDate: '2026-01-01T00:00:00Z',
  answers,
  changedBy: '',
  changedDate: null,
  etag: 'e1',
  ...change,
});

const places = ({ answers }: Question) => answers.map(({ id, sortOrder }) => [id, sortOrder]);

test('the quiz leaves out a Published question without a Published answer', () => {
  expect(isLeftOut(question([]))).toBe(true);
  expect(isLeftOut(question([answer('a')]))).toBe(true);
  expect(isLeftOut(question([answer('a', { publishState: 'Published' })]))).toBe(false);
  expect(isLeftOut(question([], { publishState: 'Draft' }))).toBe(false);
});

test('an adjective that no answer has is unused', () => {
  const asked = question([answer('a', { adjectives: [{ id: 'warm' }, { id: 'gone' }] })]);
  expect(unusedAdjectives(asked, [{ id: 'warm' }, { id: 'cool' }])).toEqual([{ id: 'cool' }]);
});

test('a new answer is added at the end, and an existing one is replaced at its position', () => {
  const asked = question([answer('a'), answer('b', { sortOrder: 2 })]);
  expect(places(withAnswer(asked, answer('c')))).toEqual([
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ]);
  const changed = withAnswer(asked, answer('a', { title: 'Oak' }));
  expect(changed.answers.map(({ title }) => title)).toEqual(['Oak', 'b']);
});

test('answers are numbered from 1 after a deletion and after sorting', () => {
  const asked = question([answer('a'), answer('b'), answer('c')]);
  expect(places(withoutAnswer(asked, 'a'))).toEqual([
    ['b', 1],
    ['c', 2],
  ]);
  expect(places(withAnswerOrder(asked, ['c', 'a']))).toEqual([
    ['c', 1],
    ['a', 2],
    ['b', 3],
  ]);
});

test('saving a question sends its ETag and does not move it', () => {
  const content = contentOf(question([answer('a')]));
  expect(content.etag).toBe('e1');
  expect(content).not.toHaveProperty('sortOrder');
});

test('my order applied to a newer list drops deleted ids and ends with new ones', () => {
  expect(rebasedOrder(['c', 'a', 'b'], ['a', 'c', 'd'])).toEqual(['c', 'a', 'd']);
  expect(movedCount(['c', 'a', 'd'], ['a', 'c', 'd'])).toBe(2);
});

test('an address without a known type has none', () => {
  expect(typeOf('photo')).toBe('Photo + Text');
  expect(typeOf('nonsense')).toBe('');
  expect(typeOf(null)).toBe('');
});
