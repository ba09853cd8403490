const AT_ONCE = 8;

/** Maps a list with at most 8 calls at a time. The results are in the list's order. After an error, no more calls start. */
export async function mapInChunks<T, R>(
  list: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const remaining = list.entries();
  let hasFailed = false;
  // The workers share one iterator, so each item goes to the first worker that is free.
  async function worker(): Promise<void> {
    for (const [index, item] of remaining) {
      if (hasFailed) return;
      results[index] = await work(item);
    }
  }
  const stop = (error: unknown) => {
    hasFailed = true;
    throw error;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, () => worker().catch(stop)));
  return results;
}
