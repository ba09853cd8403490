import * as z from 'zod';
import { permissions, ROLES, type Role, scopeOf } from '../access/permissions.ts';
import * as calls from '../contract/calls.ts';
import { contract } from '../contract/contract.ts';
import { CountQuery } from '../contract/counts.ts';
import { IsoDate } from '../contract/fields.ts';
import { TILE_NAMES } from './lists.ts';

const EDITORS = ROLES.filter((role) => scopeOf(permissions.catalogue.write, role));

/** Kinds of open work in the order of their lines, and the roles that can do it. */
export const TODOS = [
  { name: 'failedInviteMails', roles: ['Admin'] },
  { name: 'failedUserMails', roles: ['Admin'] },
  { name: 'failedJobs', roles: ['Admin'] },
  { name: 'pendingRoles', roles: ['Admin', 'Manager'] },
  { name: 'draftFragrances', roles: EDITORS, isCatalogue: true },
  { name: 'unstockedFragrances', roles: EDITORS, isCatalogue: true },
  { name: 'draftQuestions', roles: EDITORS, isCatalogue: true },
  { name: 'leftOutQuestions', roles: EDITORS, isCatalogue: true },
  { name: 'expiringInvites', roles: ['Admin', 'Manager', 'Salesperson'] },
] as const satisfies readonly { name: string; roles: readonly Role[]; isCatalogue?: true }[];
export type TodoName = (typeof TODOS)[number]['name'];

/** The open work that a role is told of: that of the catalogue only for people who see no lists. */
export const todosOf = (role: Role, hasLists = true): TodoName[] =>
  TODOS.filter((todo) => hasLists || 'isCatalogue' in todo)
    .filter(({ roles }) => (roles as readonly Role[]).includes(role))
    .map(({ name }) => name);

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
