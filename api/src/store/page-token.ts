import { createHash } from 'node:crypto';
import { fieldOf, isScalar, projected } from './fields.ts';
import {
  type ContainerName,
  type Doc,
  type Page,
  type PageQuery,
  type Query,
  type Scalar,
  type Stored,
  StoreError,
} from './store.ts';

/**
 * Where a page begins: after the document with this value of the ordering field (null without one) and this id. With
 * `isBack`, the page ends before that document: the query reads in the other direction from there.
 */
export type Position = { value: Scalar; id: string; isBack?: boolean };

/**
 * The token for the page after `edge`, or with `isBack` before it. It is a position rather than an offset or a snapshot, so that a document
 * inserted or removed before it neither repeats nor skips another one.
 */
function pageTokenAt(name: ContainerName, query: Query, edge: Doc, isBack = false): string {
  const value = query.orderBy ? fieldOf(edge, query.orderBy.field) : null;
  const parts = [fingerprint(name, query), value, edge.id, ...(isBack ? [true] : [])];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/**
 * The page of a query that has read at most one document more than its limit from its position: there is a further page
 * in that direction when it found that one, and one on the other side of the position. The documents have the fields
 * that the page token needs, the page only those that the query names.
 */
export function pageFrom<T extends Doc>(
  name: ContainerName,
  query: PageQuery,
  found: readonly Stored<T>[],
  from?: Position,
): Page<T> {
  const read = found.slice(0, query.limit);
  if (from?.isBack) read.reverse();
  const items = read.map(({ doc, etag }) => ({ doc: projected(doc, query.fields), etag }));
  const [first, last] = [read[0], read.at(-1)];
  const hasMore = found.length > query.limit;
  const isNext = from?.isBack || hasMore;
  const isPrevious = from && (!from.isBack || hasMore);
  return {
    items,
    ...(isNext && last && { after: pageTokenAt(name, query, last.doc) }),
    ...(isPrevious && first && { before: pageTokenAt(name, query, first.doc, true) }),
  };
}

/** The position in `query.after`, or undefined on the first page. Throws StoreError 'bad-page'. */
export function positionIn(name: ContainerName, query: Query): Position | undefined {
  if (query.after === undefined) return undefined;
  const parsed = parse(query.after);
  if (Array.isArray(parsed) && parsed[0] === fingerprint(name, query)) {
    const [, value, id, isBack = false, ...rest]: unknown[] = parsed;
    if (isScalar(value) && typeof id === 'string' && typeof isBack === 'boolean' && !rest.length)
      return { value, id, isBack };
  }
  throw new StoreError('bad-page', `${name}: the page token does not belong to this query`);
}

/** Whether a token leads to the page before another one. False for a malformed token. */
export function leadsBack(token: string | undefined): boolean {
  const parsed = parse(token ?? '');
  return Array.isArray(parsed) && parsed[3] === true;
}

function parse(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString());
  } catch {
    return undefined;
  }
}

function fingerprint(name: ContainerName, { where, orderBy }: Query): string {
  const text = JSON.stringify([name, where ?? [], orderBy?.field, orderBy?.direction]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}
