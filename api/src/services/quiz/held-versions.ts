import type { QuizVersionDoc } from '../../store/document-types.ts';

const HELD = 50;

/** Caches the most recently used quiz versions in memory. They are immutable, so they never expire. */
export function createHeldVersions() {
  const held = new Map<string, Promise<QuizVersionDoc>>();
  return {
    /** Returns a version, loading it once for all concurrent callers. A failed load is not cached. */
    get(id: string, load: () => Promise<QuizVersionDoc>): Promise<QuizVersionDoc> {
      let version = held.get(id);
      if (!version) {
        version = load();
        version.catch(() => held.delete(id));
      }
      // Moved to the end: the first one was not used for the longest time.
      held.delete(id);
      held.set(id, version);
      const [oldest] = held.keys();
      if (held.size > HELD && oldest) held.delete(oldest);
      return version;
    },
  };
}
