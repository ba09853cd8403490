import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { StandInRequest } from '../http/toolkit.ts';
import type { Vault } from './vault.ts';

const COOKIE = 'vse-entra-session';

/** Lax is enough: app and stand-in are on the same site, localhost, so silent frames send the cookie too. */
const ATTRIBUTES = 'Path=/; HttpOnly; SameSite=Lax';

const sessionId = ({ headers }: StandInRequest) =>
  headers.cookie
    ?.split('; ')
    .find((part) => part.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);

/** The e-mail address of the account that is signed in in this browser. */
export function signedIn(vault: Vault, request: StandInRequest): string | undefined {
  const id = sessionId(request);
  return id === undefined ? undefined : vault.get('session', id, z.string());
}

/** Stores a session, and returns the cookie header for the browser. */
export function beginSession(vault: Vault, email: string) {
  const id = randomUUID();
  vault.put('session', id, email);
  return { 'set-cookie': `${COOKIE}=${id}; ${ATTRIBUTES}` };
}

export function endSession(vault: Vault, request: StandInRequest) {
  const id = sessionId(request);
  if (id !== undefined) vault.take('session', id, z.string());
  return { 'set-cookie': `${COOKIE}=; Max-Age=0; ${ATTRIBUTES}` };
}
