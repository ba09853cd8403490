import type { Scope } from '@vse/domain/permissions';
import { NO_ROLE, type UserSetting } from '@vse/domain/users';
import { staffOf } from '../../http/caller.ts';
import { notAllowed, notFound } from '../../http/errors.ts';
import type { Caller } from '../../services/callers.ts';
import type { UserSettingDoc } from '../../services/records.ts';
import type { Services } from '../../services/services.ts';

type Call = { caller: Caller; scope: Scope; services: Services };
type Placed = Pick<UserSetting, 'provider' | 'role'>;

/** The user if the caller may see them; throws Problem 404 otherwise. */
export async function requireUser(
  { caller, scope, services }: Call,
  id: string,
): Promise<UserSettingDoc> {
  const { userId, provider } = staffOf(caller);
  const user = await services.users.read(id);
  const isSeen =
    scope === 'all' ||
    id === userId ||
    (scope === 'ownProvider' && user?.provider === provider?.id);
  if (!user || !isSeen) throw notFound('The user');
  return user;
}

/**
 * Throws Problem 403 unless the caller may make, change or delete a user who is (or becomes) as given: an Admin
 * anybody, a Manager the own provider's Salespeople and those who have lost their role, as by a delete that broke off;
 * nobody else anybody.
 */
export function requireMayWrite(
  { caller, scope }: Pick<Call, 'caller' | 'scope'>,
  user: Placed,
): void {
  const { kind, provider } = staffOf(caller);
  if (scope === 'all' && kind === 'Admin') return;
  const isOwn = provider !== null && user.provider === provider.id;
  const isWithin = isOwn && (user.role === 'Salesperson' || user.role === NO_ROLE);
  if (kind !== 'Manager' || !isWithin) throw notAllowed();
}

/**
 * The directory id that a caller may give a user: an Admin any, nobody else one of their choosing, since setting a role
 * moves the account behind it between the role groups. Without one the account is found by the e-mail address.
 */
export const memberIdFrom = ({ scope }: Pick<Call, 'scope'>, given: string, kept = ''): string =>
  scope === 'all' ? given : kept;
