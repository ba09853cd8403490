import { local, perTab } from './key-value.ts';
import { claimsOf } from './msal/claims.ts';
import { store } from './store.ts';

const STAFF = 'vse.staff';
const respondent = (resultId: string) => `vse.respondent.${resultId}`;

/** The directory's id of who signed in with a work account in this browser: a new tab takes that sign-in over. */
export const SIGNED_IN = 'vse.signedIn';

/** The signed-in staff's bearer token: of this tab alone. */
export const staffToken = store(perTab.get(STAFF));

export function keepStaffToken(token: string | null) {
  const id = token === null ? undefined : claimsOf(token)?.oid;
  if (token === null) perTab.remove(STAFF);
  else perTab.set(STAFF, token);
  if (id) local.set(SIGNED_IN, id);
  else local.remove(SIGNED_IN);
  staffToken.set(token);
}

/** Whose work account this tab goes by. */
export const signedInId = (): string | null =>
  claimsOf(staffToken.get() ?? '')?.oid ?? local.get(SIGNED_IN);

/** The token that an invite was redeemed for: good for that one quiz, in every tab of this browser. */
export const keepRespondentToken = (resultId: string, token: string) =>
  local.set(respondent(resultId), token);

/** What to show the API for a result: the respondent's own token, else that of the staff signed in. */
export const tokenFor = (resultId: string): string | null =>
  local.get(respondent(resultId)) ?? staffToken.get();
