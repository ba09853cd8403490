import { notFound, Problem } from '../http/errors.ts';
import {
  type Container,
  type Doc,
  type Page,
  type Query,
  type Stored,
  StoreError,
} from './store/store.ts';

export const CHANGED_MEANWHILE =
  'Someone else changed this meanwhile. Please reload and try again.';
const ATTEMPTS = 50;

/** Creates a document whose id is derived from the request: finding it there already means the first try worked. */
export async function createOnce<T extends Doc>(container: Container<T>, doc: T): Promise<string> {
  await container.create(doc).catch(ignoreConflict);
  return doc.id;
}

export function ignoreConflict(error: unknown): undefined {
  if (error instanceof StoreError && error.kind === 'conflict') return undefined;
  throw error;
}

/**
 * Reads, changes and replaces a document. With the client's ETag a change by someone else meanwhile is refused (412);
 * without one `change` is tried again on what is there now. `change` returns undefined to leave the document as it is.
 * Throws Problem 404, saying what was not found, when there is no such document.
 */
export async function revise<T extends Doc>(
  container: Container<T>,
  id: string,
  etag: string | undefined,
  change: (doc: T) => T | undefined | Promise<T | undefined>,
  what = 'The record',
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const stored = await container.read(id);
    if (!stored) throw notFound(what);
    if (etag !== undefined && stored.etag !== etag) throw new Problem(412, CHANGED_MEANWHILE);
    const changed = await change(stored.doc);
    if (!changed) return stored.doc;
    try {
      return (await container.replace(changed, stored.etag)).doc;
    } catch (error) {
      if (!isStale(error) || attempt === ATTEMPTS) throw error;
      await pause(attempt);
    }
  }
}

/** Creates a document, or replaces the one that had this ETag. False when somebody else was faster. */
export async function writeOver<T extends Doc>(
  container: Container<T>,
  doc: T,
  etag: string | undefined,
): Promise<boolean> {
  try {
    if (etag === undefined) await container.create(doc);
    else await container.replace(doc, etag);
    return true;
  } catch (error) {
    if (error instanceof StoreError && error.kind !== 'bad-page') return false;
    throw error;
  }
}

/**
 * Removes a document; with the client's ETag only if it is unchanged, without one also while others change it. Throws
 * Problem 404 or 412.
 */
export async function removeDoc<T extends Doc>(
  container: Container<T>,
  id: string,
  etag: string | undefined,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const stored = await container.read(id);
    if (!stored) throw notFound('The record');
    try {
      return await container.remove(id, etag ?? stored.etag);
    } catch (error) {
      if (!isStale(error) || etag !== undefined || attempt === ATTEMPTS) throw error;
      await pause(attempt);
    }
  }
}

/** Every document of a query: for lists that stay small, as the catalogue's do. */
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

export const isStale = (error: unknown) => error instanceof StoreError && error.kind === 'stale';

/** Writers that met once should not meet again: a random pause that grows a little. */
export const pause = (attempt: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(attempt * 5, 100)));
