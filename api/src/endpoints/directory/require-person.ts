import { mayKnowPerson, mayMoveMember, mayUseGroup } from '@vse/domain/access/policies';
import type { DirectoryUser } from '@vse/domain/records/directory';
import { staffOf } from '../../http/caller.ts';
import type { Call } from '../../http/endpoint.ts';
import { notAllowed } from '../../problem.ts';
import { findUserByEmail, findUserByMemberId } from '../../services/users/find-user.ts';
import { mapInChunks } from '../../store/map-in-chunks.ts';
import { requireMayTakeIn } from '../users/require-user.ts';

/** Throws Problem 403 for a group that the caller may not use, and 400 for a group that is not a role group. */
export function requireGroup({ caller, context }: Call<unknown>, groupId: string): void {
  if (!mayUseGroup(staffOf(caller), context.directory.roleOfGroup(groupId))) throw notAllowed();
}

/** Throws Problem 403 unless the caller may add this member to groups and remove them. */
export async function requireMember(
  { caller, context }: Call<unknown>,
  memberId: string,
): Promise<void> {
  const user = await findUserByMemberId(context, memberId);
  if (!mayMoveMember(staffOf(caller), user)) throw notAllowed();
}

/** Returns the people that the caller may look up in the directory. */
export async function knownTo(
  { caller, scope, context }: Call<unknown>,
  people: DirectoryUser[],
): Promise<DirectoryUser[]> {
  // An Admin may look up everyone, so the users need not be read.
  if (scope === 'all') return people;
  const known = await mapInChunks(people, async (person) => {
    const user =
      (await findUserByMemberId(context, person.id)) ??
      (person.mail ? await findUserByEmail(context, person.mail) : undefined);
    return mayKnowPerson(staffOf(caller), user);
  });
  return people.filter((_, index) => known[index]);
}

/** Throws Problem 403 for an e-mail that the caller may not invite, or of a user whom they may not look up. */
export async function requireFreeOrOwn(call: Call<unknown>, email: string): Promise<void> {
  requireMayTakeIn(call, email);
  const user = await findUserByEmail(call.context, email);
  if (user && !mayKnowPerson(staffOf(call.caller), user)) throw notAllowed();
}
