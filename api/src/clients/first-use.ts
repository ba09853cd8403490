/**
 * Loads something on first use, once for all callers; a failed load is retried on the next use. Keeps the Azure SDKs
 * out of a cold start, since most first requests need at most one of them.
 */
export function onFirstUse<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    if (!loaded) {
      loaded = load();
      loaded.catch(() => {
        loaded = undefined;
      });
    }
    return loaded;
  };
}
