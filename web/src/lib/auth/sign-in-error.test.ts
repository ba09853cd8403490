import { expect, test } from 'vitest';
import { signInErrorOf } from './sign-in-error.ts';

test.each([
  [{ errorCode: 'access_denied' }, false, 'cancelled'],
  [{ errorCode: 'user_cancelled' }, false, 'cancelled'],
  [{ errorCode: 'popup_window_error' }, false, 'blocked'],
  [{ errorCode: 'timed_out' }, false, 'timedOut'],
  [{ errorCode: 'interaction_in_progress_cancelled' }, false, 'superseded'],
  [{ errorCode: 'server_error' }, false, 'failed'],
  [{ errorCode: 'brand_new_code' }, false, 'failed'],
  [{ errorCode: 'timed_out' }, true, 'asksPerson'],
  [{ errorCode: 'login_required' }, true, 'asksPerson'],
  [{ errorCode: 'invalid_grant' }, true, 'asksPerson'],
  [{ errorCode: 'no_tokens_found' }, true, 'asksPerson'],
  [{ errorCode: 'network_error' }, true, 'unreachable'],
  [{ errorCode: 'temporarily_unavailable' }, true, 'unreachable'],
  [new Error('odd'), true, 'asksPerson'],
  [null, false, 'failed'],
])('%j (silent: %j) means %s', (error, isSilent, problem) => {
  expect(signInErrorOf(error, isSilent).problem).toBe(problem);
});

test("keeps the provider's own text, which is shown to the person", () => {
  const text = 'AADSTS90033: A transient error has occurred.';
  expect(signInErrorOf({ errorCode: 'server_error', errorMessage: text }, false).message).toBe(
    text,
  );
  expect(signInErrorOf(new Error('odd'), false).message).toBe('Error: odd');
});
