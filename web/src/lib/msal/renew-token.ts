import { ApiError } from '../api/api-error.ts';
import { keepStaffToken } from '../tokens.ts';
import { loadAuth } from './load-auth.ts';
import { SignInError } from './sign-in-error.ts';

/** A new token for who is signed in, kept for every call to come. Throws ApiError: 401 when the person is needed. */
export async function renewToken(isForced: boolean): Promise<string> {
  try {
    const token = await (await loadAuth()).token(isForced);
    keepStaffToken(token);
    return token;
  } catch (error) {
    const asksPerson = error instanceof SignInError && error.problem === 'asksPerson';
    throw asksPerson ? new ApiError(401, ['Please sign in again.']) : new ApiError(0);
  }
}
