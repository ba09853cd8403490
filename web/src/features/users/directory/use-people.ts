import { permissions, ROLES, type Role } from '@vse/domain/access/permissions';
import { mayUseGroup } from '@vse/domain/access/policies';
import { listApplicationUsers, listUserSettings } from '@vse/domain/contract/calls';
import type { AppSettings } from '@vse/domain/records/app-settings';
import type { Session, UserSetting } from '@vse/domain/records/users';
import useSWR from 'swr';
import { removing, staffCall, useRefresh, useStaffAll } from '../../../lib/api/staff.ts';
import { useSettings } from '../../../lib/auth/session.ts';
import { mergePeople, type RoleGroup } from './merge-people.ts';

/** The state of reading the role groups: `off` if none are configured. */
export type DirectoryState = 'loading' | 'read' | 'failed' | 'off';

/**
 * All people that the caller may see, merged from settings and directory. The directory may load later, or not at all.
 */
export function usePeople({ kind }: Pick<Session, 'kind'>) {
  const users = useStaffAll(listUserSettings);
  const groups = useRoleGroups(kind);
  const refreshGroups = useRefresh(listApplicationUsers);
  return {
    ...users,
    seesAll: permissions.users.read[kind] === 'all',
    items: users.items && mergePeople(users.items, groups.data ?? []),
    directory: groups.state,
    retryDirectory: groups.retry,
    refresh: async () => {
      void refreshGroups();
      await users.refresh();
    },
    /** Puts a saved user into the cached list, while the fresh list and the directory load in the background. */
    put: (saved: UserSetting) => {
      void users.changed((items) => [...removing(saved.id)(items), saved]);
      void refreshGroups();
    },
    remove: (id: string) => {
      void users.changed(removing(id));
      void refreshGroups();
    },
  };
}

export type People = ReturnType<typeof usePeople>;

function useRoleGroups(kind: Role) {
  const ids = idsFor(kind, useSettings().data);
  const isOff = ids?.length === 0;
  const { data, error, mutate } = useSWR(
    ids && !isOff ? [listApplicationUsers.name, ids] : null,
    ([, groupIds]) => Promise.all(groupIds.map(read)),
  );
  const state: DirectoryState = isOff ? 'off' : data ? 'read' : error ? 'failed' : 'loading';
  return { data, state, retry: () => void mutate() };
}

type GroupId = { role: Role; groupId: string };

/** A Manager may only read the group of Salespeople. */
function idsFor(kind: Role, settings: AppSettings | undefined): GroupId[] | undefined {
  const roles = ROLES.filter((role) => mayUseGroup({ kind }, role));
  return (
    settings &&
    roles
      .map((role) => ({ role, groupId: settings.groupIds[role] }))
      .filter(({ groupId }) => groupId !== '')
  );
}

async function read({ role, groupId }: GroupId): Promise<RoleGroup> {
  return { role, members: (await staffCall(listApplicationUsers, { groupId })).res.value };
}
