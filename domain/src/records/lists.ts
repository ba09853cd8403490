import type { Role } from '../access/permissions.ts';

/**
 * The lists of the office in the order of their tiles, each with the roles that see its tile (specification, text 1
 * section 6) and its place in the menu "Jump to..". The catalogue is what quizzes are made from.
 */
export const LISTS = [
  { name: 'fragrances', roles: ['Admin'], jump: 1, isCatalogue: true },
  { name: 'questions', roles: ['Admin'], jump: 2, isCatalogue: true },
  { name: 'adjectives', roles: ['Admin'], jump: 4, isCatalogue: true },
  { name: 'providers', roles: ['Admin'], jump: 5, isCatalogue: true },
  { name: 'users', roles: ['Admin', 'Manager'], jump: 3 },
  { name: 'inventory', roles: ['Manager', 'Salesperson'] },
  { name: 'invites', roles: ['Admin', 'Manager', 'Salesperson'], jump: 6 },
  { name: 'quizResults', roles: ['Admin', 'Manager', 'Salesperson'], jump: 7 },
  { name: 'userLogs', roles: ['Admin', 'Manager'] },
] as const satisfies readonly {
  name: string;
  roles: readonly Role[];
  jump?: number;
  isCatalogue?: true;
}[];

type List = (typeof LISTS)[number];
export type TileName = List['name'];
export type JumpName = Extract<List, { jump: number }>['name'];
export type CatalogueName = Extract<List, { isCatalogue: true }>['name'];

/** The lists in the menu "Jump to..", in its order. */
export const JUMP_NAMES: readonly JumpName[] = LISTS.filter((list) => 'jump' in list)
  .toSorted((a, b) => a.jump - b.jump)
  .map(({ name }) => name);

/** The tiles that a role sees. The inventory is a provider's, so it is left out for people without one. */
export function tilesOf(role: Role, hasProvider: boolean): TileName[] {
  return LISTS.filter(({ roles }) => (roles as readonly Role[]).includes(role))
    .map(({ name }) => name)
    .filter((name) => name !== 'inventory' || hasProvider);
}

/** The lists of the catalogue for which a role has no tile. */
export const catalogueWithoutTile = (role: Role): CatalogueName[] =>
  LISTS.filter((list) => 'isCatalogue' in list)
    .filter(({ roles }) => !(roles as readonly Role[]).includes(role))
    .map(({ name }) => name);
