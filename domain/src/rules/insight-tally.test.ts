import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTally, plus, type Tally } from './insight-tally.ts';

const leaf = fc.nat({ max: 3 });
const tallies: fc.Arbitrary<Tally> = fc.record({
  funnel: fc.array(leaf, { maxLength: 5 }),
  quiz: fc.dictionary(fc.constantFrom('a', 'b'), fc.array(fc.array(leaf, { maxLength: 3 }))),
  began: fc.dictionary(fc.constantFrom('b1', 'b2'), leaf),
});

test('adds numbers in lists and records of any depth', () => {
  const one = { funnel: [1, 0, 2], quiz: { a: [[1], [0, 1]] } };
  const other = { funnel: [1], quiz: { a: [[], [0, 1]], b: [[3]] } };
  expect(plus(one, other)).toEqual({ funnel: [2, 0, 2], quiz: { a: [[1], [0, 2]], b: [[3]] } });
});

test('leaves nothing of what is taken away again', () => {
  fc.assert(
    fc.property(tallies, tallies, (one, other) => {
      expect(plus(plus(one, other), other, -1)).toEqual(plus(one, undefined));
      expect(plus(one, one, -1)).toBeUndefined();
    }),
  );
});

test('gives the same JSON in any order', () => {
  fc.assert(
    fc.property(tallies, tallies, tallies, (a, b, c) => {
      const text = (sum: Tally | undefined) => JSON.stringify(sum);
      expect(text(plus(plus(a, b), c))).toBe(text(plus(plus(c, a), b)));
    }),
  );
});

test.each([
  [{ funnel: [1, 2] }, true],
  [{ funnel: [1, -2] }, false],
  [{ funnel: [1.5] }, false],
  [{ funnel: ['1'] }, false],
  [{ funnel: [null] }, false],
  [undefined, false],
])('%j is a tally that can be true: %s', (value, expected) => {
  expect(isTally(value)).toBe(expected);
});
