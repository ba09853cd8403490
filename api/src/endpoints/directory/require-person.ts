import type { Scope } from '@vse/domain/access/permissions';
import { mayKnowPerson, mayMoveMember, mayUseGroup } from '@vse/domain/access/policies';
import type { DirectoryUser } from '@vse/domain/records/directory';
import { staffOf } from '../../http/caller.ts';
import { notAllowed } from '../../problem.ts';
import type { Caller } from '../../services/access/identify-caller.ts';
import type { Services } from '../../services/services.ts';
import { requireMayTakeIn } from '../users/require-user.ts';

type Call = { caller: Caller; services: Services };

/** Throws Problem 403 for a group that the caller may not use, 400 for one that is no role group. */
export function requireGroup({ caller, services }: Call, groupId: string): void {
  if (!mayUseGroup(staffOf(caller), services.directory.roleOfGroup(groupId))) throw notAllowed();
}

/** Throws Problem 403 unless the caller may put this member into groups and take them out. */
export async function requireMember({ caller, services }: Call, memberId: string): Promise<void> {
  const user = await services.users.findByMemberId(memberId);
  if (!mayMoveMember(staffOf(caller), user)) throw notAllowed();
}

/** Those of the directory's people whom the caller may know of. */
export async function knownTo(
  { caller, scope, services }: Call & { scope: Scope },
  people: DirectoryUser[],
): Promise<DirectoryUser[]> {
  // An Admin knows everybody: no need to read the users.
  if (scope === 'all') return people;
  const known = await Promise.all(
    people.map(async (person) => {
      const user =
        (await services.users.findByMemberId(person.id)) ??
        (person.mail ? await services.users.findByEmail(person.mail) : undefined);
      return mayKnowPerson(staffOf(caller), user);
    }),
  );
  return people.filter((_, index) => known[index]);
}

/** Throws Problem 403 for the e-mail address of a user whom the caller may not know. */
export async function requireFreeOrOwn({ caller, services }: Call, email: string): Promise<void> {
  requireMayTakeIn({ caller, services }, email);
  const user = await services.users.findByEmail(email);
  if (user && !mayKnowPerson(staffOf(caller), user)) throw notAllowed();
}
