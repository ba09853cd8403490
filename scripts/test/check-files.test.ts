import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { faultsIn } from './check-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'vse-check-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
for (const file of ['src/a.ts', 'src/b/c.ts', 'src/b/c.test.ts', 'src/node_modules/d.ts']) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), `text of ${file}`);
}

test('a rule is applied to the matching files outside node_modules', () => {
  const faults = faultsIn(folder, ['src/**/!(*.test).ts'], (file, text) => [`${file}: ${text}`]);
  expect(faults.toSorted()).toEqual([
    'src/a.ts: text of src/a.ts',
    'src/b/c.ts: text of src/b/c.ts',
  ]);
});

test('a pattern that matches no file is a fault', () => {
  expect(faultsIn(folder, ['src/*.ts', 'lib/*.ts'], () => [])).toEqual(['lib/*.ts: no files']);
});
