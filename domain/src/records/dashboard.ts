import { z } from 'zod';
import { permissions, type Role } from '../access/permissions.ts';
import * as calls from '../contract/calls.ts';
import { contract } from '../contract/contract.ts';

/** The tiles of the dashboard and to whom they are shown (specification, text 1 section 6). */
export const TILES = [
  { name: 'fragrances', roles: ['Admin'] },
  { name: 'questions', roles: ['Admin'] },
  { name: 'adjectives', roles: ['Admin'] },
  { name: 'providers', roles: ['Admin'] },
  { name: 'users', roles: ['Admin', 'Manager'] },
  { name: 'inventory', roles: ['Manager', 'Salesperson'] },
  { name: 'invites', roles: ['Admin', 'Manager', 'Salesperson'] },
  { name: 'quizResults', roles: ['Admin', 'Manager', 'Salesperson'] },
  { name: 'userLogs', roles: ['Admin', 'Manager'] },
] as const satisfies readonly { name: string; roles: readonly Role[] }[];
export type TileName = (typeof TILES)[number]['name'];

/** The tiles that a role is shown; the inventory needs a provider to be of. */
export function tilesOf(role: Role, hasProvider: boolean): TileName[] {
  return TILES.filter(({ name, roles }) => {
    const shown: readonly Role[] = roles;
    return shown.includes(role) && (name !== 'inventory' || hasProvider);
  }).map(({ name }) => name);
}

/** What waits for somebody, and for whose eyes. */
export const TODOS = [
  { name: 'expiringInvites', roles: ['Admin', 'Manager', 'Salesperson'] },
  { name: 'pendingRoles', roles: ['Admin', 'Manager'] },
  { name: 'failedInviteMails', roles: ['Admin'] },
  { name: 'failedUserMails', roles: ['Admin'] },
  { name: 'draftFragrances', roles: ['Admin'] },
  { name: 'draftQuestions', roles: ['Admin'] },
] as const satisfies readonly { name: string; roles: readonly Role[] }[];
export type TodoName = (typeof TODOS)[number]['name'];

export function todosOf(role: Role): TodoName[] {
  return TODOS.filter(({ roles }) => (roles as readonly Role[]).includes(role)).map(
    ({ name }) => name,
  );
}

export const getDashboard = contract({
  ...calls.getDashboard,
  summary: 'The counts on the tiles that the caller is shown, and of what waits for them',
  access: permissions.dashboard.read,
  input: z.object({}),
  output: z.object({
    tiles: z.array(
      z.object({ name: z.enum(TILES.map(({ name }) => name)), count: z.number().int() }),
    ),
    /** Only what there is: a count of none is left out. */
    todo: z
      .array(z.object({ name: z.enum(TODOS.map(({ name }) => name)), count: z.number().int() }))
      .optional(),
  }),
});
