import type { DirectoryUser } from '@vse/domain/directory';
import type { Role } from '@vse/domain/permissions';
import { NO_ROLE, type UserSetting } from '@vse/domain/users';

export type RoleGroup = { role: Role; members: readonly DirectoryUser[] };

/**
 * How settings and directory go together: `pending`: a change of role that the directory has not taken on yet;
 * `notInGroup`: settings whose role the directory does not know; `withoutSettings`: in a role group only.
 */
export type Standing = 'settled' | 'pending' | 'notInGroup' | 'withoutSettings';

/** Somebody who can use the application, or should be able to. */
export type Person = {
  /** Of the settings, else of the directory's member. */
  id: string;
  name: string;
  email: string;
  role: UserSetting['role'];
  standing: Standing;
  settings: UserSetting | null;
  member: DirectoryUser | null;
};

type Member = { user: DirectoryUser; roles: Role[] };

/**
 * The settings and the role groups as one list, merged by lower-case e-mail (specification, text 1 section 7), and by
 * the directory's own id where an e-mail has changed. Only the groups given are judged by: a role whose group was not
 * asked for counts as known.
 */
export function mergePeople(
  settings: readonly UserSetting[],
  groups: readonly RoleGroup[],
): Person[] {
  const members = membersOf(groups);
  const byEmail = new Map(members.map((member) => [keyOf(member.user.mail ?? ''), member]));
  const byId = new Map(members.map((member) => [member.user.id, member]));
  const taken = new Set<Member>();
  const known = settings.map((setting): Person => {
    const member = byEmail.get(keyOf(setting.email)) ?? byId.get(setting.activeDirectoryMemberId);
    if (member) taken.add(member);
    return {
      id: setting.id,
      name: `${setting.firstName} ${setting.lastName}`.trim(),
      email: setting.email,
      role: setting.role,
      standing: standingOf(setting, member, groups),
      settings: setting,
      member: member?.user ?? null,
    };
  });
  return [...known, ...members.filter((member) => !taken.has(member)).map(withoutSettings)];
}

const keyOf = (email: string) => email.trim().toLowerCase();

/** Each member once, whatever number of groups they are in. */
function membersOf(groups: readonly RoleGroup[]): Member[] {
  const found = new Map<string, Member>();
  for (const { role, members } of groups)
    for (const user of members) {
      const member = found.get(user.id) ?? { user, roles: [] };
      member.roles.push(role);
      found.set(user.id, member);
    }
  return [...found.values()];
}

function standingOf(
  { role, roleState }: UserSetting,
  member: Member | undefined,
  groups: readonly RoleGroup[],
): Standing {
  if (roleState === 'pending') return 'pending';
  if (role === NO_ROLE || !groups.some((group) => group.role === role)) return 'settled';
  return member?.roles.includes(role) ? 'settled' : 'notInGroup';
}

function withoutSettings({ user, roles }: Member): Person {
  return {
    id: user.id,
    name: user.displayName ?? user.mail ?? user.id,
    email: user.mail ?? '',
    role: roles[0] ?? NO_ROLE,
    standing: 'withoutSettings',
    settings: null,
    member: user,
  };
}
