import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const tsc = join(
  dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'lib/tsc.js',
);

/** The lines that the compiler refuses with what the app may use. */
function refusedIn(lines: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'vse-browsers-'));
  const config = {
    extends: join(root, 'web/tsconfig.browsers.json'),
    compilerOptions: { types: [] },
    include: ['*.ts'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  writeFileSync(join(folder, 'planted.ts'), [...lines, 'export {};'].join('\n'));
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const refused = [...stdout.matchAll(/planted\.ts\((\d+),/g)].map(([, line]) => Number(line) - 1);
  return [...new Set(refused)].map((line) => lines[line] ?? '');
}

test('the compiler refuses built-ins that the oldest browsers of README.md lack, and no others', () => {
  const NEWER = [
    'Map.groupBy([1], (value) => value);',
    'Object.groupBy([1], (value) => value);',
    'Promise.withResolvers<void>();',
    'Promise.try(() => 1);',
    'new Set([1]).union(new Set([2]));',
    '[1].values().map((value) => value);',
    'new ArrayBuffer(8, { maxByteLength: 16 });',
    '/[a--b]/v;',
  ];
  const FINE = [
    '[2, 1].toSorted().toSpliced(0, 1).with(0, 1);',
    '[1].findLast((value) => value > 0);',
    "'text'.toWellFormed().isWellFormed();",
    'structuredClone({});',
    "new Intl.ListFormat('en').format(['a']);",
  ];
  expect(refusedIn([...NEWER, ...FINE])).toEqual(NEWER);
});
