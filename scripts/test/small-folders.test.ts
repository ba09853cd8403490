import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { smallFolders } from './small-folders.ts';

test('a folder inside a screen has at least three files of code', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vse-folders-'));
  for (const file of ['a/b/1.ts', 'a/b/2.tsx', 'a/b/2.test.tsx', 'a/b/2.module.css', 'a/1.ts'])
    write(folder, file);
  for (const file of ['c/d/1.ts', 'c/d/2.ts', 'c/d/3.ts']) write(folder, file);
  expect(smallFolders(folder)).toEqual(['web/src/screens/a/b: 2 files, a folder has at least 3']);
  rmSync(folder, { recursive: true });
});

function write(folder: string, file: string) {
  const path = join(folder, 'web/src/screens', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '');
}
