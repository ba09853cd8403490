import { fieldsToRead } from '../fields.ts';
import type { Position } from '../page-token.ts';
import type { Condition, ContainerName, PageQuery, Scalar } from '../store.ts';

export type Sql = { text: string; values: (string | number)[] };

/**
 * A field as a key that SQLite orders as Cosmos DB orders JSON: null < false < true < numbers < text. SQLite reads
 * JSON's true as the number 1, and its NULL equals nothing, so these three become numbers that no document has. The
 * indexes are built on exactly this text, so that SQLite uses them.
 */
export function keyOf(field: string): string {
  if (field === 'id') return 'id';
  const value = `json_extract(doc, '$.${field}')`;
  return `CASE json_type(doc, '$.${field}') WHEN 'text' THEN ${value} WHEN 'integer' THEN CAST(${value} AS REAL) WHEN 'real' THEN ${value} WHEN 'true' THEN -1.6e308 WHEN 'false' THEN -1.7e308 ELSE -9e999 END`;
}

const LEAST_NUMBER = -1.5e308;

function keyOfValue(value: Scalar): string | number {
  if (value === null) return Number.NEGATIVE_INFINITY;
  if (typeof value === 'boolean') return value ? -1.6e308 : -1.7e308;
  return value;
}

/** The table of a container's words, which triggers keep (sqlite-file.ts). */
export const wordsTable = (name: ContainerName): string => `"${name}.words"`;

/** How many entries with a word make it a common one. */
export const COMMON = 1000;

/** The texts that a search asks for, each the beginning of a word. */
export const textsIn = (where: Condition[] = []): string[] =>
  where.flatMap((condition) => ('begins' in condition ? condition.begins : []));

/** How many entries have a word that begins with the text, counted up to COMMON. */
export const entriesSql = (name: ContainerName, text: string): Sql => ({
  text: `SELECT count(*) AS found FROM (SELECT 1 FROM ${wordsTable(name)} WHERE ${BEGINS} LIMIT ${COMMON})`,
  values: beginning(text),
});

/** The WHERE clause of a conjunction; 'TRUE' for an empty one. `common` are the texts that many words begin with. */
export function whereSql(name: ContainerName, where: Condition[], common: string[]): Sql {
  return joined(where.map((condition) => conditionSql(name, condition, common)));
}

/**
 * One page, or with `isBack` the one before the position, in reverse. The order ends with the id, which makes it total.
 * `common` as in whereSql.
 */
export function pageSql(
  name: ContainerName,
  query: PageQuery,
  common: string[],
  from?: Position,
): Sql {
  const { where = [], orderBy, limit } = query;
  const parts = [whereSql(name, where, common)];
  const isDescending = (orderBy?.direction === 'descending') !== (from?.isBack ?? false);
  if (from) {
    const sign = isDescending ? '<' : '>';
    const { value, id } = from;
    if (!orderBy) parts.push({ text: `id ${sign} ?`, values: [id] });
    else {
      const key = keyOf(orderBy.field);
      parts.push({ text: `(${key}, id) ${sign} (?, ?)`, values: [keyOfValue(value), id] });
    }
  }
  const direction = isDescending ? 'DESC' : 'ASC';
  const order = orderBy
    ? `${keyOf(orderBy.field)} ${direction}, id ${direction}`
    : `id ${direction}`;
  const { text, values } = joined(parts);
  return {
    text: `SELECT ${docSql(fieldsToRead(query))} AS doc, etag FROM "${name}" WHERE ${text} ORDER BY ${order} LIMIT ?`,
    values: [...values, limit + 1],
  };
}

/**
 * The whole document, or a list of the id and these fields. Extracting them at once takes half as long as one by one, and
 * less than parsing whole documents.
 */
function docSql(fields: string[] | undefined): string {
  // A list needs at least two paths.
  const paths = fields && ['id', 'id', ...fields].map((field) => `'$.${field}'`);
  return paths ? `json_extract(doc, ${paths.join(', ')})` : 'doc';
}

function conditionSql(name: ContainerName, condition: Condition, common: string[]): Sql {
  if ('begins' in condition)
    return joined(condition.begins.map((text) => wordSql(name, text, common.includes(text))));
  const key = keyOf(condition.field);
  if ('equals' in condition) return { text: `${key} = ?`, values: [keyOfValue(condition.equals)] };
  if ('in' in condition) {
    const marks = condition.in.map(() => '?').join(', ');
    return { text: `${key} IN (${marks})`, values: condition.in.map(keyOfValue) };
  }
  return rangeSql(key, condition.from, condition.before);
}

const BEGINS = 'word >= ? AND word < ?';

/** The last code point sorts after every continuation of the text. */
const beginning = (text: string): string[] => [text, `${text}\u{10ffff}`];

/**
 * A rare word leads to its documents, which are then sorted. For a common one that would read most of the container, so
 * the page goes through the documents in order, and looks at the words of each until the page is full.
 */
function wordSql(name: ContainerName, text: string, isCommon: boolean): Sql {
  const words = wordsTable(name);
  const found = isCommon
    ? `EXISTS (SELECT 1 FROM ${words} WHERE id = "${name}".id AND ${BEGINS})`
    : `id IN (SELECT id FROM ${words} WHERE ${BEGINS})`;
  return { text: found, values: beginning(text) };
}

/** A range matches only values of its bounds' type, as in Cosmos DB; an open end stops where that type ends. */
function rangeSql(key: string, from?: string | number, before?: string | number): Sql {
  const parts: Sql[] = [];
  if (from !== undefined) parts.push({ text: `${key} >= ?`, values: [from] });
  else if (before !== undefined) {
    parts.push({ text: `${key} >= ?`, values: [typeof before === 'number' ? LEAST_NUMBER : ''] });
  }
  if (before !== undefined) parts.push({ text: `${key} < ?`, values: [before] });
  else if (typeof from === 'number') parts.push({ text: `${key} < ''`, values: [] });
  return joined(parts);
}

function joined(parts: Sql[]): Sql {
  const text = parts.map((part) => part.text).join(' AND ') || 'TRUE';
  return { text, values: parts.flatMap((part) => part.values) };
}
