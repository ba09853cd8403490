import { expect, test } from 'vitest';
import { portraitOf } from './portrait.ts';

const names = { salty: 'salty', calm: 'calm', airy: 'airy', natural: 'natural', clean: 'clean' };
const fragrance = (weights: Record<string, number>) => ({
  adjectives: Object.entries(weights).map(([id, weight]) => ({ id, weight })),
});

test('a portrait has the strongest reason first, and then what nobody asked for, the heaviest first', () => {
  const weights = { natural: 3, clean: 4, airy: 1, salty: 9, calm: 8 };
  const reasons: [string, number][] = [
    ['calm', 3],
    ['salty', 1],
    ['airy', 2],
  ];
  expect(portraitOf(fragrance(weights), reasons, names)).toEqual([
    { adjective: 'calm', petals: 3, length: 9 },
    { adjective: 'salty', petals: 1, length: 10 },
    { adjective: 'airy', petals: 2, length: 2 },
    { adjective: 'clean', petals: 0, length: 5 },
    { adjective: 'natural', petals: 0, length: 4 },
  ]);
});

test('a portrait leaves out what adds nothing to a score and what no answer of the quiz has', () => {
  const weights = { salty: 0, calm: -9, airy: 2, unknown: 9 };
  expect(portraitOf(fragrance(weights), [], names)).toEqual([
    { adjective: 'airy', petals: 0, length: 10 },
  ]);
  expect(portraitOf(fragrance({}), [], names)).toEqual([]);
});

test('two fragrances whose weights differ little have the same lengths', () => {
  const lengths = (weights: Record<string, number>) =>
    portraitOf(fragrance(weights), [], names).map(({ length }) => length);
  expect(lengths({ salty: 100, calm: 42 })).toEqual([10, 5]);
  expect(lengths({ salty: 97, calm: 48 })).toEqual([10, 5]);
});
