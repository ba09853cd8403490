import type { Role } from '@vse/domain/permissions';
import { guidOf } from '../entra/people.ts';

export const GROUP_ADMIN_ID = guidOf('group Admin');
export const GROUP_MANAGER_ID = guidOf('group Manager');
export const GROUP_SALESPERSON_ID = guidOf('group Salesperson');

/** The role groups; Entra gives the members of each an app role. */
export const groups: { id: string; role: Role; displayName: string }[] = [
  { id: GROUP_ADMIN_ID, role: 'Admin', displayName: 'VSE Admins' },
  { id: GROUP_MANAGER_ID, role: 'Manager', displayName: 'VSE Managers' },
  { id: GROUP_SALESPERSON_ID, role: 'Salesperson', displayName: 'VSE Salespeople' },
];
