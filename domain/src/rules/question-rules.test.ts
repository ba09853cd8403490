import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isQuestionValid, selectAnswer } from './question-rules.ts';
import { MULTIPLE, PHOTO, QUESTION_TYPES, SINGLE } from './question-types.ts';

describe('a question is valid', () => {
  test.each([
    [PHOTO, 0, false],
    [PHOTO, 1, true],
    [PHOTO, 2, false],
    [SINGLE, 0, false],
    [SINGLE, 1, true],
    [SINGLE, 2, false],
    [MULTIPLE, 0, false],
    [MULTIPLE, 1, true],
    [MULTIPLE, 5, true],
  ] as const)('%s with %d selected answers: %s', (type, count, valid) => {
    const selectedAnswers = Array.from({ length: count }, (_, index) => `answer-${index}`);
    expect(isQuestionValid({ type, selectedAnswers })).toBe(valid);
  });
});

describe('selecting an answer', () => {
  test('replaces the selection of a single choice, however often it is tapped', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(PHOTO, SINGLE),
        fc.array(fc.string(), { minLength: 1 }),
        (type, taps) => {
          const end = taps.reduce<string[]>(
            (selectedAnswers, tap) => selectAnswer({ type, selectedAnswers }, tap),
            [],
          );
          expect(end).toEqual([taps.at(-1)]);
        },
      ),
    );
  });

  test('toggles an answer of a multiple choice', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), fc.string(), (before, tap) => {
        const once = selectAnswer({ type: MULTIPLE, selectedAnswers: before }, tap);
        const twice = selectAnswer({ type: MULTIPLE, selectedAnswers: once }, tap);
        expect(once.includes(tap)).toBe(!before.includes(tap));
        expect([...twice].sort()).toEqual([...before].sort());
      }),
    );
  });

  test('covers every type of question', () => {
    expect(QUESTION_TYPES).toEqual(['Photo + Text', 'Single Choice', 'Multiple Choice']);
  });
});
