import * as z from 'zod';
import { permissions, type Role } from '../access/permissions.ts';
import * as calls from '../contract/calls.ts';
import { contract } from '../contract/contract.ts';
import { CountQuery } from '../contract/counts.ts';
import { IsoDate } from '../contract/fields.ts';

/** The dashboard's tiles and the roles that see them (specification, text 1 section 6). */
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

/** The tiles that a role sees. The inventory is a provider's, so it is left out for people without one. */
export function tilesOf(role: Role, hasProvider: boolean): TileName[] {
  return namesFor(role, TILES).filter((name) => name !== 'inventory' || hasProvider);
}

/** Kinds of open work and the roles that see them. */
export const TODOS = [
  { name: 'expiringInvites', roles: ['Admin', 'Manager', 'Salesperson'] },
  { name: 'pendingRoles', roles: ['Admin', 'Manager'] },
  { name: 'failedInviteMails', roles: ['Admin'] },
  { name: 'failedUserMails', roles: ['Admin'] },
  { name: 'draftFragrances', roles: ['Admin'] },
  { name: 'draftQuestions', roles: ['Admin'] },
] as const satisfies readonly { name: string; roles: readonly Role[] }[];
export type TodoName = (typeof TODOS)[number]['name'];

export const todosOf = (role: Role): TodoName[] => namesFor(role, TODOS);

const namesFor = <Name>(role: Role, shown: readonly { name: Name; roles: readonly Role[] }[]) =>
  shown.filter(({ roles }) => roles.includes(role)).map(({ name }) => name);

export const getDashboard = contract({
  ...calls.getDashboard,
  summary: "The counts on the caller's dashboard tiles, and of their open work",
  access: permissions.dashboard.read,
  input: CountQuery,
  output: z.object({
    /** When the oldest of the counts was made: up to `maxAge` ago. */
    countedDate: IsoDate,
    tiles: z.array(
      z.object({ name: z.enum(TILES.map(({ name }) => name)), count: z.number().int() }),
    ),
    /** Counts of 0 are left out. */
    todo: z
      .array(z.object({ name: z.enum(TODOS.map(({ name }) => name)), count: z.number().int() }))
      .optional(),
  }),
});
