import { mayEditUser, mayTakeInPerson, seesUser } from '@vse/domain/access/policies';
import type { UserSetting } from '@vse/domain/records/users';
import { staffOf } from '../../http/caller.ts';
import type { Call } from '../../http/endpoint.ts';
import { notAllowed, notFound } from '../../problem.ts';
import { readUser } from '../../services/users/find-users.ts';
import type { UserSettingDoc } from '../../store/document-types.ts';

/** Returns the user if the caller may see them; throws Problem 404 otherwise. */
export async function requireUser(
  { caller, context }: Call<unknown>,
  id: string,
): Promise<UserSettingDoc> {
  const user = await readUser(context, id);
  if (!user || !seesUser(staffOf(caller), user)) throw notFound('USER_NOT_FOUND');
  return user;
}

/** Throws Problem 403 unless the caller may add or edit a user with this provider and role. */
export function requireMayWrite(
  { caller }: Call<unknown>,
  user: Pick<UserSetting, 'provider' | 'role'>,
): void {
  if (!mayEditUser(staffOf(caller), user)) throw notAllowed();
}

/** Throws Problem 403 for the address of a person whom the caller may not add. */
export function requireMayTakeIn({ caller, context }: Call<unknown>, email: string): void {
  const { COMPANY_DOMAIN: domain, COMPANY_PROVIDER: provider } = context.config;
  if (!mayTakeInPerson(staffOf(caller), email, { domain, provider })) throw notAllowed();
}

/**
 * The directory id to use for a user. Only an Admin may choose it, because setting a role moves the account between the
 * role groups. Without an id, the account is found by the e-mail address.
 */
export const memberIdFrom = ({ scope }: Call<unknown>, given: string, kept = ''): string =>
  scope === 'all' ? given : kept;
