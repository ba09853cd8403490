import { expect, test } from 'vitest';
import { issueFrom, Problem, reasonOf } from './problem.ts';

test("a problem has its code, field and sentence in addition to the specification's fields", () => {
  expect(new Problem(409, { code: 'CODE_TAKEN', field: 'code' }).body('request-1')).toEqual({
    type: 'about:blank',
    status: 409,
    title: 'Conflict',
    requestId: 'request-1',
    detail: 'This code is in use. Please generate a new code.',
    errors: ['This code is in use. Please generate a new code.'],
    error: 'This code is in use. Please generate a new code.',
    message: 'This code is in use. Please generate a new code.',
    issues: [
      {
        code: 'CODE_TAKEN',
        field: 'code',
        message: 'This code is in use. Please generate a new code.',
      },
    ],
  });
});

test('several issues become one text with each sentence once', () => {
  const { errors, message, issues } = new Problem(400, [
    issueFrom('FILL_OUT_ALL_FIELDS', 'email'),
    issueFrom('FILL_OUT_ALL_FIELDS', 'code'),
    issueFrom('NAME_REQUIRED', 'name'),
  ]);
  expect(errors).toEqual(['Please fill out all fields.', 'Name is required.']);
  expect(message).toBe('Please fill out all fields. Name is required.');
  expect(issues.map(({ field }) => field)).toEqual(['email', 'code', 'name']);
});

test('the parameters of a sentence are included, for translation', () => {
  const { issues } = new Problem(415, { code: 'CONTENT_TYPE_WRONG', params: { type: 'text/a' } });
  expect(issues).toEqual([
    {
      code: 'CONTENT_TYPE_WRONG',
      field: null,
      message: 'The content type must be text/a.',
      params: { type: 'text/a' },
    },
  ]);
});

test("a problem's stored reason becomes the same issue again; other errors keep their message", () => {
  const params = { reason: 'Guests of a?b=c&d are not invited. 100 %' };
  const problem = new Problem(400, { code: 'DIRECTORY_REFUSED', params });
  expect(issueFrom(reasonOf(problem))).toEqual({ ...problem.issues[0] });
  expect(reasonOf(new Problem(404, 'UNKNOWN_MEMBER'))).toBe('UNKNOWN_MEMBER');
  expect(reasonOf(new Error('Mailbox full?'))).toBe('Mailbox full?');
  expect(issueFrom('Mailbox full?')).toEqual({
    code: 'OTHER',
    field: null,
    message: 'Mailbox full?',
  });
});
