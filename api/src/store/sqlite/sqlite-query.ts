import type { Position } from '../page-token.ts';
import type { Condition, Order, Scalar } from '../store.ts';

export type Sql = { text: string; values: (string | number)[] };

/**
 * A field as a key that SQLite orders as Cosmos DB orders JSON: null < false < true < numbers < text. SQLite reads
 * JSON's true as the number 1, and its NULL equals nothing, so these three become numbers that no document has. The
 * indexes are built on exactly this text, so that SQLite uses them.
 */
export function keyOf(field: string): string {
  const value = `json_extract(doc, '$.${field}')`;
  return `CASE json_type(doc, '$.${field}') WHEN 'text' THEN ${value} WHEN 'integer' THEN CAST(${value} AS REAL) WHEN 'real' THEN ${value} WHEN 'true' THEN -1.6e308 WHEN 'false' THEN -1.7e308 ELSE -9e999 END`;
}

const LEAST_NUMBER = -1.5e308;

function keyOfValue(value: Scalar): string | number {
  if (value === null) return Number.NEGATIVE_INFINITY;
  if (typeof value === 'boolean') return value ? -1.6e308 : -1.7e308;
  return value;
}

/** The WHERE clause of a conjunction; 'TRUE' for an empty one. */
export function whereSql(where: Condition[]): Sql {
  return joined(where.map(conditionSql));
}

/** Conditions, position and order of one page. The order ends with the id, which makes it total. */
export function pageSql(where: Condition[], orderBy: Order | undefined, from?: Position): Sql {
  const parts = where.map(conditionSql);
  const isDescending = orderBy?.direction === 'descending';
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
  const order = orderBy ? `${keyOf(orderBy.field)} ${direction}, id ${direction}` : 'id ASC';
  const { text, values } = joined(parts);
  return { text: `${text} ORDER BY ${order}`, values };
}

function conditionSql(condition: Condition): Sql {
  const key = keyOf(condition.field);
  if ('equals' in condition) return { text: `${key} = ?`, values: [keyOfValue(condition.equals)] };
  if ('in' in condition) {
    const marks = condition.in.map(() => '?').join(', ');
    return { text: `${key} IN (${marks})`, values: condition.in.map(keyOfValue) };
  }
  if ('contains' in condition) {
    return { text: `contains_folded(${key}, ?)`, values: [condition.contains.toLowerCase()] };
  }
  return rangeSql(key, condition.from, condition.before);
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
