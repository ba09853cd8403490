import type { Role } from '@vse/domain/access/permissions';
import type { DirectoryUser } from '@vse/domain/records/directory';
import { NO_ROLE, type UserSetting } from '@vse/domain/records/users';
import { fullName } from '@vse/domain/rules/full-name';
import { emailKey } from '@vse/domain/rules/keys';

export type RoleGroup = { role: Role; members: readonly DirectoryUser[] };

/**
 * How settings and directory match. `pending`: the directory has not accepted a role change yet; `notInGroup`: the role
 * is in the settings only; `withoutSettings`: the role is in the directory only.
 */
export type Standing = 'settled' | 'pending' | 'notInGroup' | 'withoutSettings';

/** A person who can use the application, or should be able to. */
export type Person = {
  /** The id of the settings, otherwise of the directory member. */
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
 * Merges settings and role groups into one list, by e-mail in any letter case (specification, text 1 section 7), and by
 * directory id where an e-mail has changed. A role whose group is not among the given ones counts as matching.
 */
export function mergePeople(
  settings: readonly UserSetting[],
  groups: readonly RoleGroup[],
): Person[] {
  const members = membersOf(groups);
  const byEmail = new Map(members.map((member) => [emailKey(member.user.mail ?? ''), member]));
  const byId = new Map(members.map((member) => [member.user.id, member]));
  const matched = new Set<Member>();
  const withSettings = settings.map((setting): Person => {
    const member =
      byEmail.get(emailKey(setting.email)) ?? byId.get(setting.activeDirectoryMemberId);
    if (member) matched.add(member);
    return {
      id: setting.id,
      name: fullName(setting),
      email: setting.email,
      role: setting.role,
      standing: standingOf(setting, member, groups),
      settings: setting,
      member: member?.user ?? null,
    };
  });
  return [
    ...withSettings,
    ...members.filter((member) => !matched.has(member)).map(withoutSettings),
  ];
}

/** Each member once, even when they are in several groups. */
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
