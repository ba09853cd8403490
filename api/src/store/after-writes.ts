import type { Container, ContainerName, Doc, Store } from './store.ts';

/**
 * A store that calls `done` with the container's name after each write, also after one that failed, with the error: a
 * write without an answer may have happened.
 */
export function afterWrites(
  store: Store,
  done: (name: ContainerName, error?: unknown) => void,
): Store {
  return {
    ...store,
    container<T extends Doc>(name: ContainerName): Container<T> {
      const container = store.container<T>(name);
      const followed = async <R>(write: () => Promise<R>) => {
        const [written] = await Promise.allSettled([write()]);
        if (written.status === 'rejected') {
          done(name, written.reason);
          throw written.reason;
        }
        done(name);
        return written.value;
      };
      return {
        ...container,
        create: (doc) => followed(() => container.create(doc)),
        replace: (doc, etag) => followed(() => container.replace(doc, etag)),
        remove: (id, etag) => followed(() => container.remove(id, etag)),
      };
    },
  };
}
