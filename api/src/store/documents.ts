import type { MessageCode } from '@vse/domain/messages';
import { notFound, Problem } from '../problem.ts';
import {
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
  missing: MessageCode = 'RECORD_NOT_FOUND',
): Promise<Stored<T>> {
  const created = await container.create(doc).catch(ignoreConflict);
  const stored = created ?? (await container.read(doc.id));
  if (!stored) throw notFound(missing);
  return stored;
}

export function ignoreConflict(error: unknown): undefined {
  if (error instanceof StoreError && error.kind === 'conflict') return undefined;
  throw error;
}

type Change<T> = (doc: T) => T | undefined | Promise<T | undefined>;

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
): Promise<T> {
  return (await reviseStored(container, id, etag, change, missing)).doc;
}

/** Like revise, but also returns the ETag for the next write. */
export async function reviseStored<T extends Doc>(
  container: Container<T>,
  id: string,
  etag: string | undefined,
  change: Change<T>,
  missing: MessageCode = 'RECORD_NOT_FOUND',
): Promise<Stored<T>> {
  const stored = await container.read(id);
  if (!stored) throw notFound(missing);
  if (etag !== undefined && stored.etag !== etag) throw new Problem(412, 'CHANGED_MEANWHILE');
  return reviseRead(container, stored, change, { missing, isRetried: etag === undefined });
}

/** Like revise, but starts from a document that was just read: one store call unless another writer came first. */
export async function reviseRead<T extends Doc>(
  container: Container<T>,
  known: Stored<T>,
  change: Change<T>,
  {
    missing = 'RECORD_NOT_FOUND',
    isRetried = true,
  }: { missing?: MessageCode; isRetried?: boolean } = {},
): Promise<Stored<T>> {
  let stored: Stored<T> | undefined = known;
  for (let attempt = 1; ; attempt++) {
    if (!stored) throw notFound(missing);
    const changed = await change(stored.doc);
    if (!changed) return stored;
    try {
      return await container.replace(changed, stored.etag);
    } catch (error) {
      if (isStale(error) && !isRetried) throw new Problem(412, 'CHANGED_MEANWHILE');
      if (!isReplaced(error) || attempt === ATTEMPTS) throw error;
      await pause(attempt);
      stored = await container.read(known.doc.id);
    }
  }
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
    const isLost =
      error instanceof StoreError && ['conflict', 'stale', 'missing'].includes(error.kind);
    if (isLost) return undefined;
    throw error;
  }
}

/**
 * Removes a document: with the client's ETag only if it is unchanged, without one despite concurrent changes. Throws
 * Problem 404 or 412.
 */
export async function removeDoc<T extends Doc>(
  container: Container<T>,
  id: string,
  etag: string | undefined,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const stored = await container.read(id);
    if (!stored) throw notFound('RECORD_NOT_FOUND');
    try {
      return await container.remove(id, etag ?? stored.etag);
    } catch (error) {
      if (!isStale(error) || etag !== undefined || attempt === ATTEMPTS) throw error;
      await pause(attempt);
    }
  }
}

/** Returns all documents of a query. Only for lists that stay small, such as the catalogue's. */
export async function everything<T extends Doc>(
  container: Container<T>,
  query: Omit<Query, 'limit' | 'after'> = {},
): Promise<Stored<T>[]> {
  const all: Stored<T>[] = [];
  let page: Page<T> = { items: [] };
  do {
    page = await container.page({ ...query, limit: 500, ...(page.after && { after: page.after }) });
    all.push(...page.items);
  } while (page.after);
  return all;
}

const isStale = (error: unknown) => error instanceof StoreError && error.kind === 'stale';

const isReplaced = (error: unknown) =>
  isStale(error) || (error instanceof StoreError && error.kind === 'missing');

/** Backoff with jitter, so that writers that conflicted once do not conflict again. */
export const pause = (attempt: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(attempt * 5, 100)));
