import { expect, test } from 'vitest';
import { movedCount, rebasedOrder } from './order-rules.ts';

test('my order applied to a newer list drops deleted ids and ends with new ones', () => {
  expect(rebasedOrder(['c', 'a', 'b'], ['a', 'c', 'd'])).toEqual(['c', 'a', 'd']);
  expect(movedCount(['c', 'a', 'd'], ['a', 'c', 'd'])).toBe(2);
});
