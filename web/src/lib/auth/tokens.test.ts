import { expect, test } from 'vitest';
import {
  dropRespondentToken,
  dropStaffToken,
  keepRespondentToken,
  keepStaffToken,
  tokenFor,
} from './tokens.ts';

test("a respondent's token is preferred to the staff token, which replaces it when it is refused", () => {
  keepStaffToken('staff');
  keepRespondentToken('quiz', 'respondent');
  expect(tokenFor('quiz')).toBe('respondent');
  expect(tokenFor('another quiz')).toBe('staff');
  dropRespondentToken('quiz', 'respondent');
  expect(tokenFor('quiz')).toBe('staff');
  dropStaffToken();
  expect(tokenFor('quiz')).toBeNull();
});

test('dropping a refused token keeps a newer one that was stored in between', () => {
  keepRespondentToken('quiz', 'new');
  dropRespondentToken('quiz', 'old');
  dropRespondentToken('quiz', null);
  expect(tokenFor('quiz')).toBe('new');
});
