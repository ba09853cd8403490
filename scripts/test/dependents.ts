import { posix } from 'node:path';

type Source = { file: string; text: string };

const IMPORT = /\b(?:from|import)\s*(\()?\s*'([^']+)'/g;
/** They name what the office loads later: a change of a screen needs no test of the whole office. */
const LAZY = /^web\/src\/features\/.*feature\.ts$/;
const DOMAIN = '@vse/domain/';

/** The files that an import may mean. */
function meant(file: string, name: string): string[] {
  if (name.startsWith(DOMAIN)) {
    const path = name.slice(DOMAIN.length);
    return [`domain/src/${path}.ts`, `domain/${path}`];
  }
  return name.startsWith('.') ? [posix.join(posix.dirname(file), name)] : [];
}

/**
 * The files that import one of these, directly or through others, and these themselves. Imports of a feature's own
 * `import()` do not count.
 */
export function dependentsOf(files: readonly string[], sources: readonly Source[]): Set<string> {
  const importers = new Map<string, string[]>();
  for (const { file, text } of sources)
    for (const [, isLater, name = ''] of text.matchAll(IMPORT))
      if (!isLater || !LAZY.test(file))
        for (const path of meant(file, name))
          importers.set(path, [...(importers.get(path) ?? []), file]);
  const found = new Set(files);
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  return found;
}
