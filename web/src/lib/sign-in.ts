import { createUserLogs } from '@vse/domain/user-logs';
import { getSession } from '@vse/domain/users';
import { clearCache } from './api/cache.ts';
import { call } from './api/call.ts';
import { subjectOf } from './msal/claims.ts';
import { loadAuth } from './msal/load-auth.ts';
import { signInRequest } from './sign-in-request.ts';
import { forgetSignIn, keepStaffToken, staffToken } from './tokens.ts';
import { clearTranslationCookie } from './translation-cookie.ts';
import { forgetLanguage } from './words/language-choice.ts';

/**
 * Takes the account in once the API knows it, and enters the sign-in in the user log. Throws ApiError when refused;
 * answers with why the log did not take its entry, when it did not: the person is signed in all the same.
 */
export async function signIn(token: string): Promise<{ logError?: unknown }> {
  const { logId } = await call(getSession, {}, { token });
  const before = staffToken.get();
  keepStaffToken(token);
  signInRequest.set(null);
  try {
    await call(createUserLogs, { userId: logId }, { token });
    return {};
  } catch (error) {
    return { logError: error };
  } finally {
    // Somebody else than before: nothing of theirs may stay on the screen.
    if (before !== null && subjectOf(before) !== subjectOf(token)) startAnew();
  }
}

/** Forgets the account and what was read on its behalf, here and at the provider. */
export async function signOut() {
  const auth = await loadAuth().catch(() => undefined);
  // The provider's window opens from this click; here the person is signed out at once, whatever becomes of it.
  const ended = auth?.signOut();
  forgetPerson();
  await ended;
  startAnew();
}

function forgetPerson() {
  forgetSignIn();
  clearCache();
  forgetLanguage();
  clearTranslationCookie();
}

/** The reload drops whatever else is in memory. */
function startAnew() {
  clearCache();
  location.reload();
}
