import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const AT_ONCE = 8;
const folder = resolve(import.meta.dirname, '../files');

/** A picture or PDF that `npm run samples` made. */
export const sampleFile = (path: string) => new Uint8Array(readFileSync(resolve(folder, path)));

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
