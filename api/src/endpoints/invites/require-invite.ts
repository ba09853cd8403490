import type { Scope } from '@vse/domain/access/permissions';
import { isWithin, mayInviteFor, mayNameSalesperson } from '@vse/domain/access/policies';
import type { NewInvite } from '@vse/domain/records/invites';
import { staffOf } from '../../http/caller.ts';
import { within } from '../../http/scope-conditions.ts';
import { notAllowed, notFound, Problem } from '../../problem.ts';
import type { Caller } from '../../services/access/identify-caller.ts';
import type { Services } from '../../services/services.ts';
import { emailKey, type InviteDoc, type Owner } from '../../store/document-types.ts';

type Side = Pick<NewInvite, 'provider' | 'salesperson'>;
type Call = { caller: Caller; scope: Scope; services: Services };

/** The invite if it is one that the caller may see; throws Problem 404 otherwise. */
export async function requireInvite(
  { caller, scope, services }: Call,
  id: string,
): Promise<InviteDoc> {
  const invite = await services.invites.read(id);
  if (!invite || !isWithin(scope, staffOf(caller), invite))
    throw notFound('INVITE_RECORD_NOT_FOUND');
  return invite;
}

/** Those of the addresses, in lower case, that have an open invite which the caller can see. */
export const openAmong = ({ caller, scope, services }: Call, recipients: readonly string[]) =>
  services.invites.emailsWithOpenInvite(recipients, within(scope, caller, 'salespersonId'));

/**
 * Throws Problem 409 when the address is among those with an open invite: a mail may be on its way already, and each
 * invite has a code of its own. The invite of a retried request is no second one.
 */
export async function requireNoOpenInvite(
  { services }: Call,
  { mailId, recipient }: { mailId: string; recipient: string },
  open: readonly string[],
): Promise<void> {
  if (open.includes(emailKey(recipient)) && !(await services.invites.read(mailId)))
    throw new Problem(409, { code: 'INVITE_OPEN', field: 'email' });
}

/**
 * In whose name somebody may be invited: a provider that exists, for all but Admins the own one; the caller, or else
 * for an Admin any user, for a Manager one of the provider's. Returns the id of that person's settings. Throws Problem
 * 403 for what the role does not reach, 400 for who is not known.
 */
export async function requireOwnSide(call: Call, { provider, salesperson }: Side): Promise<Owner> {
  const { caller, services } = call;
  const staff = staffOf(caller);
  if (!mayInviteFor(staff, { provider, salesperson })) throw notAllowed();
  if (!(await services.providers.has(provider)))
    throw new Problem(400, { code: 'PROVIDER_REQUIRED', field: 'provider' });
  if (emailKey(salesperson) === staff.email) return staff.userId ?? '';
  const user = await services.users.findByEmail(salesperson);
  // The same answer to both: who works for another provider is none of a Manager's business.
  if (!user || !mayNameSalesperson(staff, user))
    throw new Problem(400, { code: 'UNKNOWN_SALESPERSON', field: 'salesperson' });
  return user.id;
}
