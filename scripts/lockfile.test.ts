import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';

const Lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      link: z.boolean().optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});
const file = resolve(import.meta.dirname, '../package-lock.json');
const { packages } = Lockfile.parse(JSON.parse(readFileSync(file, 'utf8')));

/** Where npm looks for a package that another one names: in its own folder first, then further up. */
function foundFor(path: string, name: string): string | undefined {
  for (let folder = path; ; folder = folder.slice(0, folder.lastIndexOf('node_modules/') - 1)) {
    const candidate = `${folder}${folder === '' ? '' : '/'}node_modules/${name}`;
    if (packages[candidate]) return candidate;
    if (!folder.includes('node_modules/')) return packages[`node_modules/${name}`] && name;
  }
}

test('the lockfile has the binaries of all platforms, so that each of them is checked by its hash', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => foundFor(path, name) === undefined)
      .map((name) => `${path} names ${name}`),
  );
  expect(missing).toEqual([]);
});

test('the lockfile has a hash of every package that is downloaded', () => {
  const unchecked = Object.entries(packages)
    .filter(([path]) => path.includes('node_modules/'))
    .filter(([, { link, integrity }]) => !link && integrity === undefined)
    .map(([path]) => path);
  expect(unchecked).toEqual([]);
});
