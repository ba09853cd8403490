const CHUNK_SIZE = 8;

/** Maps a list with at most 8 calls at a time. The results are in the list's order. */
export async function mapInChunks<T, R>(
  list: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < list.length; start += CHUNK_SIZE)
    results.push(...(await Promise.all(list.slice(start, start + CHUNK_SIZE).map(work))));
  return results;
}
