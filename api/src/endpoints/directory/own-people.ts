import type { DirectoryUser } from '@vse/domain/directory';
import type { Scope } from '@vse/domain/permissions';
import { staffOf } from '../../http/caller.ts';
import { notAllowed } from '../../http/errors.ts';
import type { Caller } from '../../services/callers.ts';
import type { UserSettingDoc } from '../../services/records.ts';
import type { Services } from '../../services/services.ts';

type Call = { caller: Caller; scope: Scope; services: Services };

/** Throws Problem 403 for a Manager who means another group than the Salespeople's, 400 for no role group at all. */
export function requireGroup({ scope, services }: Call, groupId: string): void {
  const role = services.directory.roleOfGroup(groupId);
  if (scope !== 'all' && role !== 'Salesperson') throw notAllowed();
}

/** Throws Problem 403 for a Manager who means somebody who is not a Salesperson of the own provider. */
export async function requireMember(
  { caller, scope, services }: Call,
  memberId: string,
): Promise<void> {
  if (scope === 'all') return;
  const user = await services.users.findByMemberId(memberId);
  if (!user || !isOwn(user, caller) || user.role !== 'Salesperson') throw notAllowed();
}

/** Those of the directory's people whom the caller may know of: for a Manager not those of another provider. */
export async function knownTo(
  { caller, scope, services }: Call,
  people: DirectoryUser[],
): Promise<DirectoryUser[]> {
  if (scope === 'all') return people;
  const known = await Promise.all(
    people.map(async (person) => {
      const user =
        (await services.users.findByMemberId(person.id)) ??
        (person.mail ? await services.users.findByEmail(person.mail) : undefined);
      return user === undefined || isOwn(user, caller);
    }),
  );
  return people.filter((_, index) => known[index]);
}

/** Throws Problem 403 for a Manager who means the e-mail address of another provider's user. */
export async function requireFreeOrOwn(
  { caller, scope, services }: Call,
  email: string,
): Promise<void> {
  if (scope === 'all') return;
  const user = await services.users.findByEmail(email);
  if (user && !isOwn(user, caller)) throw notAllowed();
}

function isOwn(user: UserSettingDoc, caller: Caller): boolean {
  const { provider } = staffOf(caller);
  return provider !== null && user.provider === provider.id;
}
