import { globSync } from 'node:fs';
import { posix } from 'node:path';
import type { Rule } from './check-files.ts';

/** A horizontal side by its physical name, which is the wrong one when the page is written from right to left. */
const PHYSICAL: readonly RegExp[] = [
  /(?<![\w-])(?:scroll-)?(?:margin|padding)-(?:left|right)(?=[\w-]*\s*:)/,
  /(?<![\w-])border-(?:(?:top|bottom)-)?(?:left|right)(?=[\w-]*\s*:)/,
  /(?<![\w-])(?:left|right)(?=\s*:)/,
  /(?<![\w-])(?:text-align|float|clear)\s*:\s*(?:left|right)/,
  /(?<![\w-])(?:margin|padding|inset)\s*:\s*[^\s,]+ ([^\s,]+) [^\s,]+ (?!\1;)[^\s,]+;/,
  // The build replaces it by a list of languages, for browsers that do not know it.
  /:dir\([^)]*\)/,
];

/** The physical directions in a stylesheet, which logical properties can say. */
export const physicalDirections: Rule = (file, text) =>
  text.split('\n').flatMap((line, index) => {
    const found = PHYSICAL.map((pattern) => pattern.exec(line)?.[0]).find(Boolean);
    return found === undefined
      ? []
      : [
          `${file}:${index + 1}: "${found}" does not turn with the page: use a logical property or [dir="rtl"]`,
        ];
  });

/** Where a role is an example, or the one place that asks the table. */
const MAY_KNOW_ROLES = /\/(?:test|sample)-[^/]+$|\/auth\/may\.ts$/;

/** The roles that the app's code names. Code asks the table of permissions instead, with `may`. */
export const namedRoles: Rule = (file, text) =>
  MAY_KNOW_ROLES.test(file)
    ? []
    : text.split('\n').flatMap((line, index) => {
        const found = /'(?:Admin|Manager|Salesperson)'|\bscopeOf\b/.exec(line)?.[0];
        return found === undefined
          ? []
          : [`${file}:${index + 1}: ${found}: ask may(session, permission) of lib/auth/may.ts`];
      });

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
