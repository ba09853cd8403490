import type { AppSettings } from '@vse/domain/app-settings';
import { getSession, type Session } from '@vse/domain/users';
import { useEffect } from 'react';
import useSWR, { type SWRResponse } from 'swr';
import { statusOf } from './api/api-error.ts';
import { settings } from './api/settings.ts';
import { useApi } from './api/use-api.ts';
import { claimsOf } from './msal/claims.ts';
import { takeOver, takingOver } from './msal/take-over.ts';
import { signInRequest } from './sign-in-request.ts';
import { useStore } from './store.ts';
import { dropStaffToken, staffToken } from './tokens.ts';

export type SessionState =
  | { status: 'signedOut' | 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'signedIn'; session: Session };

/** Entra leaves the claim out of the token of somebody without a role. */
export const hasNoRole = (token: string) => {
  const claims = claimsOf(token);
  return claims?.oid !== undefined && !claims.roles;
};

/** Who is signed in. Somebody the API knew and knows no more stays until they sign in again: what is typed is kept. */
export function useSession(): SessionState {
  const token = useStore(staffToken);
  const taken = useStore(takingOver);
  const { data, error, mutate } = useApi(getSession, token === null ? null : {}, token);
  const isRefused = statusOf(error) === 401 || statusOf(error) === 403;
  const isOut = token !== null && isRefused && (!data || hasNoRole(token));
  useEffect(() => {
    if (isOut) dropStaffToken();
  }, [isOut]);
  if (token === null && taken.status === 'running') return { status: 'loading' };
  if (token === null && taken.status === 'failed')
    return { status: 'failed', error: taken.error, retry: () => void takeOver() };
  if (token === null || isOut) return { status: 'signedOut' };
  if (data) return { status: 'signedIn', session: data };
  if (error) return { status: 'failed', error, retry: () => void mutate() };
  return { status: 'loading' };
}

/** What the app knows of its environment; whoever cannot go on without it says why it did not come. */
export const useSettings = (): SWRResponse<AppSettings, unknown> =>
  useSWR('settings', settings, { revalidateOnFocus: false });

/** Whoever needs a signed-in person opens the dialog. */
export const openSignIn = () => signInRequest.set('asked');
