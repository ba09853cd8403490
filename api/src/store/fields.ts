import containers from '@vse/domain/data/containers.json' with { type: 'json' };
import { DOCUMENT_BYTES } from '@vse/domain/limits';
import {
  type Condition,
  type ContainerName,
  type Doc,
  type Order,
  type PageQuery,
  type Scalar,
  StoreError,
} from './store.ts';

/** For queries that filter by equality with all fields of `path` but the last, and order by the last one, then by id. */
type Index = { path: string[]; serves: string };
/**
 * Where documents hold people: the paths of names, addresses, ids of people's records, hashes of addresses or codes,
 * sealed texts, and free texts that may name somebody. A path stands for all that is below it.
 */
export type PeopleFields = Partial<
  Record<'name' | 'address' | 'id' | 'hash' | 'sealed' | 'text', string[]>
>;

/** `fields` can be filtered by. `words` holds a list of words, which searches match. */
type Declared = {
  fields: string[];
  words?: string;
  indexes?: Index[];
  ttlSeconds?: number;
  /** Of point reads in Cosmos DB, where Session is not enough. */
  consistency?: string;
  people: PeopleFields;
};
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

/**
 * Returns the document's JSON. Throws TypeError for a document that the two databases would store differently, and
 * StoreError 'too-large' for one that Cosmos DB may refuse.
 */
export function storableJson(name: ContainerName, doc: Doc): string {
  if (!isStorableId(doc.id)) throw new TypeError(`${name}: the id ${doc.id} cannot be stored`);
  for (const key of Object.keys(doc)) {
    // Cosmos DB adds _etag, _ts and others to the document, and the store removes them again.
    if (key.startsWith('_')) throw new TypeError(`${name}: the name ${key} is the database's own`);
  }
  const { fields, words } = declarationOf(name);
  for (const field of fields) {
    if (!isScalar(fieldOf(doc, field))) {
      throw new TypeError(`${name}: ${field} must be text, a number, true, false or null`);
    }
  }
  if (words !== undefined && !areWords(fieldOf(doc, words))) {
    throw new TypeError(`${name}: ${words} must be a list of words, each once`);
  }
  const json = JSON.stringify(doc);
  const bytes = Buffer.byteLength(json);
  if (bytes > DOCUMENT_BYTES)
    throw new StoreError('too-large', `${name}: ${doc.id} has ${bytes} bytes`);
  return json;
}

/** Throws TypeError for a field that containers.json does not declare, or a value that no field can have. */
export function assertWhere(name: ContainerName, where: Condition[]): void {
  for (const condition of where) {
    if ('begins' in condition) {
      assertWords(name, condition);
      continue;
    }
    assertDeclared(name, condition.field);
    const values =
      'in' in condition ? condition.in : 'equals' in condition ? [condition.equals] : [];
    if (!values.every(isScalar))
      throw new TypeError(`${name}: ${condition.field} has no such value`);
  }
}

/** Like assertWhere, for the whole query. Throws TypeError for an order that no declared index serves. */
export function assertQuery(name: ContainerName, query: PageQuery): void {
  const { where = [], orderBy, fields = [] } = query;
  assertWhere(name, where);
  if (orderBy) indexFor(name, where, orderBy);
  // Cosmos DB's own names begin with an underscore. Names of fields become part of the query's text.
  if (!fields.every((field) => /^[A-Za-z]\w*$/.test(field))) {
    throw new TypeError(`${name}: a field has no such name`);
  }
  if (!Number.isInteger(query.limit) || query.limit < 1) {
    throw new TypeError(`${name}: a page has at least one document, not ${query.limit}`);
  }
}

/**
 * The fields of the declared index that serves an ordered query: one of those that it filters by equality, if it does,
 * then the one that it is ordered by. Any other index would be read through from its beginning, past the documents of
 * everybody else. Where two serve, the one that is declared first. Throws TypeError when there is none.
 */
export function indexFor(name: ContainerName, where: Condition[], { field }: Order): string[] {
  // Null does not count: Cosmos DB's SDK cannot order by a field that is null.
  const fixed = where.flatMap((one) => ('equals' in one && one.equals !== null ? one.field : []));
  const isFixed = fixed.length > 0 && !fixed.includes(field);
  const serving = declarationOf(name).indexes?.find(({ path }) => {
    const leading = path.slice(0, -1);
    const isLed = leading.length > 0 && leading.every((each) => fixed.includes(each));
    return path.at(-1) === field && (isFixed ? isLed : leading.length === 0);
  });
  if (serving) return serving.path;
  const filter = isFixed ? ` that is filtered by ${fixed.join(' and ')} and` : '';
  throw new TypeError(`${name}: no declared index serves a list${filter} ordered by ${field}`);
}

/** The fields that a projected page reads besides the id: the page token needs the ordering field as well. */
export function fieldsToRead({ fields, orderBy }: PageQuery): string[] | undefined {
  if (!fields) return undefined;
  const read = new Set([...fields, ...(orderBy ? [orderBy.field] : [])]);
  read.delete('id');
  return [...read];
}

/** The document with its id and only these fields, null where it has none; whole without `fields`. */
export function projected<T extends Doc>(doc: T, fields: readonly string[] | undefined): T {
  if (!fields) return doc;
  const shown: Doc & Record<string, unknown> = { id: doc.id };
  for (const field of fields) shown[field] = fieldOf(doc, field) ?? null;
  // The cast is sound for callers of Container.page, whose type says which fields there are.
  return shown as T;
}

/** The condition for a date that is there at all: '0' comes before any ISO date. */
export const anyDate = (field: string): Condition => ({ field, from: '0' });

export function isScalar(value: unknown): value is Scalar {
  const isPlain = typeof value === 'string' || typeof value === 'boolean' || value === null;
  return isPlain || (typeof value === 'number' && Number.isFinite(value));
}

const areWords = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every((word) => typeof word === 'string' && word !== '') &&
  new Set(value).size === value.length;

/** The value of a declared field. Undefined only on a document that no store has checked. */
export function fieldOf(doc: Doc, field: string): unknown {
  const values: Record<string, unknown> = doc;
  return values[field];
}

function assertWords(
  name: ContainerName,
  { field, begins }: Extract<Condition, { begins: string[] }>,
): void {
  if (declarationOf(name).words !== field || !begins.every((text) => text !== '')) {
    throw new TypeError(`${name}: containers.json declares no words in ${field}`);
  }
}

/** Both databases index the id of each document by themselves. */
function assertDeclared(name: ContainerName, field: string): void {
  if (field !== 'id' && !declarationOf(name).fields.includes(field)) {
    throw new TypeError(`${name}: containers.json declares no field ${field}`);
  }
}
