import type { Role } from '@vse/domain/access/permissions';
import type { UserChange } from '@vse/domain/records/users';
import { Problem } from '../../problem.ts';
import type { UserSettingDoc } from '../../store/document-types.ts';
import type { Needs } from '../context.ts';

/** The account of a user, and how it was found. A guest who was just invited is in no role group. */
export type Account<Step extends UserChange['directory'] = UserChange['directory']> = Pick<
  UserSettingDoc,
  'activeDirectoryMemberId' | 'redeemUrl'
> & { directory: Step };

/**
 * Returns the given account, otherwise the directory's account for the e-mail address, otherwise a newly invited guest.
 */
export async function accountOf(
  { directory }: Needs<'directory'>,
  email: string,
  given: string,
): Promise<Account<'found' | 'invited'>> {
  if (given) return found(given);
  return foundOrInvited({ directory }, await directory.findByEmail(email), email);
}

/** The account for a user's new address. Keeps the current account when the directory knows it by both addresses. */
export async function accountOfNewAddress(
  { directory }: Needs<'directory'>,
  email: string,
  { activeDirectoryMemberId, redeemUrl }: UserSettingDoc,
): Promise<Account> {
  const people = await directory.findByEmail(email);
  if (people.some(({ id }) => id === activeDirectoryMemberId))
    return { activeDirectoryMemberId, redeemUrl, directory: 'unchanged' };
  return foundOrInvited({ directory }, people, email);
}

/**
 * Only an Admin takes a role from another account. Throws Problem 409 for an account that `by` may not move to another
 * group. A newly invited account, or the user's own, needs no look-up.
 */
export async function requireNoHigherRole(
  { directory }: Needs<'directory'>,
  account: Account,
  by: Role,
): Promise<void> {
  if (by === 'Admin' || account.directory !== 'found') return;
  if (await directory.hasRole(account.activeDirectoryMemberId, ['Admin', 'Manager']))
    throw new Problem(409, 'ACCOUNT_HAS_ROLE');
}

async function foundOrInvited(
  { directory }: Needs<'directory'>,
  [known]: { id: string }[],
  email: string,
): Promise<Account<'found' | 'invited'>> {
  if (known) return found(known.id);
  const { id, redeemUrl = null } = await directory.invite(email);
  return { activeDirectoryMemberId: id, redeemUrl, directory: 'invited' };
}

const found = (activeDirectoryMemberId: string): Account<'found'> => ({
  activeDirectoryMemberId,
  redeemUrl: null,
  directory: 'found',
});
