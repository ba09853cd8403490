import { PROVIDER_REQUIRED } from '@vse/domain/contract';
import { type NewInvite, UNKNOWN_SALESPERSON } from '@vse/domain/invites';
import type { Scope } from '@vse/domain/permissions';
import { staffOf } from '../../http/caller.ts';
import { notAllowed, notFound, Problem } from '../../http/errors.ts';
import { isWithin } from '../../http/scope.ts';
import type { Caller } from '../../services/callers.ts';
import { emailKey, type InviteDoc } from '../../services/records.ts';
import type { Services } from '../../services/services.ts';

type Side = Pick<NewInvite, 'provider' | 'salesperson'>;
type Call = { caller: Caller; scope: Scope; services: Services };

/** The invite if it is one that the caller may see; throws Problem 404 otherwise. */
export async function requireInvite(
  { caller, scope, services }: Call,
  id: string,
): Promise<InviteDoc> {
  const invite = await services.invites.read(id);
  if (!invite || !isWithin(scope, caller, invite)) throw notFound('The invite');
  return invite;
}

/**
 * In whose name somebody may be invited: a provider that exists, for all but Admins the own one; the caller, or else
 * for an Admin any user, for a Manager one of the provider's. Throws Problem 403 for what the role does not reach, 400
 * for who is not known.
 */
export async function requireOwnSide(call: Call, { provider, salesperson }: Side): Promise<void> {
  const { caller, scope, services } = call;
  const staff = staffOf(caller);
  const isCaller = emailKey(salesperson) === staff.email;
  if (scope !== 'all' && provider !== staff.provider?.id) throw notAllowed();
  if (scope === 'own' && !isCaller) throw notAllowed();
  if (!(await services.providers.has(provider))) throw new Problem(400, PROVIDER_REQUIRED);
  if (isCaller) return;
  const user = await services.users.findByEmail(salesperson);
  // The same answer to both: who works for another provider is none of a Manager's business.
  const isKnown = user && (scope === 'all' || user.provider === provider);
  if (!isKnown) throw new Problem(400, UNKNOWN_SALESPERSON);
}
