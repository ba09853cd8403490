import type { Container, ContainerName, Doc, Store } from './store.ts';

/**
 * A store that calls `done` with the container's name after each write, also after one that failed: a write without an
 * answer may have happened.
 */
export function afterWrites(store: Store, done: (name: ContainerName) => void): Store {
  return {
    ...store,
    container<T extends Doc>(name: ContainerName): Container<T> {
      const container = store.container<T>(name);
      const followed = <R>(write: Promise<R>) => write.finally(() => done(name));
      return {
        ...container,
        create: (doc) => followed(container.create(doc)),
        replace: (doc, etag) => followed(container.replace(doc, etag)),
        remove: (id, etag) => followed(container.remove(id, etag)),
      };
    },
  };
}
