import { safeLocalStorage, safeSessionStorage } from '../browser/key-value.ts';
import { createStore } from '../browser/store.ts';
import { claimsOf } from './claims.ts';

const STAFF = 'vse.staff';
const respondentKey = (resultId: string) => `vse.respondent.${resultId}`;

/** Storage key of who is signed in in this browser, as `accountOf` names them; new tabs take that over. */
export const SIGNED_IN = 'vse.signedIn';

/** The signed-in member of staff's bearer token, in this tab only. */
export const staffToken = createStore(safeSessionStorage.get(STAFF));

/** The directory id of a work account. A fake account's token has no claims, is no secret, and names the account. */
function accountOf(token: string) {
  const claims = claimsOf(token);
  return claims ? claims.oid : token;
}

export function keepStaffToken(token: string) {
  const id = accountOf(token);
  safeSessionStorage.set(STAFF, token);
  if (id) safeLocalStorage.set(SIGNED_IN, id);
  staffToken.set(token);
}

/** Ends the sign-in in this tab only: other tabs may have a valid token and unsaved input. */
export function dropStaffToken() {
  safeSessionStorage.remove(STAFF);
  staffToken.set(null);
}

/** Ends the sign-in in every tab of this browser. Only for signing out. */
export function forgetSignIn() {
  dropStaffToken();
  safeLocalStorage.remove(SIGNED_IN);
}

/** The account that this tab uses; before it has one, that of the browser. */
export const signedInId = (): string | null =>
  accountOf(staffToken.get() ?? '') || safeLocalStorage.get(SIGNED_IN);

/** Counts changes of respondent tokens in this tab; the storage event reports those of other tabs. */
const respondentChanges = createStore(0);
const respondentChanged = () => respondentChanges.set(respondentChanges.get() + 1);

/** Stores the token from redeeming an invite. It is valid for that one quiz, in every tab of this browser. */
export function keepRespondentToken(resultId: string, token: string) {
  safeLocalStorage.set(respondentKey(resultId), token);
  respondentChanged();
}

/** Removes a token that the API refused. A newer one that was stored in between stays. */
export function dropRespondentToken(resultId: string, refused: string | null) {
  if (refused === null || safeLocalStorage.get(respondentKey(resultId)) !== refused) return;
  safeLocalStorage.remove(respondentKey(resultId));
  respondentChanged();
}

/** The token for a result: the respondent's own, otherwise the staff token. */
export const tokenFor = (resultId: string): string | null =>
  safeLocalStorage.get(respondentKey(resultId)) ?? staffToken.get();

/** Calls the listener whenever the result of `tokenFor` may have changed. Returns a function that unsubscribes. */
export function followTokens(listener: () => void) {
  const unsubscribes = [staffToken.subscribe(listener), respondentChanges.subscribe(listener)];
  addEventListener('storage', listener);
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
    removeEventListener('storage', listener);
  };
}
