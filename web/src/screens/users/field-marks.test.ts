import { expect, test } from 'vitest';
import { errorsIn } from './field-marks.ts';
import { newDraft } from './user-draft.ts';

const draft = newDraft('', '0');
const marks = {
  draft,
  errors: { firstName: 'First Name is required.', role: 'Select a valid role.' },
};

test('what was wrong is marked for as long as the same stands in the field', () => {
  expect(errorsIn(draft, marks)).toEqual(marks.errors);
  expect(errorsIn({ ...draft, lastName: 'Silva' }, marks)).toEqual(marks.errors);
  expect(errorsIn({ ...draft, firstName: 'Ana' }, marks)).toEqual({ role: 'Select a valid role.' });
});

test('before anything was sent nothing is marked', () => {
  expect(errorsIn(draft, undefined)).toEqual({});
});
