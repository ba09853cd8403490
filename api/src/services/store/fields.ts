import containers from '@vse/domain/data/containers.json' with { type: 'json' };
import type { Condition, ContainerName, Doc, Query, Scalar } from './store.ts';

/** `scopes`: fields that lists are narrowed to by equality before they are ordered by another one. */
type Declared = { fields: string[]; scopes?: string[]; ttlSeconds?: number };
const declared: Record<ContainerName, Declared> = containers.containers;

export const DATABASE = containers.database;
export const PARTITION_KEY = containers.partitionKey;
export const CONTAINER_NAMES = Object.keys(declared) as ContainerName[];

/** What containers.json says of a container. Throws TypeError when it does not know the name. */
export function declarationOf(name: ContainerName): Declared {
  if (!Object.hasOwn(declared, name)) throw new TypeError(`There is no container ${name}`);
  return declared[name];
}

/**
 * Whether a document can have this id: Cosmos DB refuses / \ ? # and more than 1023 bytes, and an id goes into a URL,
 * where a lone % or surrogate, a space at an end or a dot segment does not survive the way.
 */
export function isStorableId(id: string): boolean {
  const isSound = id !== '' && id !== '.' && id !== '..' && id.trim() === id && id.isWellFormed();
  return isSound && !/[/\\?#%\p{Cc}]/u.test(id) && Buffer.byteLength(id) <= 1023;
}

/** Throws TypeError for what a caller's mistake would otherwise make differ from one database to the other. */
export function assertStorable(name: ContainerName, doc: Doc): void {
  if (!isStorableId(doc.id)) throw new TypeError(`${name}: the id ${doc.id} cannot be stored`);
  for (const key of Object.keys(doc)) {
    // Cosmos DB adds _etag, _ts and others to the document itself, and the store takes them off again.
    if (key.startsWith('_')) throw new TypeError(`${name}: the name ${key} is the database's own`);
  }
  for (const field of declarationOf(name).fields) {
    if (!isScalar(fieldOf(doc, field))) {
      throw new TypeError(`${name}: ${field} must be text, a number, true, false or null`);
    }
  }
}

/** Throws TypeError for a field that containers.json does not declare, or a value no field can have. */
export function assertWhere(name: ContainerName, where: Condition[]): void {
  for (const condition of where) {
    assertDeclared(name, condition.field);
    const values =
      'in' in condition ? condition.in : 'equals' in condition ? [condition.equals] : [];
    if (!values.every(isScalar))
      throw new TypeError(`${name}: ${condition.field} has no such value`);
  }
}

/** As assertWhere, for the whole query. */
export function assertQuery(name: ContainerName, query: Query): void {
  assertWhere(name, query.where ?? []);
  if (query.orderBy) assertDeclared(name, query.orderBy.field);
  if (!Number.isInteger(query.limit) || query.limit < 1) {
    throw new TypeError(`${name}: a page has at least one document, not ${query.limit}`);
  }
}

export function isScalar(value: unknown): value is Scalar {
  const isPlain = typeof value === 'string' || typeof value === 'boolean' || value === null;
  return isPlain || (typeof value === 'number' && Number.isFinite(value));
}

/** The value of a declared field: undefined only on a document that no store has checked. */
export function fieldOf(doc: Doc, field: string): unknown {
  return Object.entries(doc).find(([key]) => key === field)?.[1];
}

function assertDeclared(name: ContainerName, field: string): void {
  if (!declarationOf(name).fields.includes(field)) {
    throw new TypeError(`${name}: containers.json declares no field ${field}`);
  }
}
