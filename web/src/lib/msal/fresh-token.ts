import { ApiError, statusOf } from '../api/api-error.ts';
import { signInRequest } from '../sign-in-request.ts';
import { staffToken } from '../tokens.ts';
import { claimsOf, secondsLeft, subjectOf } from './claims.ts';

/** Before a token ends: so that no call meets its end on the way. */
const EARLY_S = 300;
const COOL_DOWN_MS = 10_000;

type Use = {
  /** The person did something just now, and may be asked to sign in again. */
  isAction: boolean;
  /** The API has refused the token. */
  isRefused?: boolean;
};

let renewing: Promise<string> | undefined;
let failedAt = 0;
let askedFor: string | undefined;

const left = (token: string) => secondsLeft(claimsOf(token) ?? {});

/**
 * The token to send in place of one that was read a while ago: renewed in silence when it ends soon or was refused. Any
 * other than a work account's is the same for ever. Throws ApiError, 401 when only the person can renew it.
 */
export async function freshToken(token: string, { isAction, isRefused = false }: Use) {
  const kept = staffToken.get();
  if (!claimsOf(token)?.oid || kept === null || subjectOf(kept) !== subjectOf(token)) return token;
  // A sign-in just made is not kept yet; the token in a screen's hands may be older than the one kept.
  const now = left(token) > left(kept) ? token : kept;
  if (isRefused ? now !== token : left(now) > EARLY_S) return now;
  const isGood = !isRefused && left(now) > 0;
  if (isGood && Date.now() < failedAt + COOL_DOWN_MS) return now;
  try {
    return await renew(isRefused);
  } catch (error) {
    failedAt = Date.now();
    if (isGood) return now;
    // What the app asks by itself makes the dialog open once; what the person does, each time.
    if (statusOf(error) === 401 && (isAction || askedFor !== kept)) {
      askedFor = kept;
      signInRequest.set('again');
    }
    throw error;
  }
}

/** One renewal at a time, for all calls that wait for it. */
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
