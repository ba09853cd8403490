import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { cacheFolder } from './cache-folder.ts';
import { lockFile } from './file-lock.ts';

const CHECK_MS = 250;
/** Longer than the parts take to listen. After it the start goes on: it still finds other ports if one is taken. */
const MOST_MS = 60_000;

/** One file for all starts of this user, whatever folder each has for its temporary files. */
export const turnFile = () => join(cacheFolder(), `starting-${process.getuid?.() ?? ''}`);

/**
 * Lets one start at a time choose ports and listen on them, because two at the same time would choose the same ports.
 * Calls `wait` if another start has the turn. Returns what ends the turn.
 */
export async function takeTurn(wait: () => void, file = turnFile()): Promise<() => void> {
  let lock = lockFile(file);
  if (lock === undefined) wait();
  for (let waited = 0; lock === undefined && waited < MOST_MS; waited += CHECK_MS) {
    await setTimeout(CHECK_MS);
    lock = lockFile(file);
  }
  return () => lock?.release();
}
