import { expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { readWords } from '../words/read-words.ts';
import texts from '../words/respondents/de.json';
import { type Words, wordsNow } from '../words/words.ts';
import { errorMessages } from './errors.ts';

const english = wordsNow();
const german = readWords<Words>(texts, 'de');
const known = {
  code: 'FILL_OUT_ALL_FIELDS',
  field: 'email',
  message: 'Please fill out all fields.',
};
const unknown = { code: 'FROM_A_NEWER_API', field: null, message: 'A new sentence.' };

test('a problem is translated by its code, and shown in English if it has no translation yet', () => {
  const error = new ApiError(400, [known, { ...known, field: 'code' }, unknown]);
  expect(errorMessages(error, german)).toEqual([
    'Bitte füllen Sie alle Felder aus.',
    'A new sentence.',
  ]);
});

test('a failure without issues says whether there was a response', () => {
  expect(errorMessages(new ApiError(0), english)).toEqual([english.problem.unreachable]);
  expect(errorMessages(new ApiError(502), english)).toEqual([english.problem.unexpected]);
});
