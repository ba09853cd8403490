import { getSession } from '@vse/domain/contract/first-calls';
import type { AppSettings } from '@vse/domain/records/app-settings';
import type { Session } from '@vse/domain/records/users';
import { useEffect } from 'react';
import useSWR, { type SWRResponse } from 'swr';
import { statusOf } from '../api/api-error.ts';
import { settings } from '../api/settings.ts';
import { useApi } from '../api/use-api.ts';
import { useStore } from '../browser/store.ts';
import { notify } from '../notifications.ts';
import { loadOfficeWords } from '../words/load-office-words.ts';
import { claimsOf } from './claims.ts';
import { signInRequest } from './sign-in-request.ts';
import { takeOver, takingOver } from './take-over.ts';
import { dropStaffToken, staffToken } from './tokens.ts';

export type SessionState =
  | { status: 'signedOut' | 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | {
      status: 'signedIn';
      session: Session;
      /** The API refuses the token: what is shown may be outdated, and only signing in again helps. */
      isEnded: boolean;
    };

/** Entra omits the claim for a person without a role. */
export const hasNoRole = (token: string) => {
  const claims = claimsOf(token);
  return claims?.oid !== undefined && !claims.roles;
};

/** The signed-in person. When their session ends they stay until they sign in again, so that no input is lost. */
export function useSession(): SessionState {
  const token = useStore(staffToken);
  const takeOverState = useStore(takingOver);
  const { data, error, mutate } = useApi(getSession, token === null ? null : {}, token);
  const isRefused = statusOf(error) === 401 || statusOf(error) === 403;
  const isOut = token !== null && isRefused && (!data || hasNoRole(token));
  const wasKnown = data !== undefined;
  useEffect(() => {
    // Many components use the session; only the first one acts.
    if (!isOut || staffToken.get() === null) return;
    dropStaffToken();
    if (wasKnown) void notifyRemoved();
  }, [isOut, wasKnown]);
  if (token === null && takeOverState.status === 'running') return { status: 'loading' };
  if (token === null && takeOverState.status === 'failed')
    return { status: 'failed', error: takeOverState.error, retry: () => void takeOver() };
  if (token === null || isOut) return { status: 'signedOut' };
  if (data) return { status: 'signedIn', session: data, isEnded: isRefused };
  if (error) return { status: 'failed', error, retry: () => void mutate() };
  return { status: 'loading' };
}

export const SETTINGS_KEY = 'settings';

/** The settings of this environment. */
export const useSettings = (): SWRResponse<AppSettings, unknown> =>
  useSWR(SETTINGS_KEY, settings, { revalidateOnFocus: false });

async function notifyRemoved() {
  const { parts } = await loadOfficeWords();
  notify(parts.removed, { isError: true });
}

export const openSignIn = () => signInRequest.set('asked');
