import type { AppSettings } from '@vse/domain/app-settings';
import { listApplicationUsers } from '@vse/domain/directory';
import { ROLES, type Role } from '@vse/domain/permissions';
import { listUserSettings, type Session } from '@vse/domain/users';
import useSWR from 'swr';
import { staffCall, useRefresh, useStaffAll } from '../../lib/api/staff.ts';
import { useSettings } from '../../lib/session.ts';
import { mergePeople, type RoleGroup } from './merge-people.ts';

/** Whether the role groups could be read: `off` where none are set up. */
export type DirectoryState = 'loading' | 'read' | 'failed' | 'off';

/** Everybody the caller may see, settings and directory merged; the directory may come later, or not at all. */
export function usePeople({ kind }: Pick<Session, 'kind'>) {
  const users = useStaffAll(listUserSettings);
  const groups = useRoleGroups(kind);
  return {
    people: users.data && mergePeople(users.data, groups.data ?? []),
    error: users.error,
    isFetching: users.isValidating,
    retry: () => void users.mutate(),
    directory: groups.state,
    retryDirectory: groups.retry,
  };
}

/** After a change: settings and groups are asked for again. */
export function useRefreshPeople() {
  const users = useRefresh(listUserSettings);
  const groups = useRefresh(listApplicationUsers);
  return async () => {
    await Promise.all([users(), groups()]);
  };
}

function useRoleGroups(kind: Role) {
  const ids = idsFor(kind, useSettings().data);
  const isOff = ids?.length === 0;
  const { data, error, mutate } = useSWR(
    ids && !isOff ? [listApplicationUsers.name, ids] : null,
    ([, asked]) => Promise.all(asked.map(read)),
  );
  const state: DirectoryState = isOff ? 'off' : data ? 'read' : error ? 'failed' : 'loading';
  return { data, state, retry: () => void mutate() };
}

type GroupId = { role: Role; groupId: string };

/** A Manager may ask for the Salespeople only. */
function idsFor(kind: Role, settings: AppSettings | undefined): GroupId[] | undefined {
  const roles: readonly Role[] = kind === 'Admin' ? ROLES : ['Salesperson'];
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
