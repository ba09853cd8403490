import { ApiError, statusOf } from '../api/api-error.ts';
import { claimsOf, secondsLeft, subjectOf } from './claims.ts';
import { signInRequest } from './sign-in-request.ts';
import { staffToken } from './tokens.ts';

/** Renews this long before a token expires, so that it cannot expire during a call. */
const RENEW_BEFORE_S = 300;
const COOL_DOWN_MS = 10_000;

type RenewalOptions = {
  /** The call is a direct action of the person, so the sign-in dialog may open again. */
  isAction: boolean;
  /** The API has refused the token. */
  isRefused?: boolean;
};

let renewing: Promise<string> | undefined;
let failedAt = 0;
let dialogShownFor: string | undefined;

const secondsLeftOf = (token: string) => secondsLeft(claimsOf(token) ?? {});

/**
 * Returns a valid token for the same person, renewing it silently when it expires soon or was refused. Tokens that are
 * not of a work account are returned unchanged. Throws ApiError; 401 when only the person can renew it.
 */
export async function freshToken(token: string, { isAction, isRefused = false }: RenewalOptions) {
  const stored = staffToken.get();
  if (!claimsOf(token)?.oid || stored === null || subjectOf(stored) !== subjectOf(token))
    return token;
  // During a sign-in, the given token is newer than the stored one; in a screen that rendered earlier, it is older.
  const newest = secondsLeftOf(token) > secondsLeftOf(stored) ? token : stored;
  if (isRefused ? newest !== token : secondsLeftOf(newest) > RENEW_BEFORE_S) return newest;
  const isStillValid = !isRefused && secondsLeftOf(newest) > 0;
  if (isStillValid && Date.now() < failedAt + COOL_DOWN_MS) return newest;
  try {
    return await renew(isRefused);
  } catch (error) {
    failedAt = Date.now();
    if (isStillValid) return newest;
    // Background requests open the sign-in dialog once, the person's actions each time.
    if (statusOf(error) === 401 && (isAction || dialogShownFor !== stored)) {
      dialogShownFor = stored;
      signInRequest.set('again');
    }
    throw error;
  }
}

/**
 * Sends a request with a token that is still valid. A refused token is renewed and the request sent again, once: a token
 * can be revoked before it expires.
 */
export async function sendWithToken(
  token: string | null,
  isAction: boolean,
  send: (bearer: string | null) => Promise<Response>,
): Promise<Response> {
  const bearer = token ? await freshToken(token, { isAction }) : null;
  const response = await send(bearer);
  if (response.status !== 401 || bearer === null) return response;
  const renewed = await freshToken(bearer, { isAction, isRefused: true });
  return renewed === bearer ? response : send(renewed);
}

/** Renews the token; concurrent callers share one renewal. */
export function renew(isForced: boolean): Promise<string> {
  renewing ??= import('./renew-token.ts')
    .catch(() => {
      throw new ApiError(0);
    })
    .then(({ renewToken }) => renewToken(isForced))
    .finally(() => {
      renewing = undefined;
    });
  return renewing;
}
