import type { Container, ContainerName, Doc, Store } from '../../api/src/store/store.ts';

/** What an instance sees that is killed right before its n-th write: nothing works from then on. */
export function dyingStore(store: Store, n: number) {
  let writes = 0;
  const isDead = () => writes >= n;
  const alive = <Args extends unknown[], R>(work: (...args: Args) => Promise<R>, weight: 0 | 1) => {
    return async (...args: Args): Promise<R> => {
      if (!isDead()) writes += weight;
      if (isDead()) throw new Error('The instance was killed');
      return work(...args);
    };
  };
  const container = <T extends Doc>(name: ContainerName): Container<T> => {
    const real = store.container<T>(name);
    return {
      read: alive(real.read, 0),
      count: alive(real.count, 0),
      page: alive(real.page, 0) as Container<T>['page'],
      create: alive(real.create, 1),
      replace: alive(real.replace, 1),
      remove: alive(real.remove, 1),
    };
  };
  return { store: { container, close: store.close }, isDead };
}
