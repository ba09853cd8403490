import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { local } from '../key-value.ts';
import { dropStaffToken, forgetSignIn, keepStaffToken, SIGNED_IN, staffToken } from '../tokens.ts';
import { takeOver, takingOver } from './take-over.ts';

const renew = vi.hoisted(() => vi.fn<(isForced: boolean) => Promise<string>>());
vi.mock('./fresh-token.ts', () => ({ renew }));

const token = `e30.${btoa(JSON.stringify({ oid: 'person' }))}.signature`;

beforeEach(() => {
  renew.mockReset();
  forgetSignIn();
  takingOver.set({ status: 'none' });
});

test.each([
  [401, 'none'],
  [0, 'failed'],
])('a sign-in that cannot be taken over (%i) stays where it is', async (status, expected) => {
  local.set(SIGNED_IN, 'person');
  renew.mockRejectedValue(new ApiError(status));
  await takeOver();
  expect(local.get(SIGNED_IN)).toBe('person');
  expect(staffToken.get()).toBeNull();
  expect(takingOver.get().status).toBe(expected);
});

test('nothing is taken over by a tab that is signed in, or where nobody is', async () => {
  await takeOver();
  keepStaffToken(token);
  await takeOver();
  expect(renew).not.toHaveBeenCalled();
});

test('a tab that drops its token leaves the sign-in to the others; signing out ends it for all', () => {
  keepStaffToken(token);
  dropStaffToken();
  expect([staffToken.get(), local.get(SIGNED_IN)]).toEqual([null, 'person']);
  forgetSignIn();
  expect(local.get(SIGNED_IN)).toBeNull();
});
