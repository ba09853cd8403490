import containers from '@vse/domain/data/containers.json' with { type: 'json' };
import type { Condition, ContainerName, Doc, Query, Scalar } from './store.ts';

/** `scopes`: fields that lists filter by equality before they order by another field. */
type Declared = { fields: string[]; scopes?: string[]; ttlSeconds?: number };
const declared: Record<ContainerName, Declared> = containers.containers;

export const DATABASE = containers.database;
export const PARTITION_KEY = containers.partitionKey;
export const CONTAINER_NAMES = Object.keys(declared) as ContainerName[];

/** Returns the container's declaration in containers.json. Throws TypeError for an unknown name. */
export function declarationOf(name: ContainerName): Declared {
  if (!Object.hasOwn(declared, name)) throw new TypeError(`There is no container ${name}`);
  return declared[name];
}

/**
 * Whether a document can have this id. Cosmos DB refuses / \ ? # and more than 1023 bytes. The id is also part of a
 * URL, where a lone % or surrogate, a leading or trailing space, and a dot segment do not survive.
 */
export function isStorableId(id: string): boolean {
  const isSound = id !== '' && id !== '.' && id !== '..' && id.trim() === id && id.isWellFormed();
  return isSound && !/[/\\?#%\p{Cc}]/u.test(id) && Buffer.byteLength(id) <= 1023;
}

/** Throws TypeError for documents that the two databases would store differently. */
export function assertStorable(name: ContainerName, doc: Doc): void {
  if (!isStorableId(doc.id)) throw new TypeError(`${name}: the id ${doc.id} cannot be stored`);
  for (const key of Object.keys(doc)) {
    // Cosmos DB adds _etag, _ts and others to the document, and the store removes them again.
    if (key.startsWith('_')) throw new TypeError(`${name}: the name ${key} is the database's own`);
  }
  for (const field of declarationOf(name).fields) {
    if (!isScalar(fieldOf(doc, field))) {
      throw new TypeError(`${name}: ${field} must be text, a number, true, false or null`);
    }
  }
}

/** Throws TypeError for a field that containers.json does not declare, or a value that no field can have. */
export function assertWhere(name: ContainerName, where: Condition[]): void {
  for (const condition of where) {
    assertDeclared(name, condition.field);
    const values =
      'in' in condition ? condition.in : 'equals' in condition ? [condition.equals] : [];
    if (!values.every(isScalar))
      throw new TypeError(`${name}: ${condition.field} has no such value`);
  }
}

/** Like assertWhere, for the whole query. */
export function assertQuery(name: ContainerName, query: Query): void {
  assertWhere(name, query.where ?? []);
  if (query.orderBy) assertDeclared(name, query.orderBy.field);
  if (!Number.isInteger(query.limit) || query.limit < 1) {
    throw new TypeError(`${name}: a page has at least one document, not ${query.limit}`);
  }
}

/** The condition for a date that is there at all: '0' comes before any ISO date. */
export const anyDate = (field: string): Condition => ({ field, from: '0' });

export function isScalar(value: unknown): value is Scalar {
  const isPlain = typeof value === 'string' || typeof value === 'boolean' || value === null;
  return isPlain || (typeof value === 'number' && Number.isFinite(value));
}

/** The value of a declared field. Undefined only on a document that no store has checked. */
export function fieldOf(doc: Doc, field: string): unknown {
  return Object.entries(doc).find(([key]) => key === field)?.[1];
}

function assertDeclared(name: ContainerName, field: string): void {
  if (!declarationOf(name).fields.includes(field)) {
    throw new TypeError(`${name}: containers.json declares no field ${field}`);
  }
}
