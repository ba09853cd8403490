import { isWithin, mayInviteFor, mayNameSalesperson } from '@vse/domain/access/policies';
import type { NewInvite } from '@vse/domain/records/invites';
import { emailKey } from '@vse/domain/rules/keys';
import { staffOf } from '../../http/caller.ts';
import type { Call } from '../../http/endpoint.ts';
import { within } from '../../http/scope-conditions.ts';
import { notAllowed, notFound, Problem } from '../../problem.ts';
import { emailsWithOpenInvite, readInvite } from '../../services/invites/find-invites.ts';
import { type InviteNames, providerOf } from '../../services/invites/invite-mail.ts';
import { findUserByEmail } from '../../services/users/find-user.ts';
import type { InviteDoc, Owner, UserSettingDoc } from '../../store/document-types.ts';

type Side = Pick<NewInvite, 'provider' | 'salesperson'>;

/** Returns the invite if the caller may see it; throws Problem 404 otherwise. */
export async function requireInvite(
  { caller, scope, context }: Call<unknown>,
  id: string,
): Promise<InviteDoc> {
  const invite = await readInvite(context, id);
  if (!invite || !isWithin(scope, staffOf(caller), invite))
    throw notFound('INVITE_RECORD_NOT_FOUND');
  return invite;
}

/** Returns those of the e-mails, in lower case, that have an open invite which the caller may see. */
export const openInvitesOf = (
  { caller, scope, context }: Call<unknown>,
  emails: readonly string[],
) => emailsWithOpenInvite(context, emails, within(scope, caller, 'salespersonId'));

/**
 * Throws Problem 409 when the recipient has an open invite, because a second mail with another code would confuse them.
 * A retried request, whose invite exists already, is allowed.
 */
export async function requireNoOpenInvite(
  { context }: Call<unknown>,
  { mailId, recipient }: { mailId: string; recipient: string },
  open: readonly string[],
): Promise<void> {
  if (open.includes(emailKey(recipient)) && !(await readInvite(context, mailId)))
    throw new Problem(409, { code: 'INVITE_OPEN', field: 'email' });
}

/**
 * Checks the provider and the salesperson of an invite, and returns the id of the salesperson's settings, with the
 * names of both for the mail. Admins may name any provider and user, Managers their own provider and its users,
 * Salespeople only themselves. Throws Problem 403 for what the role does not allow, and 400 for an unknown provider or
 * salesperson.
 */
export async function requireOwnSide(
  call: Call<unknown>,
  { provider, salesperson }: Side,
): Promise<{ salespersonId: Owner; names: InviteNames }> {
  const { caller, context } = call;
  const staff = staffOf(caller);
  if (!mayInviteFor(staff, { provider, salesperson })) throw notAllowed();
  const company = await providerOf(context, provider);
  if (!company) throw new Problem(400, { code: 'PROVIDER_REQUIRED', field: 'provider' });
  const ofCompany = { provider: company.name, notice: company.notice };
  const sideOf = ({ id, firstName, lastName, email }: UserSettingDoc) => ({
    salespersonId: id,
    names: { inviter: `${firstName} ${lastName}`, replyTo: email, ...ofCompany },
  });
  if (emailKey(salesperson) === staff.email)
    return staff.settings
      ? sideOf(staff.settings)
      : { salespersonId: '', names: { inviter: undefined, ...ofCompany } };
  const user = await findUserByEmail(context, salesperson);
  // The same response to both, so that a Manager cannot find out who works for another provider.
  if (!user || !mayNameSalesperson(staff, user))
    throw new Problem(400, { code: 'UNKNOWN_SALESPERSON', field: 'salesperson' });
  return sideOf(user);
}
