import { useEffect } from 'react';
import { type Cache, type Middleware, unstable_serialize, useSWRConfig } from 'swr';

const MOST_KEPT = 50;
/** How many hooks show each key. */
const held = new Map<string, number>();

/**
 * Keeps the newest answers: forgets those that were written longest ago when a hook leaves a key, such as that of an
 * earlier search. An answer that a hook still shows stays, because SWR would show it as not loaded.
 */
export const keepingNewest: Middleware = (useNext) => (key, fetcher, config) => {
  const { cache } = useSWRConfig();
  const shown = unstable_serialize(key);
  useEffect(() => {
    held.set(shown, (held.get(shown) ?? 0) + 1);
    return () => {
      const others = (held.get(shown) ?? 1) - 1;
      if (others > 0) held.set(shown, others);
      else held.delete(shown);
      // By then, the hook that takes the place of this one holds its key.
      queueMicrotask(() => forgetOldest(cache));
    };
  }, [cache, shown]);
  return useNext(key, fetcher, config);
};

function forgetOldest(cache: Cache) {
  const keys = [...cache.keys()];
  const left = keys.filter((key) => !held.has(key));
  for (const key of left.slice(0, Math.max(0, keys.length - MOST_KEPT))) cache.delete(key);
}
