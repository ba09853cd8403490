import { AsyncLocalStorage } from 'node:async_hooks';
import { type Container, type ContainerName, type Doc, type Store, StoreError } from './store.ts';

/** The right to work on something, until a time in milliseconds or until it is taken away. */
export type Lease = { until: number; now: () => number; isLost: boolean };

const leases = new AsyncLocalStorage<Lease>();

/** Runs work of which no write happens once the lease is over, however long a step before it has hung. */
export const withinLease = <T>(lease: Lease, work: () => Promise<T>): Promise<T> =>
  leases.run(lease, work);

/**
 * A store that refuses each write of work whose lease is over with StoreError 'unavailable': another instance may work
 * on the same records by now.
 */
export function fenced(store: Store): Store {
  return {
    ...store,
    container<T extends Doc>(name: ContainerName): Container<T> {
      const container = store.container<T>(name);
      const whileHeld = async <R>(write: () => Promise<R>) => {
        requireLease();
        return write();
      };
      return {
        ...container,
        create: (doc) => whileHeld(() => container.create(doc)),
        replace: (doc, etag) => whileHeld(() => container.replace(doc, etag)),
        remove: (id, etag) => whileHeld(() => container.remove(id, etag)),
      };
    },
  };
}

function requireLease(): void {
  const lease = leases.getStore();
  if (!lease || (!lease.isLost && lease.now() < lease.until)) return;
  throw new StoreError('unavailable', 'The lease of this work is over');
}
