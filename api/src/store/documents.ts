import type { MessageCode } from '@vse/domain/messages';
import { isNotFound, notFound, Problem } from '../problem.ts';
import { mapInChunks } from './map-in-chunks.ts';
import {
  type Condition,
  type Container,
  type Doc,
  type Page,
  type Query,
  type Stored,
  StoreError,
} from './store.ts';

const ATTEMPTS = 50;

/** Creates a document whose id is derived from the request. If it already exists, the first attempt succeeded. */
export async function createOnce<T extends Doc>(container: Container<T>, doc: T): Promise<string> {
  await container.create(doc).catch(ignoreConflict);
  return doc.id;
}

/** Like createOnce, but returns the stored document. Throws Problem 404 if it was deleted in between. */
export async function createOrRead<T extends Doc>(
  container: Container<T>,
  doc: T,
  missing?: MessageCode,
): Promise<Stored<T>> {
  const created = await container.create(doc).catch(ignoreConflict);
  return created ?? readStored(container, doc.id, missing);
}

/** Reads a document that has to exist. Throws Problem 404 with the code `missing` when it does not. */
export async function readStored<T extends Doc>(
  container: Container<T>,
  id: string,
  missing: MessageCode = 'RECORD_NOT_FOUND',
): Promise<Stored<T>> {
  const stored = await container.read(id);
  if (!stored) throw notFound(missing);
  return stored;
}

/** For work that needs nothing more when another request has created the document. */
export function ignoreConflict(error: unknown): undefined {
  if (error instanceof StoreError && error.kind === 'conflict') return undefined;
  throw error;
}

/** For work that needs nothing more when the document was deleted in between. */
export function ignoreNotFound(error: unknown): undefined {
  if (isNotFound(error)) return undefined;
  throw error;
}

type Change<T> = (doc: T) => T | undefined | Promise<T | undefined>;

/** The document after a change, its ETag for the next write, and the document that was changed. */
export type Revised<T> = Stored<T> & { before: T };

/**
 * Reads, changes and replaces a document (optimistic concurrency). With the client's ETag, a concurrent change is
 * refused (412); without one, `change` is retried on the newer document. `change` returns undefined to leave the
 * document as it is. Throws Problem 404 with the code `missing` when the document does not exist.
 */
export async function revise<T extends Doc>(
  container: Container<T>,
  id: string,
  etag: string | undefined,
  change: Change<T>,
  missing?: MessageCode,
): Promise<Revised<T>> {
  const stored = await readStored(container, id, missing);
  if (etag !== undefined && stored.etag !== etag) throw new Problem(412, 'CHANGED_MEANWHILE');
  return reviseRead(container, stored, change, { missing, isRetried: etag === undefined });
}

/** Like revise, but starts from a document that was just read: one store call unless another writer came first. */
export async function reviseRead<T extends Doc>(
  container: Container<T>,
  known: Stored<T>,
  change: Change<T>,
  { missing, isRetried = true }: { missing?: MessageCode | undefined; isRetried?: boolean } = {},
): Promise<Revised<T>> {
  let stored = known;
  for (let attempt = 1; ; attempt++) {
    const before = stored.doc;
    const changed = await change(before);
    if (!changed) return { ...stored, before };
    try {
      return { ...(await container.replace(changed, stored.etag)), before };
    } catch (error) {
      if (isStale(error) && !isRetried) throw new Problem(412, 'CHANGED_MEANWHILE');
      if (!isReplaced(error) || attempt === ATTEMPTS) throw error;
      await pause(attempt);
      stored = await readStored(container, known.doc.id, missing);
    }
  }
}

/**
 * Like revise without an ETag, but `change` also makes the document when there is none. Throws StoreError 'stale' after
 * 50 lost races.
 */
export async function createOrRevise<T extends Doc>(
  container: Container<T>,
  id: string,
  change: (doc: T | undefined) => T | undefined,
): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const stored = await container.read(id);
    const changed = change(stored?.doc);
    if (!changed || (await writeOver(container, changed, stored?.etag))) return;
    await pause(attempt);
  }
  throw new StoreError('stale', `${id} changed during each of ${ATTEMPTS} attempts`);
}

/** Creates a document, or replaces the one with this ETag. Undefined when another writer was faster. */
export async function writeOver<T extends Doc>(
  container: Container<T>,
  doc: T,
  etag: string | undefined,
): Promise<Stored<T> | undefined> {
  try {
    return await (etag === undefined ? container.create(doc) : container.replace(doc, etag));
  } catch (error) {
    if (isReplaced(error)) return undefined;
    return ignoreConflict(error);
  }
}

/**
 * Removes a document: with the client's ETag only if it is unchanged, without one despite concurrent changes. Returns
 * what was removed. Throws Problem 404 or 412.
 */
export async function removeDoc<T extends Doc>(
  container: Container<T>,
  id: string,
  etag: string | undefined,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const { doc, etag: current } = await readStored(container, id);
    try {
      await container.remove(id, etag ?? current);
      return doc;
    } catch (error) {
      if (!isStale(error) || etag !== undefined || attempt === ATTEMPTS) throw error;
      await pause(attempt);
    }
  }
}

/** Returns a document that has this value in a declared field. */
export async function findBy<T extends Doc>(
  container: Container<T>,
  field: string,
  equals: string,
): Promise<T | undefined> {
  const { items } = await container.page({ where: [{ field, equals }], limit: 1 });
  return items[0]?.doc;
}

/** Those of these ids that no document has. */
export async function missingFrom<T extends Doc>(
  container: Container<T>,
  ids: readonly string[],
): Promise<string[]> {
  const missing = await mapInChunks(ids, async (id) => ((await container.read(id)) ? [] : [id]));
  return missing.flat();
}

type WholeQuery = Omit<Query, 'limit' | 'after'>;

/**
 * Returns all documents of a query. Only for lists that stay small, such as the catalogue's: bounded.test.ts names each
 * caller with its reason.
 */
export function everything<T extends Doc, F extends keyof T & string>(
  container: Container<T>,
  query: WholeQuery & { fields: readonly F[] },
): Promise<Stored<Pick<T, F | 'id'>>[]>;
export function everything<T extends Doc>(
  container: Container<T>,
  query?: WholeQuery,
): Promise<Stored<T>[]>;
export async function everything<T extends Doc>(
  container: Container<T>,
  query: WholeQuery = {},
): Promise<Stored<T>[]> {
  const all: Stored<T>[] = [];
  for await (const items of pagesOf(container, query, 500)) all.push(...items);
  return all;
}

/** Reads the documents of a query page by page, for containers that grow. A page is read when the last one is done. */
export function pagesOf<T extends Doc, F extends keyof T & string>(
  container: Container<T>,
  query: WholeQuery & { fields: readonly F[] },
  limit?: number,
): AsyncGenerator<Stored<Pick<T, F | 'id'>>[]>;
export function pagesOf<T extends Doc>(
  container: Container<T>,
  query: WholeQuery,
  limit?: number,
): AsyncGenerator<Stored<T>[]>;
export async function* pagesOf<T extends Doc>(
  container: Container<T>,
  query: WholeQuery,
  limit = 50,
): AsyncGenerator<Stored<T>[]> {
  let page: Page<T> = { items: [] };
  do {
    page = await container.page({ ...query, limit, ...(page.after && { after: page.after }) });
    yield page.items;
  } while (page.after);
}

/**
 * Reads about `limit` documents by id, for work that stores how far it is: those after the id `after`, '' at the
 * beginning. `last` is the id to go on after; undefined when there are no more.
 */
export async function pageById<T extends Doc>(
  container: Container<T>,
  { after, limit, where = [] }: { after: string; limit: number; where?: readonly Condition[] },
): Promise<{ docs: T[]; last: string | undefined }> {
  const from = after === '' ? [] : [{ field: 'id', from: after }];
  // One more for the one that the page before ended with.
  const page = await container.page({ where: [...where, ...from], limit: limit + 1 });
  const docs = page.items.flatMap(({ doc }) => (doc.id === after ? [] : [doc]));
  return { docs, last: page.after === undefined ? undefined : docs.at(-1)?.id };
}

export const isStale = (error: unknown) => error instanceof StoreError && error.kind === 'stale';

/** Whether a write failed because another writer has changed or removed the document. */
const isReplaced = (error: unknown) =>
  isStale(error) || (error instanceof StoreError && error.kind === 'missing');

/** For a removal that another request's write or removal makes unnecessary. */
export function ignoreReplaced(error: unknown): void {
  if (!isReplaced(error)) throw error;
}

/** Backoff with jitter, so that writers that conflicted once do not conflict again. */
export const pause = (attempt: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(attempt * 5, 100)));
