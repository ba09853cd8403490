import { beforeEach, expect, test, vi } from 'vitest';
import { safeLocalStorage } from '../browser/key-value.ts';
import { demoAuth } from './demo-auth.ts';
import { takeOver } from './take-over.ts';
import {
  dropStaffToken,
  forgetSignIn,
  keepStaffToken,
  SIGNED_IN,
  signedInId,
  staffToken,
} from './tokens.ts';

vi.mock('./load-auth.ts', () => ({ loadAuth: async () => demoAuth }));

beforeEach(forgetSignIn);

test('a new tab takes over the fake account of another tab', async () => {
  keepStaffToken('demo.Manager');
  // The new tab has the browser's storage, and no token of its own.
  dropStaffToken();
  await takeOver();
  expect(staffToken.get()).toBe('demo.Manager');
});

test('after signing out, a new tab takes over nothing', async () => {
  keepStaffToken('demo.Manager');
  forgetSignIn();
  await takeOver();
  expect(staffToken.get()).toBeNull();
});

test('a tab keeps its own fake account when another tab signs in with another one', async () => {
  keepStaffToken('demo.Admin');
  safeLocalStorage.set(SIGNED_IN, 'demo.Manager');
  expect([signedInId(), await demoAuth.token(false)]).toEqual(['demo.Admin', 'demo.Admin']);
});

test.each([null, 'the id of a work account'])(
  'a tab in a browser where %s is stored has to sign in',
  async (stored) => {
    if (stored) safeLocalStorage.set(SIGNED_IN, stored);
    await expect(demoAuth.token(false)).rejects.toMatchObject({ problem: 'asksPerson' });
  },
);

test('the token of a work account never stands in the storage that all tabs share', () => {
  keepStaffToken(`e30.${btoa(JSON.stringify({ sub: 'person' }))}.signature`);
  expect(safeLocalStorage.get(SIGNED_IN)).toBeNull();
});
