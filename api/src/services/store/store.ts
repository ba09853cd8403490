import type containers from '@vse/domain/data/containers.json';

/**
 * The narrow port to the records (DESIGN.md 6). Two databases stand behind it, Cosmos DB and SQLite, under one
 * contract test. Nothing above it knows a query language.
 */
export type Store = {
  container<T extends Doc>(name: ContainerName): Container<T>;
  close(): Promise<void>;
};

export type ContainerName = keyof (typeof containers)['containers'];

/** What a record must have. Fields declared in containers.json are present on every document, null when unknown. */
export type Doc = { id: string };

/** A document as it stands in the database, with the ETag that a later replace or remove has to show. */
export type Stored<T> = { doc: T; etag: string };

export type Scalar = string | number | boolean | null;

/** One condition on one declared field. `from` is inclusive, `before` exclusive, `contains` ignores letter case. */
export type Condition =
  | { field: string; equals: Scalar }
  | { field: string; in: Scalar[] }
  | { field: string; from?: string | number; before?: string | number }
  | { field: string; contains: string };

export type Order = { field: string; direction: 'ascending' | 'descending' };

/** A conjunction of conditions, ordered by one declared field (by id without one), at most `limit` documents. */
export type Query = { where?: Condition[]; orderBy?: Order; after?: string; limit: number };

/** `after` continues with the next page; it is opaque, and absent on the last page. */
export type Page<T> = { items: Stored<T>[]; after?: string };

export type Container<T extends Doc> = {
  read(id: string): Promise<Stored<T> | undefined>;
  /** Throws StoreError 'conflict' when the id is taken. */
  create(doc: T): Promise<Stored<T>>;
  /** Throws StoreError 'stale' when the document has changed since `etag`, 'missing' when it is gone. */
  replace(doc: T, etag: string): Promise<Stored<T>>;
  /** Throws as replace does. */
  remove(id: string, etag: string): Promise<void>;
  /** Throws StoreError 'bad-page' when `after` did not come from the same query. */
  page(query: Query): Promise<Page<T>>;
  count(where: Condition[]): Promise<number>;
};

export class StoreError extends Error {
  readonly kind: 'conflict' | 'stale' | 'missing' | 'bad-page';

  constructor(kind: StoreError['kind'], message: string) {
    super(message);
    this.name = 'StoreError';
    this.kind = kind;
  }
}
