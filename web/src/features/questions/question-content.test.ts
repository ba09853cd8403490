import { expect, test } from 'vitest';
import { answer, question } from './answers/sample-question.ts';
import { contentOf } from './question-content.ts';

test('saving a question sends its ETag and does not move it', () => {
  const content = contentOf(question([answer('a')]));
  expect(content.etag).toBe('e1');
  expect(content).not.toHaveProperty('sortOrder');
});
