import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mutated, mutation } from './mutations.ts';

const input = () => ({ name: 'a', answers: [{ title: 'b', adjectives: [{ id: 'c' }] }] });

test('a mutation reaches every value of an input, including nested ones', () => {
  const replaced = Array.from({ length: 6 }, (_, at) =>
    JSON.stringify(mutated(input(), [{ at, change: { kind: 'replace', by: 0 } }])),
  );
  expect(replaced).toEqual([
    '{"name":0,"answers":[{"title":"b","adjectives":[{"id":"c"}]}]}',
    '{"name":"a","answers":0}',
    '{"name":"a","answers":[0]}',
    '{"name":"a","answers":[{"title":0,"adjectives":[{"id":"c"}]}]}',
    '{"name":"a","answers":[{"title":"b","adjectives":0}]}',
    '{"name":"a","answers":[{"title":"b","adjectives":[0]}]}',
  ]);
});

test('an element is removed or duplicated, and the original input stays unchanged', () => {
  const given = input();
  expect(mutated(given, [{ at: 2, change: { kind: 'leave out' } }])).toEqual({
    name: 'a',
    answers: [],
  });
  expect(mutated(given, [{ at: 2, change: { kind: 'twice' } }])).toEqual({
    name: 'a',
    answers: [given.answers[0], given.answers[0]],
  });
  expect(given).toEqual(input());
});

test('most mutations change something', () => {
  const samples = fc.sample(mutation, 200);
  const same = samples.filter(
    (one) => JSON.stringify(mutated(input(), [one])) === JSON.stringify(input()),
  );
  expect(same.length).toBeLessThan(20);
});
