import type { NewInvite } from '@vse/domain/invites';
import type { Scope } from '@vse/domain/permissions';
import { staffOf } from '../../http/caller.ts';
import { notAllowed, notFound } from '../../http/errors.ts';
import { isWithin } from '../../http/scope.ts';
import type { Caller } from '../../services/callers.ts';
import { emailKey } from '../../services/records.ts';
import type { Services } from '../../services/services.ts';

type Side = Pick<NewInvite, 'provider' | 'salesperson'>;
type Call = { caller: Caller; scope: Scope; services: Services };

/** Throws Problem 404 unless the invite is one that the caller may see. */
export async function requireInvite({ caller, scope, services }: Call, id: string): Promise<void> {
  const invite = await services.invites.read(id);
  if (!invite || !isWithin(scope, caller, invite)) throw notFound('The invite');
}

/**
 * Throws Problem 403 for an invite in the name of another provider, or, from a Salesperson, of another salesperson.
 */
export function requireOwnSide({ caller, scope }: Call, { provider, salesperson }: Side): void {
  const staff = staffOf(caller);
  if (scope === 'all') return;
  if (provider !== staff.provider?.id) throw notAllowed();
  if (scope === 'own' && emailKey(salesperson) !== staff.email) throw notAllowed();
}
