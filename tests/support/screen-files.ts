import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const dist = resolve(import.meta.dirname, '../../web/dist');

export const readBuilt = (file: string) => readFileSync(resolve(dist, file.replace(/^\//, '')));
const sizes = new Map<string, number>();

/** Most files belong to many screens: each is compressed once. */
function gzipBytesOf(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = gzipSync(readBuilt(file)).length;
  sizes.set(file, size);
  return size;
}

export const gzipBytes = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + gzipBytesOf(file), 0);

export type ScreenFiles = {
  screen: string;
  files: string[];
  js: number;
  css: number;
  bytes: number;
};

/** What a browser loads for each screen of the office from an empty cache, as the build has written it down. */
export function screenFiles(): ScreenFiles[] {
  const screens: Record<string, string[]> = JSON.parse(readBuilt('screens.json').toString());
  return Object.entries(screens).map(([screen, files]) => {
    const count = (end: string) => files.filter((file) => file.endsWith(end)).length;
    return { screen, files, js: count('.js'), css: count('.css'), bytes: gzipBytes(files) };
  });
}
