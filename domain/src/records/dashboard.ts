import * as z from 'zod';
import { permissions, type Role } from '../access/permissions.ts';
import * as calls from '../contract/calls.ts';
import { contract } from '../contract/contract.ts';
import { CountQuery } from '../contract/counts.ts';
import { IsoDate } from '../contract/fields.ts';
import { TILE_NAMES } from './lists.ts';

/** Kinds of open work in the order of their lines, and the roles that see them. */
export const TODOS = [
  { name: 'failedInviteMails', roles: ['Admin'] },
  { name: 'failedUserMails', roles: ['Admin'] },
  { name: 'failedJobs', roles: ['Admin'] },
  { name: 'pendingRoles', roles: ['Admin', 'Manager'] },
  { name: 'draftFragrances', roles: ['Admin'] },
  { name: 'unstockedFragrances', roles: ['Admin'] },
  { name: 'draftQuestions', roles: ['Admin'] },
  { name: 'leftOutQuestions', roles: ['Admin'] },
  { name: 'expiringInvites', roles: ['Admin', 'Manager', 'Salesperson'] },
] as const satisfies readonly { name: string; roles: readonly Role[] }[];
export type TodoName = (typeof TODOS)[number]['name'];

export const todosOf = (role: Role): TodoName[] =>
  TODOS.filter(({ roles }) => (roles as readonly Role[]).includes(role)).map(({ name }) => name);

export const getDashboard = contract({
  ...calls.getDashboard,
  summary: "The counts on the caller's dashboard tiles, and of their open work",
  access: permissions.dashboard.read,
  input: CountQuery,
  output: z.object({
    /** When the oldest of the counts was made: up to `maxAge` ago. */
    countedDate: IsoDate,
    tiles: z.array(z.object({ name: z.enum(TILE_NAMES), count: z.number().int() })),
    /** Counts of 0 are left out. */
    todo: z
      .array(
        z.object({
          name: z.enum(TODOS.map(({ name }) => name)),
          count: z.number().int(),
          /** The first of them by name, where counting reads the names anyway. */
          first: z.array(z.string()).optional(),
        }),
      )
      .optional(),
  }),
});
