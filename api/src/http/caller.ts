import type { HttpRequest } from '@azure/functions';
import { type Access, permissions, type Scope, scopeOf } from '@vse/domain/access/permissions';
import { notAllowed, Problem, signInNeeded } from '../problem.ts';
import type { Caller, Staff } from '../services/access/identify-caller.ts';
import type { Context } from '../services/context.ts';

/**
 * Identifies the caller. Static Web Apps overwrites the Authorization header on its way to the API, so tokens come in
 * X-Authorization (PLATFORM.md). Throws Problem 401 for a token without access.
 */
export async function callerOf(request: HttpRequest, { callers }: Context): Promise<Caller> {
  const header = request.headers.get('x-authorization');
  const token = header === null ? undefined : /^Bearer +(\S+)$/i.exec(header)?.[1];
  if (header !== null && token === undefined) throw signInNeeded();
  const caller = await callers.identify(token);
  if (!caller) throw signInNeeded();
  return caller;
}

const OPEN_TO_OUTSIDERS: readonly Access[] = [
  permissions.session.read,
  permissions.session.end,
  permissions.userLogs.write,
];

/**
 * Returns the caller that an endpoint sees. Signed-in people without settings or role count as anyone, and their
 * session tells them that they have no access. Throws Problem 403 for everything else they call.
 */
export function callingAs(access: Access, caller: Caller): Caller {
  const isOutsider = 'isOutsider' in caller && caller.isOutsider;
  if (!isOutsider || OPEN_TO_OUTSIDERS.includes(access)) return caller;
  if (access.anyone) return { kind: 'anyone' };
  throw new Problem(403, 'NO_ACCESS');
}

/** Returns the caller's scope. Without one, throws Problem 401 for anonymous callers and 403 for all others. */
export function requireScope(access: Access, caller: Caller): Scope {
  const scope = scopeOf(access, caller.kind);
  if (scope) return scope;
  throw caller.kind === 'anyone' ? signInNeeded() : notAllowed();
}

/** Narrows the caller to staff; throws Problem 403 otherwise. */
export function staffOf(caller: Caller): Staff {
  if (caller.kind === 'anyone' || caller.kind === 'respondent') throw notAllowed();
  return caller;
}

/**
 * The id of a new record. The same caller, request id and content give the same id, so that a retried create is
 * idempotent, and other content under a request id that was used before is not lost.
 */
export function newIdFor({
  caller,
  context,
  input: { requestId, ...content },
}: {
  caller: Caller;
  context: Context;
  input: { requestId?: string | undefined };
}): string {
  const request = requestId && `${requestId}:${JSON.stringify(content)}`;
  return context.ids.created(staffOf(caller).email, request);
}

/**
 * Runs work that sends mail for the caller, or adds a guest without a mail (no recipient), within the mail limits. Throws
 * Problem 429.
 */
export function mailing<T>(
  { caller, context }: { caller: Caller; context: Context },
  mail: { mailId: string; recipient: string | undefined },
  work: (isRepeated: boolean) => Promise<T>,
): Promise<T> {
  const { email: sender, provider } = staffOf(caller);
  return context.mailQuota.during({ ...mail, sender, provider: provider?.id ?? '' }, work);
}
