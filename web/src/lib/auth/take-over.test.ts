import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { safeLocalStorage } from '../browser/key-value.ts';
import { takeOver, takingOver } from './take-over.ts';
import { dropStaffToken, forgetSignIn, keepStaffToken, SIGNED_IN, staffToken } from './tokens.ts';

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
])("a failed take-over (%i) leaves the other tab's sign-in unchanged", async (status, expected) => {
  safeLocalStorage.set(SIGNED_IN, 'person');
  renew.mockRejectedValue(new ApiError(status));
  await takeOver();
  expect(safeLocalStorage.get(SIGNED_IN)).toBe('person');
  expect(staffToken.get()).toBeNull();
  expect(takingOver.get().status).toBe(expected);
});

test('a tab that is signed in, or in a browser without a sign-in, takes nothing over', async () => {
  await takeOver();
  keepStaffToken(token);
  await takeOver();
  expect(renew).not.toHaveBeenCalled();
});

test('dropping the token ends the sign-in in this tab only; signing out ends it in all tabs', () => {
  keepStaffToken(token);
  dropStaffToken();
  expect([staffToken.get(), safeLocalStorage.get(SIGNED_IN)]).toEqual([null, 'person']);
  forgetSignIn();
  expect(safeLocalStorage.get(SIGNED_IN)).toBeNull();
});
