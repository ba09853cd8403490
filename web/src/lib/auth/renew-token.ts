import { respondentMessages } from '@vse/domain/messages/respondents';
import { ApiError } from '../api/api-error.ts';
import { loadAuth } from './load-auth.ts';
import { SignInError } from './sign-in-error.ts';
import { keepStaffToken, staffToken } from './tokens.ts';

const SIGN_IN_AGAIN = {
  code: 'SIGN_IN_AGAIN',
  field: null,
  message: respondentMessages.SIGN_IN_AGAIN,
};

/**
 * Renews the signed-in person's token, or that of another tab's person, and stores it. Throws ApiError; 401 when the
 * person has to sign in again.
 */
export async function renewToken(isForced: boolean): Promise<string> {
  const wasSignedIn = staffToken.get() !== null;
  try {
    const token = await (await loadAuth()).token(isForced);
    // Storing it would open a session again that ended during the renewal.
    const hasEnded = wasSignedIn && staffToken.get() === null;
    if (!hasEnded) keepStaffToken(token);
    return token;
  } catch (error) {
    const asksPerson = error instanceof SignInError && error.problem === 'asksPerson';
    throw asksPerson ? new ApiError(401, [SIGN_IN_AGAIN]) : new ApiError(0);
  }
}
