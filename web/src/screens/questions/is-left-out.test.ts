import { expect, test } from 'vitest';
import { answer, question } from './answers/sample-question.ts';
import { isLeftOut } from './is-left-out.ts';

test('the quiz leaves out a Published question without a Published answer', () => {
  expect(isLeftOut(question([]))).toBe(true);
  expect(isLeftOut(question([answer('a')]))).toBe(true);
  expect(isLeftOut(question([answer('a', { publishState: 'Published' })]))).toBe(false);
  expect(isLeftOut(question([], { publishState: 'Draft' }))).toBe(false);
});
