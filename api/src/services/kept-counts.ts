import type { ContainerName } from '../store/store.ts';
import type { Records } from '../store/typed-containers.ts';
import { type Cache, createCache } from './cache.ts';

/** A container whose documents are counted under its own name. */
export type CountedRecord = ContainerName & keyof Records;

/** A number of records; `of` are their ids or names, where a caller needs them. */
type NewCount = { count: number; of?: readonly string[] };
/** `countedAt` is when counting began, in epoch milliseconds. */
export type Count = NewCount & { countedAt: number };

/** Searches are counts of their own, so that their number has to be limited. */
const MOST_KEPT = 200;

/** The counts that this instance has made. A write of this instance drops all counts of its container. */
export function createKeptCounts(now: () => Date) {
  const caches = new Map<ContainerName, Cache<string, Count>>();

  function cacheOf(record: ContainerName) {
    const cache = caches.get(record) ?? createCache<string, Count>({ most: MOST_KEPT });
    caches.set(record, cache);
    return cache;
  }

  return {
    /** Has to be called after each write to a container. */
    drop: (record: ContainerName) => cacheOf(record).drop(),
    /** The count kept under `key` if it is good enough for the caller, otherwise a new one. */
    async get(
      record: CountedRecord,
      key: string,
      isEnough: (kept: Count) => boolean,
      count: () => Promise<number | NewCount>,
    ): Promise<Count> {
      const cache = cacheOf(record);
      const known = cache.find(key)?.value;
      if (known && isEnough(known)) return known;
      const keep = cache.reading();
      const countedAt = now().getTime();
      const counted = await count();
      const made = { ...(typeof counted === 'number' ? { count: counted } : counted), countedAt };
      keep(key, made);
      return made;
    },
  };
}
