import { expect, test } from 'vitest';
import { QUESTION_BOUNDS, QUIZ_BOUNDS } from './insight-counts.ts';
import { medianOf } from './insight-figures.ts';

test('the median of times is about the middle of the bin that half of them are in', () => {
  expect(medianOf([0, 0, 4], [2, 3, 4])).toEqual({ seconds: 3.5, n: 4 });
  expect(medianOf([2, 2], [2, 3])).toEqual({ seconds: 2, n: 4 });
  expect(medianOf([1, 0, 3], [2, 3, 4])).toEqual({ seconds: 3.3, n: 4 });
});

test('there is no median without times', () => {
  expect(medianOf([], [2, 3])).toEqual({ seconds: null, n: 0 });
});

test('times are counted in 20 bins up to half an hour', () => {
  for (const bounds of [QUESTION_BOUNDS, QUIZ_BOUNDS]) {
    expect(bounds).toHaveLength(20);
    expect(bounds.at(-1)).toBe(1800);
    expect([...bounds].sort((a, b) => a - b)).toEqual(bounds);
  }
});
