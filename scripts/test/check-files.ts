import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Finds what is wrong with a file, a line for each. */
export type Rule = (file: string, text: string) => string[];

/** Applies a rule to all files that match. A pattern without files is a mistake of its own. */
export function faultsIn(folder: string, patterns: string[], rule: Rule): string[] {
  return patterns.flatMap((pattern) => {
    const files = globSync(pattern, { cwd: folder, exclude: ['**/node_modules/**'] });
    if (files.length === 0) return [`${pattern}: no files`];
    return files.flatMap((file) =>
      rule(file.replaceAll('\\', '/'), readFileSync(resolve(folder, file), 'utf8')),
    );
  });
}
