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

/** Where a page ended: the value of the ordering field (null without one) and the id of its last document. */
export type Position = { value: Scalar; id: string };

/**
 * The token for the page after `last`. It is a position rather than an offset or a snapshot, so that a document
 * inserted or removed before it neither repeats nor skips another one.
 */
function pageTokenAt(name: ContainerName, query: Query, last: Doc): string {
  const value = query.orderBy ? fieldOf(last, query.orderBy.field) : null;
  return Buffer.from(JSON.stringify([fingerprint(name, query), value, last.id])).toString(
    'base64url',
  );
}

/**
 * The page of a query that has read at most one document more than its limit: there is a next page when it found that
 * one. The documents have the fields that the page token needs, the page only those that the query names.
 */
export function pageFrom<T extends Doc>(
  name: ContainerName,
  query: PageQuery,
  found: readonly Stored<T>[],
): Page<T> {
  const read = found.slice(0, query.limit);
  const items = read.map(({ doc, etag }) => ({ doc: projected(doc, query.fields), etag }));
  const last = read.at(-1);
  const hasMore = found.length > query.limit && last !== undefined;
  return hasMore ? { items, after: pageTokenAt(name, query, last.doc) } : { items };
}

/** The position in `query.after`, or undefined on the first page. Throws StoreError 'bad-page'. */
export function positionIn(name: ContainerName, query: Query): Position | undefined {
  if (query.after === undefined) return undefined;
  const parsed = parse(query.after);
  if (Array.isArray(parsed) && parsed.length === 3 && parsed[0] === fingerprint(name, query)) {
    const [, value, id]: unknown[] = parsed;
    if (isScalar(value) && typeof id === 'string') return { value, id };
  }
  throw new StoreError('bad-page', `${name}: the page token does not belong to this query`);
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
