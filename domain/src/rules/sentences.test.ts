import { expect, test } from 'vitest';
import { sentence } from './sentences.ts';

test.each([
  ['The quiz of Aurum', 'The quiz of Aurum.'],
  ['The quiz of Aurum Scent Co.', 'The quiz of Aurum Scent Co.'],
  ['The quiz of Oh!', 'The quiz of Oh!'],
  ['The quiz of “Aurum Scent Co.”', 'The quiz of “Aurum Scent Co.”'],
  ['The quiz of Aurum (Paris)', 'The quiz of Aurum (Paris).'],
  ['The quiz of \u2068Ltd.\u2069', 'The quiz of \u2068Ltd.\u2069'],
  ['The quiz of No. 5', 'The quiz of No. 5.'],
])('%j as a sentence is %j', (text, expected) => {
  expect(sentence(text)).toBe(expected);
});
