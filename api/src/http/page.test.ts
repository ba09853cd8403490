import { expect, test } from 'vitest';
import { foundBy, pageQuery } from './page.ts';

test('a page continues after the token; the first page has none', () => {
  expect(pageQuery({ page: 'token', limit: 50 })).toEqual({ limit: 50, after: 'token' });
  expect(pageQuery({ limit: 50 })).toEqual({ limit: 50 });
  expect(pageQuery({ page: '', limit: 50 })).toEqual({ limit: 50 });
});

test('a search compares folded words, at most ten of them', () => {
  expect(foundBy('Zoë ÅNG')).toEqual([{ field: 'findWords', begins: ['zoe', 'ang'] }]);
  expect(foundBy('a b c d e f g h i j k l')).toEqual([
    { field: 'findWords', begins: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] },
  ]);
});

test('an empty search adds no condition', () => {
  expect(foundBy('')).toEqual([]);
  expect(foundBy(' %')).toEqual([]);
  expect(foundBy(undefined)).toEqual([]);
});
