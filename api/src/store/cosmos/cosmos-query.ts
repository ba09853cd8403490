import type { SqlParameter, SqlQuerySpec } from '@azure/cosmos';
import { fieldsToRead, indexFor } from '../fields.ts';
import type { Position } from '../page-token.ts';
import type { Condition, ContainerName, Order, PageQuery, Scalar } from '../store.ts';

/**
 * The queries for one page, to run in order until the page is full. With `isBack` they find the page before the
 * position, in reverse, by the same indexes.
 *
 * Cosmos DB's continuation tokens are not used: the JavaScript SDK returns none for an ORDER BY across partitions (it
 * does against emulators, which hides this until production). So a page continues after its last document's position.
 *
 * Nulls have a query of their own, because the SDK throws when it merges partitions and finds a null sort key. One
 * query orders the values by (field, id), which needs a composite index; the other orders the nulls by id. Cosmos DB uses
 * a composite index for a filter by equality only if the ORDER BY begins with the filter's field.
 */
export function pageQueries(
  name: ContainerName,
  query: PageQuery,
  from?: Position,
): SqlQuerySpec[] {
  const { where = [], orderBy } = query;
  const select = selectOf(query);
  const isAscending = (orderBy?.direction !== 'descending') !== (from?.isBack ?? false);
  if (!orderBy) return [nullsOrAll(select, where, isAscending ? 'ASC' : 'DESC', from)];
  const { field } = orderBy;
  const direction = isAscending ? 'ascending' : 'descending';
  const isNull: Condition[] = [...where, { field, equals: null }];
  const index = indexFor(name, where, orderBy);
  const nulls = () => nullsOrAll(select, isNull, isAscending ? 'ASC' : 'DESC', from);
  const values = () => valuesOf(select, where, { index, direction }, from);
  if (!admitsNull(where, field)) return [values()];
  if (from === undefined) return isAscending ? [nulls(), values()] : [values(), nulls()];
  if (from.value === null) {
    return isAscending ? [nulls(), valuesOf(select, where, { index, direction })] : [nulls()];
  }
  return isAscending ? [values()] : [values(), nullsOrAll(select, isNull, 'DESC')];
}

export function countQuery(where: Condition[]): SqlQuerySpec {
  const parameters: SqlParameter[] = [];
  return spec('SELECT VALUE COUNT(1)', conditions(where, parameters), '', parameters);
}

function selectOf(query: PageQuery): string {
  const fields = fieldsToRead(query);
  return fields ? `SELECT ${['c.id', 'c._etag', ...fields.map(path)].join(', ')}` : 'SELECT *';
}

/** Ordered by id alone: all documents, or those whose ordering field is null. */
function nullsOrAll(
  select: string,
  where: Condition[],
  direction: 'ASC' | 'DESC',
  from?: Position,
): SqlQuerySpec {
  const parameters: SqlParameter[] = [];
  const parts = conditions(where, parameters);
  if (from) parts.push(`c.id ${direction === 'ASC' ? '>' : '<'} ${parameter(parameters, from.id)}`);
  return spec(select, parts, `ORDER BY c.id ${direction}`, parameters);
}

/** The documents whose ordering field is not null, after `from`. */
function valuesOf(
  select: string,
  where: Condition[],
  { index, direction }: { index: string[]; direction: Order['direction'] },
  from?: Position,
): SqlQuerySpec {
  const parameters: SqlParameter[] = [];
  const parts = conditions(where, parameters);
  const field = index.at(-1) ?? 'id';
  const [sql, sign] = direction === 'ascending' ? ['ASC', '>'] : ['DESC', '<'];
  // The service orders documents without the field too, before all others; the npm emulator leaves them out. A page that
  // ends with one would have no position, and the next page would begin again.
  if (from === undefined) parts.push(`IS_DEFINED(${path(field)})`, `NOT IS_NULL(${path(field)})`);
  else {
    const value = parameter(parameters, from.value);
    const id = parameter(parameters, from.id);
    // The first condition lets the index start at the position; the second decides among equal values.
    parts.push(
      `${path(field)} ${sign}= ${value}`,
      `(${path(field)} ${sign} ${value} OR c.id ${sign} ${id})`,
    );
  }
  const order = [...index.map(path), 'c.id'].map((key) => `${key} ${sql}`).join(', ');
  return spec(select, parts, `ORDER BY ${order}`, parameters);
}

/** False when a condition on `field` excludes null, so that the query for nulls is not needed. */
function admitsNull(where: Condition[], field: string): boolean {
  return where.every((condition) => {
    if (condition.field !== field) return true;
    if ('equals' in condition) return condition.equals === null;
    if ('in' in condition) return condition.in.includes(null);
    if ('begins' in condition) return true;
    return condition.from === undefined && condition.before === undefined;
  });
}

function conditions(where: Condition[], parameters: SqlParameter[]): string[] {
  return where.flatMap((condition) => {
    const field = path(condition.field);
    if ('equals' in condition) return `${field} = ${parameter(parameters, condition.equals)}`;
    if ('in' in condition) {
      const list = condition.in.map((value) => parameter(parameters, value));
      return list.length > 0 ? `${field} IN (${list.join(', ')})` : 'false';
    }
    if ('begins' in condition)
      return condition.begins.map((text) => {
        const beginning = parameter(parameters, text);
        return `EXISTS(SELECT VALUE w FROM w IN ${field} WHERE STARTSWITH(w, ${beginning}))`;
      });
    const { from, before } = condition;
    return [
      ...(from === undefined ? [] : [`${field} >= ${parameter(parameters, from)}`]),
      ...(before === undefined ? [] : [`${field} < ${parameter(parameters, before)}`]),
    ];
  });
}

/** Brackets, because a field may have the name of a keyword. */
function path(field: string): string {
  return `c["${field}"]`;
}

function parameter(parameters: SqlParameter[], value: Scalar): string {
  const name = `@p${parameters.length}`;
  parameters.push({ name, value });
  return name;
}

function spec(select: string, parts: string[], order: string, parameters: SqlParameter[]) {
  const where = parts.length > 0 ? ` WHERE ${parts.join(' AND ')}` : '';
  return { query: `${select} FROM c${where} ${order}`.trim(), parameters };
}
