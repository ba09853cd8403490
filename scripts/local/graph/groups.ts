import type { Role } from '@vse/domain/access/permissions';
import roleData from '@vse/domain/data/roles.json' with { type: 'json' };
import { guidOf } from '../entra/people.ts';

const idOf = (role: string) => guidOf(`group ${role}`);

export const GROUP_ADMIN_ID = idOf('Admin');
export const GROUP_MANAGER_ID = idOf('Manager');
export const GROUP_SALESPERSON_ID = idOf('Salesperson');

/** The role groups. Entra gives the members of each group an app role. */
export const groups: { id: string; role: Role; displayName: string }[] = roleData.roles.map(
  ({ name, group }) => ({ id: idOf(name), role: name as Role, displayName: group }),
);
