import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { lineOf } from './source.ts';

/** So many lines alike are a piece that has not been shared. Fewer are often the idiom of a library. */
const MOST_LINES = 7;

type Source = { file: string; text: string };
type Line = { at: string; text: string };

/** Finds runs of lines that stand in two places, each run once. Imports, comments and lines of punctuation do not count. */
export function repeatedLines(sources: readonly Source[]): string[] {
  const firstPlaces = new Map<string, string>();
  return sources.flatMap((source) => {
    const lines = linesOf(source);
    let last = Number.NEGATIVE_INFINITY;
    return lines.flatMap(({ at }, index) => {
      const run = lines.slice(index, index + MOST_LINES + 1);
      if (run.length <= MOST_LINES) return [];
      const content = run.map(({ text }) => text).join('\n');
      const first = firstPlaces.get(content);
      if (first === undefined) firstPlaces.set(content, at);
      const isSameRun = last === index - 1;
      if (first !== undefined) last = index;
      return first === undefined || isSameRun ? [] : [`${at}: the same lines as ${first}`];
    });
  });
}

function linesOf({ file, text }: Source): Line[] {
  const code = text.replace(/^import\s[^;]*;|\/\*[\s\S]*?\*\/|^\s*\/\/.*/gm, blank);
  const lines: Line[] = [];
  for (const { 0: found, index } of code.matchAll(/.*\w.*/g))
    lines.push({ at: `${file}:${lineOf(text, index)}`, text: found.trim() });
  return lines;
}

/** Keeps the numbers of the lines behind it. */
const blank = (text: string) => text.replace(/[^\n]/g, '');

/** Reads all files that match. */
export const sourcesIn = (folder: string, patterns: string[]): Source[] =>
  globSync(patterns, { cwd: folder, exclude: ['**/node_modules/**'] })
    .toSorted()
    .map((file) => ({
      file: file.replaceAll('\\', '/'),
      text: readFileSync(resolve(folder, file), 'utf8'),
    }));
