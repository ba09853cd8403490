import type { Question } from '@vse/domain/records/questions';
import { expect, test } from 'vitest';
import { unusedAdjectives, withAnswer, withAnswerOrder, withoutAnswer } from './answer-rules.ts';
import { answer, question } from './sample-question.ts';

const places = ({ answers }: Question) => answers.map(({ id, sortOrder }) => [id, sortOrder]);

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
