import type { HttpRequest } from '@azure/functions';
import { type Access, type Scope, scopeOf } from '@vse/domain/permissions';
import type { Caller, Staff } from '../services/callers.ts';
import type { Services } from '../services/services.ts';
import { notAllowed, signInNeeded } from './errors.ts';

/**
 * Who calls. Static Web Apps overwrites the Authorization header on its way to the API, so tokens come in
 * X-Authorization (PLATFORM.md). Throws Problem 401 for a token that lets nobody in.
 */
export async function callerOf(request: HttpRequest, { callers }: Services): Promise<Caller> {
  const header = request.headers.get('x-authorization');
  const token = header === null ? undefined : /^Bearer +(\S+)$/i.exec(header)?.[1];
  if (header !== null && token === undefined) throw signInNeeded();
  const caller = await callers.identify(token);
  if (!caller) throw signInNeeded();
  return caller;
}

/** How far the caller may go; throws Problem 401 when nobody is signed in, 403 when somebody else would have to be. */
export function requireScope(access: Access, caller: Caller): Scope {
  const scope = scopeOf(access, caller.kind);
  if (scope) return scope;
  throw caller.kind === 'anyone' ? signInNeeded() : notAllowed();
}

/** The caller of an endpoint that only staff may call. */
export function staffOf(caller: Caller): Staff {
  if (caller.kind === 'anyone' || caller.kind === 'respondent') throw notAllowed();
  return caller;
}

/** The id for what a caller creates: the same for the same caller and request id, so that a retry creates nothing twice. */
export function newIdFor(call: {
  caller: Caller;
  services: Services;
  input: { requestId?: string | undefined };
}): string {
  return call.services.ids.created(staffOf(call.caller).email, call.input.requestId);
}
