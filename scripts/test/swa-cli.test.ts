import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { needs } from '../../tests/support/needs.ts';
import { findSwaCli, restoreSwaCli } from './swa-cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'vse-swa-cli-'));
const installed = join(folder, 'vse/swa-2.0.10/node_modules/.bin/swa');

beforeEach(() => {
  vi.stubEnv('XDG_CACHE_HOME', folder);
  vi.stubEnv('SWA_CLI', '');
  vi.stubEnv('PATH', '/nothing');
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterAll(() => rmSync(folder, { recursive: true }));

/** An `npm` that runs these lines in the folder in which it should install. */
function npm(lines: string): string {
  const command = join(folder, 'npm');
  writeFileSync(command, `#!${process.execPath}\nconst fs = require('node:fs');\n${lines}\n`, {
    mode: 0o755,
  });
  return command;
}

test.skipIf(process.platform === 'win32')(
  'a CLI that cannot be installed leaves nothing and says why; one that can is found, and not installed again',
  needs('a Unix'),
  () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    restoreSwaCli(npm("console.error('no network'); process.exit(1)"));
    restoreSwaCli(join(folder, 'no npm'));
    expect(findSwaCli()).toBeUndefined();
    expect(readdirSync(join(folder, 'vse'))).toEqual([]);
    expect(warn.mock.calls.map(([line]) => line)).toEqual([
      'It cannot be installed: no network',
      expect.stringMatching(/^It cannot be installed: .*ENOENT$/),
    ]);
    const isPinned = "if (!fs.existsSync('package-lock.json')) process.exit(1);";
    const makes = `fs.mkdirSync('node_modules/.bin', { recursive: true });
      fs.writeFileSync('node_modules/.bin/swa', '')`;
    restoreSwaCli(npm(`${isPinned}\n${makes}`));
    expect(findSwaCli()).toBe(installed);
    restoreSwaCli(join(folder, 'no npm'));
    expect(warn).toHaveBeenCalledTimes(2);
  },
);

test('a CLI that is named or on the PATH is taken before the installed one', () => {
  const put = (path: string) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '');
    return path;
  };
  put(installed);
  expect(existsSync(installed)).toBe(true);
  const onPath = put(join(folder, 'bin/swa'));
  vi.stubEnv('PATH', join(folder, 'bin'));
  expect(findSwaCli()).toBe(onPath);
  const named = put(join(folder, 'own/swa'));
  vi.stubEnv('SWA_CLI', named);
  expect(findSwaCli()).toBe(named);
});
