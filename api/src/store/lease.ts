import { AsyncLocalStorage } from 'node:async_hooks';
import { aroundWrites } from './around-writes.ts';
import { type Store, StoreError } from './store.ts';

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
export const fenced = (store: Store): Store =>
  aroundWrites(store, async (_, write) => {
    requireLease();
    return write();
  });

function requireLease(): void {
  const lease = leases.getStore();
  if (!lease || (!lease.isLost && lease.now() < lease.until)) return;
  throw new StoreError('unavailable', 'The lease of this work is over');
}
