import { local, perTab } from './key-value.ts';
import { claimsOf } from './msal/claims.ts';
import { store } from './store.ts';

const STAFF = 'vse.staff';
const respondent = (resultId: string) => `vse.respondent.${resultId}`;

/** The directory's id of who signed in with a work account in this browser: a new tab takes that sign-in over. */
export const SIGNED_IN = 'vse.signedIn';

/** The signed-in staff's bearer token: of this tab alone. */
export const staffToken = store(perTab.get(STAFF));

export function keepStaffToken(token: string) {
  const id = claimsOf(token)?.oid;
  perTab.set(STAFF, token);
  if (id) local.set(SIGNED_IN, id);
  staffToken.set(token);
}

/** Ends the sign-in in this tab alone: others may have a token that is still good, and what was typed under it. */
export function dropStaffToken() {
  perTab.remove(STAFF);
  staffToken.set(null);
}

/** Ends the sign-in in every tab of this browser: for signing out, and nothing else. */
export function forgetSignIn() {
  dropStaffToken();
  local.remove(SIGNED_IN);
}

/** Whose work account this tab goes by. */
export const signedInId = (): string | null =>
  claimsOf(staffToken.get() ?? '')?.oid ?? local.get(SIGNED_IN);

/** Counts how often a respondent's token came or went in this tab; of other tabs the storage tells. */
const respondentChanges = store(0);
const respondentChanged = () => respondentChanges.set(respondentChanges.get() + 1);

/** The token that an invite was redeemed for: good for that one quiz, in every tab of this browser. */
export function keepRespondentToken(resultId: string, token: string) {
  local.set(respondent(resultId), token);
  respondentChanged();
}

/** Lets go of a token that the API refused; another one, kept meanwhile, stays. */
export function dropRespondentToken(resultId: string, refused: string | null) {
  if (refused === null || local.get(respondent(resultId)) !== refused) return;
  local.remove(respondent(resultId));
  respondentChanged();
}

/** What to show the API for a result: the respondent's own token, else that of the staff signed in. */
export const tokenFor = (resultId: string): string | null =>
  local.get(respondent(resultId)) ?? staffToken.get();

/** Calls back whenever `tokenFor` may answer otherwise than before; returns how to end that. */
export function followTokens(listener: () => void) {
  const ends = [staffToken.subscribe(listener), respondentChanges.subscribe(listener)];
  addEventListener('storage', listener);
  return () => {
    for (const end of ends) end();
    removeEventListener('storage', listener);
  };
}
