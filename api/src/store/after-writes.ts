import type { Container, Doc } from './store.ts';

/**
 * A container that calls `done` after each write, also after one that failed: a write without an answer may have
 * happened.
 */
export function afterWrites<T extends Doc>(
  container: Container<T>,
  done: () => void,
): Container<T> {
  const followed = async <R>(write: Promise<R>): Promise<R> => {
    try {
      return await write;
    } finally {
      done();
    }
  };
  return {
    ...container,
    create: (doc) => followed(container.create(doc)),
    replace: (doc, etag) => followed(container.replace(doc, etag)),
    remove: (id, etag) => followed(container.remove(id, etag)),
  };
}
