import { expect, test } from 'vitest';
import { pendingAnswers } from './pending-answers.ts';

function answers() {
  const stored = new Map<string, string>();
  return pendingAnswers(
    {
      get: (key) => stored.get(key) ?? null,
      set: (key, value) => void stored.set(key, value),
      remove: (key) => void stored.delete(key),
    },
    'outbox',
  );
}

test.each([
  ['another selection', { selectedAnswers: ['b'], changedAnswers: ['b'] }],
  ['the same selection after other ticks', { selectedAnswers: ['a'], changedAnswers: ['a', 'b'] }],
  ['the same selection as a whole', { selectedAnswers: ['a'] }],
])('%s during a request is not taken as sent', (_, now) => {
  const pending = answers();
  pending.put('q1', now);
  pending.take({ q1: { selectedAnswers: ['a'], changedAnswers: ['a'] } });
  expect(pending.read()).toEqual({ q1: now });
});

test('what was sent is taken, and other questions stay', () => {
  const pending = answers();
  const choice = { selectedAnswers: ['a'], changedAnswers: ['a'] };
  pending.put('q1', choice);
  pending.put('q2', choice);
  pending.take({ q1: choice });
  expect(pending.read()).toEqual({ q2: choice });
});

test.each([
  '"a"',
  'null',
  '{"selectedAnswers":"b"}',
  '{"selectedAnswers":["a"],"changedAnswers":"a"}',
])('the malformed choice %s is left out, and the choices beside it stay', (malformed) => {
  const { parse } = answers();
  expect(parse(`{"q1":${malformed},"q2":{"selectedAnswers":["b"]}}`)).toEqual({
    q2: { selectedAnswers: ['b'] },
  });
});
