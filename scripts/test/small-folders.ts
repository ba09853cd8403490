import { globSync } from 'node:fs';
import { posix } from 'node:path';

const FEWEST_FILES = 3;

/** The folders inside a screen's folder that have one or two files of code: they belong beside the screen. */
export function smallFolders(cwd: string): string[] {
  const counts = new Map<string, number>();
  for (const file of globSync('web/src/screens/*/*/!(*.test).{ts,tsx}', { cwd })) {
    const folder = posix.dirname(file.replaceAll('\\', '/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count < FEWEST_FILES)
    .map(([folder, count]) => `${folder}: ${count} files, a folder has at least ${FEWEST_FILES}`);
}
