import { respondentMessages } from '@vse/domain/messages/respondents';
import { ApiError } from '../api/api-error.ts';
import { loadAuth } from './load-auth.ts';
import { SignInError } from './sign-in-error.ts';
import { keepStaffToken } from './tokens.ts';

const SIGN_IN_AGAIN = {
  code: 'SIGN_IN_AGAIN',
  field: null,
  message: respondentMessages.SIGN_IN_AGAIN,
};

/** Renews the signed-in person's token and stores it. Throws ApiError; 401 when the person has to sign in again. */
export async function renewToken(isForced: boolean): Promise<string> {
  try {
    const token = await (await loadAuth()).token(isForced);
    keepStaffToken(token);
    return token;
  } catch (error) {
    const asksPerson = error instanceof SignInError && error.problem === 'asksPerson';
    throw asksPerson ? new ApiError(401, [SIGN_IN_AGAIN]) : new ApiError(0);
  }
}
