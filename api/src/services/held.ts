import { createCache } from './cache.ts';

/** Keeps immutable documents in memory, at most `most`, the most recently used ones. They never expire. */
export function createHeld<T>(most: number) {
  const held = createCache<string, Promise<T>>({ most });
  return {
    /** Returns a document, loading it once for all concurrent callers. A failed load is not kept. */
    get(id: string, load: () => Promise<T>): Promise<T> {
      const known = held.find(id)?.value;
      const loading = known ?? load();
      if (!known) loading.catch(() => held.drop(id));
      // Kept again by each use: the first one was not used for the longest time.
      held.reading()(id, loading);
      return loading;
    },
  };
}
