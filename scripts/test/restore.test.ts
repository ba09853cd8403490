import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { needs } from '../../tests/support/needs.ts';

const folder = mkdtempSync(join(tmpdir(), 'vse-restored-'));
vi.stubEnv('NUGET_PACKAGES', join(folder, 'packages'));
const { restore } = await import('./restore.ts');
const { findWorker } = await import('./worker.ts');
const one = { name: 'Some.Tool', version: '1.2.3', file: 'tools/some' };
const unpacked = join(folder, 'packages/some.tool/1.2.3/tools/some');

afterEach(() => vi.restoreAllMocks());
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** A `dotnet` that notes its arguments and then runs these lines. */
function dotnet(lines: string): string {
  const command = join(folder, 'dotnet');
  const note = `require('node:fs').writeFileSync('${folder}/args', process.argv.slice(2).join(' '));`;
  writeFileSync(command, `#!${process.execPath}\n${note}\n${lines}\n`, { mode: 0o755 });
  return command;
}

function put(path: string): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '');
  return path;
}

test.skipIf(process.platform === 'win32')(
  'a package that cannot be restored is undefined, with what dotnet said; one that can is its file',
  needs('a Unix'),
  () => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(restore(one, dotnet("console.log('NU1101'); process.exit(1)"))).toBeUndefined();
    expect(restore(one, dotnet(''))).toBeUndefined();
    expect(restore(one, join(folder, 'nothing'))).toBeUndefined();
    expect(warn.mock.calls.map(([line]) => line)).toEqual([
      'It cannot be restored: NU1101',
      'It cannot be restored: ',
      expect.stringMatching(/^It cannot be restored: .*ENOENT$/),
    ]);
    const makes = `require('node:fs').mkdirSync('${dirname(unpacked)}', { recursive: true });
      require('node:fs').writeFileSync('${unpacked}', '')`;
    expect(restore(one, dotnet(makes))).toBe(unpacked);
    // It is there now, so nothing is started.
    expect(restore(one, join(folder, 'nothing'))).toBe(unpacked);
  },
);

test("Microsoft's Node.js worker is found in its own folder, then in the Core Tools, then as a package", () => {
  vi.stubEnv('PATH', ['/nothing', join(folder, 'bin')].join(delimiter));
  vi.stubEnv('FUNCTIONS_WORKER', '');
  expect(findWorker()).toBeUndefined();
  const inPackage = put(
    join(
      folder,
      'packages/microsoft.azure.functions.nodejsworker/3.12.0/contentFiles/any/any/workers/node/dist/src/nodejsWorker.js',
    ),
  );
  expect(findWorker()).toBe(inPackage);
  put(join(folder, 'bin', process.platform === 'win32' ? 'func.exe' : 'func'));
  const inTools = put(join(folder, 'bin/workers/node/dist/src/nodejsWorker.js'));
  expect(findWorker()).toBe(inTools);
  const own = put(join(folder, 'own/dist/src/nodejsWorker.js'));
  vi.stubEnv('FUNCTIONS_WORKER', join(folder, 'own'));
  expect(findWorker()).toBe(own);
});
