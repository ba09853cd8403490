import { aroundWrites } from './around-writes.ts';
import type { ContainerName, Store } from './store.ts';

/**
 * A store that calls `done` with the container's name after each write, also after one that failed, with the error: a
 * write without an answer may have happened.
 */
export const afterWrites = (
  store: Store,
  done: (name: ContainerName, error?: unknown) => void,
): Store =>
  aroundWrites(store, async (name, write) => {
    const [written] = await Promise.allSettled([write()]);
    if (written.status === 'rejected') {
      done(name, written.reason);
      throw written.reason;
    }
    done(name);
    return written.value;
  });
