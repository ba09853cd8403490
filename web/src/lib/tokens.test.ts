import { expect, test } from 'vitest';
import {
  dropRespondentToken,
  dropStaffToken,
  keepRespondentToken,
  keepStaffToken,
  tokenFor,
} from './tokens.ts';

test("a respondent's token comes before the staff's, which takes its place when it is refused", () => {
  keepStaffToken('staff');
  keepRespondentToken('quiz', 'respondent');
  expect(tokenFor('quiz')).toBe('respondent');
  expect(tokenFor('another quiz')).toBe('staff');
  dropRespondentToken('quiz', 'respondent');
  expect(tokenFor('quiz')).toBe('staff');
  dropStaffToken();
  expect(tokenFor('quiz')).toBeNull();
});

test('a token kept while the one before was on its way to be refused stays', () => {
  keepRespondentToken('quiz', 'new');
  dropRespondentToken('quiz', 'old');
  dropRespondentToken('quiz', null);
  expect(tokenFor('quiz')).toBe('new');
});
