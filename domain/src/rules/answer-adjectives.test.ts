import { describe, expect, test } from 'vitest';
import { lacksAdjectives } from './answer-adjectives.ts';

const answer = (...ids: string[]) => ({ adjectives: ids.map((id) => ({ id })) });
const isKnown = (id: string) => id !== 'deleted';

describe('an answer', () => {
  test.each([
    ['that is new, with three', answer('a', 'b', 'c'), undefined, false],
    ['that is new, with two', answer('a', 'b'), undefined, true],
    ['that is new, with none', answer(), undefined, true],
    ['that is new, with one of three twice', answer('a', 'b', 'b'), undefined, true],
    ['that is new, with one of three deleted', answer('a', 'b', 'deleted'), undefined, true],
    ['that was two and is left alone', answer('b', 'a'), answer('a', 'b'), false],
    ['that was none and is left alone', answer(), answer(), false],
    ['whose third was deleted', answer('a', 'b'), answer('a', 'b', 'deleted'), false],
    ['sent with its deleted third', answer('a', 'deleted'), answer('a', 'deleted'), false],
    ['that was three and loses one', answer('a', 'b'), answer('a', 'b', 'c'), true],
    ['that was two and has another second', answer('a', 'c'), answer('a', 'b'), true],
    ['that was one and gains one', answer('a', 'b'), answer('a'), true],
    ['that was two and gains one', answer('a', 'b', 'c'), answer('a', 'b'), false],
  ])('%s', (_, given, previous, expected) => {
    expect(lacksAdjectives(given, previous, isKnown)).toBe(expected);
  });
});
