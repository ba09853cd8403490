import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Asked } from './http.ts';
import type { Vault } from './vault.ts';

const COOKIE = 'vse-entra-session';

/** Lax is enough: the app and the stand-in are the same site, localhost, so silent frames carry it as well. */
const ATTRIBUTES = 'Path=/; HttpOnly; SameSite=Lax';

const sessionId = ({ headers }: Asked) =>
  headers.cookie
    ?.split('; ')
    .find((part) => part.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);

/** The e-mail address of who is signed in in this browser. */
export function signedIn(vault: Vault, asked: Asked): string | undefined {
  const id = sessionId(asked);
  return id === undefined ? undefined : vault.get('session', id, z.string());
}

/** Remembers who signed in; answers the header that tells the browser. */
export function beginSession(vault: Vault, email: string) {
  const id = randomUUID();
  vault.put('session', id, email);
  return { 'set-cookie': `${COOKIE}=${id}; ${ATTRIBUTES}` };
}

export function endSession(vault: Vault, asked: Asked) {
  const id = sessionId(asked);
  if (id !== undefined) vault.take('session', id, z.string());
  return { 'set-cookie': `${COOKIE}=; Max-Age=0; ${ATTRIBUTES}` };
}
