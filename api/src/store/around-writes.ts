import type { Container, ContainerName, Doc, Store } from './store.ts';

type Around = <R>(name: ContainerName, write: () => Promise<R>) => Promise<R>;

/** A store whose writes (create, replace, remove) run inside `around`, which gets the container's name. */
export const aroundWrites = (store: Store, around: Around): Store => ({
  ...store,
  container<T extends Doc>(name: ContainerName): Container<T> {
    const container = store.container<T>(name);
    return {
      ...container,
      create: (doc) => around(name, () => container.create(doc)),
      replace: (doc, etag) => around(name, () => container.replace(doc, etag)),
      remove: (id, etag) => around(name, () => container.remove(id, etag)),
    };
  },
});
