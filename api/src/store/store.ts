import type containers from '@vse/domain/data/containers.json';

/**
 * The narrow port to the records (DESIGN.md 6). Cosmos DB and SQLite implement it and pass the same contract tests. No
 * code above it knows a query language.
 */
export type Store = {
  container<T extends Doc>(name: ContainerName): Container<T>;
  close(): Promise<void>;
};

export type ContainerName = keyof (typeof containers)['containers'];

/** Gives each call an abort signal: the store does not know requests, but its calls run within one. */
export type Deadline = () => AbortSignal;

/** What every document has. Fields declared in containers.json are always present, null when unknown. */
export type Doc = { id: string };

/** A stored document, with the ETag that a later replace or remove must show. */
export type Stored<T> = { doc: T; etag: string };

export type Scalar = string | number | boolean | null;

/**
 * One condition on one declared field. `from` is inclusive, `before` is exclusive. `begins`, on the field of words:
 * each of these texts is the beginning of one of the document's words.
 */
export type Condition =
  | { field: string; equals: Scalar }
  | { field: string; in: Scalar[] }
  | { field: string; from?: string | number; before?: string | number }
  | { field: string; begins: string[] };

export type Order = { field: string; direction: 'ascending' | 'descending' };

/**
 * All conditions must hold. Ordered by one declared field, or by id without one; at most `limit` documents. `after` is
 * the token of a page: the `after` or the `before` of a page that this query has read.
 */
export type Query = { where?: Condition[]; orderBy?: Order; after?: string; limit: number };

/**
 * A query as a database gets it. With `fields`, documents come with their id and these of their top-level fields, null
 * where they have none.
 */
export type PageQuery = Query & { fields?: readonly string[] };

/** The part of a query that says which page. */
export type Paging = Pick<Query, 'after' | 'limit'>;

/**
 * `after` is the opaque token for the next page, absent on the last page. `before` is the one for the page that ends
 * before this one, absent on the first page. Both pages cost one read at any depth. When documents were removed, the
 * page that a token leads to can be empty.
 */
export type Page<T> = { items: Stored<T>[]; after?: string; before?: string };

/** Every call throws StoreError 'unavailable' when the database does not answer before the deadline. */
export type Container<T extends Doc> = {
  read(id: string): Promise<Stored<T> | undefined>;
  /** Throws StoreError 'conflict' when the id is taken, 'too-large' for a document of more than DOCUMENT_BYTES. */
  create(doc: T): Promise<Stored<T>>;
  /** Throws 'stale' when the document has changed since `etag`, 'missing' when it does not exist, and 'too-large'. */
  replace(doc: T, etag: string): Promise<Stored<T>>;
  /** Throws StoreError 'stale' and 'missing', like replace. */
  remove(id: string, etag: string): Promise<void>;
  /** Throws StoreError 'bad-page' when `after` comes from another query. */
  page<F extends keyof T & string>(
    query: Query & { fields: readonly F[] },
  ): Promise<Page<Pick<T, F | 'id'>>>;
  page(query: Query): Promise<Page<T>>;
  count(where: Condition[]): Promise<number>;
};

/** 'unavailable': the database did not answer in time, so a write may or may not have happened. */
export class StoreError extends Error {
  readonly kind: 'conflict' | 'stale' | 'missing' | 'bad-page' | 'too-large' | 'unavailable';

  constructor(kind: StoreError['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoreError';
    this.kind = kind;
  }
}
