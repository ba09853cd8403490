const AT_ONCE = 8;

/** Works through a list a few at a time, and answers what came of each, in order. */
export async function inTurns<T, R>(
  list: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < list.length; start += AT_ONCE)
    results.push(...(await Promise.all(list.slice(start, start + AT_ONCE).map(work))));
  return results;
}
