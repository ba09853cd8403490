/** Keeps immutable documents in memory, at most `most`, the most recently used ones. They never expire. */
export function createHeld<T>(most: number) {
  const held = new Map<string, Promise<T>>();
  return {
    /** Returns a document, loading it once for all concurrent callers. A failed load is not kept. */
    get(id: string, load: () => Promise<T>): Promise<T> {
      let loading = held.get(id);
      if (!loading) {
        loading = load();
        loading.catch(() => held.delete(id));
      }
      // Moved to the end: the first one was not used for the longest time.
      held.delete(id);
      held.set(id, loading);
      const [oldest] = held.keys();
      if (held.size > most && oldest) held.delete(oldest);
      return loading;
    },
  };
}
