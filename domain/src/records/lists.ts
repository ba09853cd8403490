import { type Access, permissions, type Role, scopeOf } from '../access/permissions.ts';

/**
 * The lists of the office in the order of the rail, in its groups, each with the permission that its screen asks for,
 * the roles that see its tile (specification, text 1 section 6) and its places among the tiles and in "Jump to..". The
 * catalogue is what quizzes are made from.
 */
export const LISTS = [
  catalogue({ name: 'questions', tile: 2, jump: 2 }),
  catalogue({ name: 'adjectives', tile: 3, jump: 4 }),
  catalogue({ name: 'fragrances', tile: 1, jump: 1 }),
  catalogue({ name: 'providers', tile: 4, jump: 5 }),
  {
    name: 'inventory',
    group: 'quiz',
    open: permissions.catalogue.read,
    roles: ['Manager', 'Salesperson'],
    tile: 6,
  },
  {
    name: 'invites',
    group: 'people',
    open: permissions.invites.read,
    roles: ['Admin', 'Manager', 'Salesperson'],
    tile: 7,
    jump: 6,
  },
  {
    name: 'users',
    group: 'people',
    open: permissions.users.write,
    roles: ['Admin', 'Manager'],
    tile: 5,
    jump: 3,
  },
  {
    name: 'quizResults',
    group: 'results',
    open: permissions.quizResults.list,
    roles: ['Admin', 'Manager', 'Salesperson'],
    tile: 8,
    jump: 7,
  },
  { name: 'insight', group: 'results', open: permissions.insight.read },
  {
    name: 'userLogs',
    group: 'records',
    open: permissions.userLogs.read,
    roles: ['Admin', 'Manager'],
    tile: 9,
  },
  { name: 'audit', group: 'records', open: permissions.audit.read },
  { name: 'people', group: 'records', open: permissions.people.erase },
  { name: 'changes', group: 'records', open: permissions.catalogue.history },
  { name: 'jobs', group: 'records', open: permissions.jobs.read },
] as const satisfies readonly {
  name: string;
  group: ListGroup;
  open: Access;
  roles?: readonly Role[];
  tile?: number;
  jump?: number;
  isCatalogue?: true;
}[];

type ListGroup = 'quiz' | 'people' | 'results' | 'records';
type List = (typeof LISTS)[number];
export type ListName = List['name'];
export type TileName = Extract<List, { tile: number }>['name'];
export type JumpName = Extract<List, { jump: number }>['name'];
export type CatalogueName = Extract<List, { isCatalogue: true }>['name'];

function catalogue<const L extends object>(list: L) {
  const open = permissions.catalogue.write;
  return { ...list, group: 'quiz', open, roles: ['Admin'], isCatalogue: true } as const;
}

const TILES = LISTS.filter((list) => 'tile' in list).toSorted((a, b) => a.tile - b.tile);

/** The lists with a tile, in the order of the tiles. */
export const TILE_NAMES: readonly TileName[] = TILES.map(({ name }) => name);

/** The lists in the menu "Jump to..", in its order. */
export const JUMP_NAMES: readonly JumpName[] = LISTS.filter((list) => 'jump' in list)
  .toSorted((a, b) => a.jump - b.jump)
  .map(({ name }) => name);

/** The tiles that a role sees. The inventory is a provider's, so it is left out for people without one. */
export function tilesOf(role: Role, hasProvider: boolean): TileName[] {
  return TILES.filter(({ roles }) => (roles as readonly Role[]).includes(role))
    .map(({ name }) => name)
    .filter((name) => name !== 'inventory' || hasProvider);
}

/**
 * The lists that a role may open, in the order of the rail. A person who sees only their provider's records opens no
 * list without one; those who edit all providers open an inventory from its provider.
 */
export function listsOf(role: Role, hasProvider: boolean): readonly List[] {
  return LISTS.filter(({ name, open }) => {
    if (name === 'inventory') return tilesOf(role, hasProvider).includes(name);
    const scope = scopeOf(open, role);
    return scope !== undefined && (scope !== 'ownProvider' || hasProvider);
  });
}

/** The lists of the catalogue for which a role has no tile. */
export const catalogueWithoutTile = (role: Role): CatalogueName[] =>
  TILES.filter((list) => 'isCatalogue' in list)
    .filter(({ roles }) => !(roles as readonly Role[]).includes(role))
    .map(({ name }) => name);
