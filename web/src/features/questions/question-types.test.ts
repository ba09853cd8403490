import { expect, test } from 'vitest';
import { typeOf } from './question-types.ts';

test('an address without a known type has none', () => {
  expect(typeOf('photo')).toBe('Photo + Text');
  expect(typeOf('nonsense')).toBe('');
  expect(typeOf(null)).toBe('');
});
