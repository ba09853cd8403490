import { expect, test } from 'vitest';
import { answer, question } from './answers/sample-question.ts';
import { contentOf, isLeftOut } from './question-rules.ts';

test('the quiz leaves out a Published question without a Published answer', () => {
  expect(isLeftOut(question([]))).toBe(true);
  expect(isLeftOut(question([answer('a')]))).toBe(true);
  expect(isLeftOut(question([answer('a', { publishState: 'Published' })]))).toBe(false);
  expect(isLeftOut(question([], { publishState: 'Draft' }))).toBe(false);
});

test('saving a question sends its ETag and does not move it', () => {
  const content = contentOf(question([answer('a')]));
  expect(content.etag).toBe('e1');
  expect(content).not.toHaveProperty('sortOrder');
});
