import { createUserLogs, getSession, signOut as signOutCall } from '@vse/domain/contract/calls';
import { clearCache } from '../api/cache.ts';
import { addressOf, call } from '../api/call.ts';
import { offerAnswer } from '../api/early.ts';
import { clearTranslationCookie } from '../browser/translation-cookie.ts';
import { forgetLanguage } from '../words/language-choice.ts';
import { subjectOf } from './claims.ts';
import { loadAuth } from './load-auth.ts';
import { signInRequest } from './sign-in-request.ts';
import { forgetSignIn, keepStaffToken, staffToken } from './tokens.ts';

/**
 * Signs in with a token once the API accepts it, and writes the sign-in to the user log. Throws ApiError when the token
 * is refused. Returns `logError` when only the log entry failed: the person is signed in nevertheless.
 */
export async function signIn(token: string): Promise<{ logError?: unknown }> {
  const session = await call(getSession, {}, { token });
  const previousToken = staffToken.get();
  // The screens ask for the session as soon as the token is there.
  if (previousToken === null) offerAnswer(addressOf(getSession, {}), token, session);
  keepStaffToken(token);
  signInRequest.set(null);
  try {
    await call(createUserLogs, { userId: session.logId }, { token });
    return {};
  } catch (error) {
    return { logError: error };
  } finally {
    // After a change of person, the reload removes the previous person's data from the screen.
    if (previousToken !== null && subjectOf(previousToken) !== subjectOf(token)) reloadEmpty();
  }
}

/** Signs out here and at the provider, and removes the person's data. */
export async function signOut() {
  const auth = await loadAuth().catch(() => undefined);
  const token = staffToken.get();
  // Started first, because the browser only allows the provider's popup right after the click. Its result does not
  // matter.
  const providerSignOut = auth?.signOut();
  // Best effort: otherwise the token stays valid until it expires.
  const tokenRevoked =
    token === null ? undefined : call(signOutCall, {}, { token }).catch(() => {});
  forgetPerson();
  await Promise.all([providerSignOut, tokenRevoked]);
  reloadEmpty();
}

function forgetPerson() {
  forgetSignIn();
  clearCache();
  forgetLanguage();
  clearTranslationCookie();
}

/** The reload removes everything else from memory. */
function reloadEmpty() {
  clearCache();
  location.reload();
}
