import { isNear } from '@vse/domain/rules/durations';

/** How long this instance may use what it has read before it sees another instance's change. */
const KEPT_MS = 30_000;

export type Cache<Key, Value> = ReturnType<typeof createCache<Key, Value>>;

/**
 * Keeps values that this instance has read: for half a minute with a clock, and until they are dropped without one. Has
 * at most `most` values; one more drops the oldest.
 */
export function createCache<Key, Value>({ now, most = 5000 }: { now?: () => Date; most?: number }) {
  const entries = new Map<Key, { at: number; value: Value }>();
  /** Counts drops, because a value that was read before a write ended must not be kept after it. */
  let drops = 0;
  const time = () => now?.().getTime() ?? 0;
  return {
    find(key: Key): { value: Value } | undefined {
      const entry = entries.get(key);
      return entry && isNear(KEPT_MS, entry.at, time()) ? entry : undefined;
    },
    /** Call it before a read. Returns what keeps the values read, unless something was dropped in between. */
    reading() {
      const [at, dropsBefore] = [time(), drops];
      return (key: Key, value: Value): void => {
        if (drops !== dropsBefore) return;
        entries.delete(key);
        entries.set(key, { at, value });
        const [first] = entries.keys();
        if (entries.size > most && first !== undefined) entries.delete(first);
      };
    },
    /** Call it after each write, so that this instance sees its own at once. Drops everything without a key. */
    drop(...keys: readonly Key[]): void {
      drops += 1;
      if (keys.length === 0) entries.clear();
      for (const key of keys) entries.delete(key);
    },
  };
}
