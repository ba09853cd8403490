import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { cacheFolder } from '../local/cache-folder.ts';

/** The version that deploys, with the checksums of all its packages. */
const PINNED = resolve(import.meta.dirname, '../deploy/swa');
const PACKAGE = '@azure/static-web-apps-cli';
const INSTALL_MS = 300_000;

/** Outside the project, whose packages it has no part in, and shared by all clones. */
function paths() {
  const { dependencies } = JSON.parse(readFileSync(join(PINNED, 'package.json'), 'utf8'));
  const version: string = dependencies[PACKAGE];
  const cache = cacheFolder();
  const folder = join(cache, `swa-${version}`);
  return { version, cache, folder, script: join(folder, 'node_modules', '.bin', 'swa') };
}

/** Finds the Static Web Apps CLI: named by SWA_CLI, on the PATH, or installed before. Returns its script. */
export function findSwaCli(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = [process.env.SWA_CLI, ...folders.map((one) => join(one, 'swa')), paths().script];
  const command = found.find((path) => path && existsSync(path));
  return command && realpathSync(command);
}

/** Installs the pinned CLI with npm where none is found. Says why where that is not possible. */
export function restoreSwaCli(npm = 'npm'): void {
  if (findSwaCli() !== undefined) return;
  const { version, cache, folder } = paths();
  console.log(`Installing ${PACKAGE} ${version} for the tests (once)…`);
  const fresh = mkdtempSync(join(cache, 'swa-'));
  cpSync(PINNED, fresh, { recursive: true });
  // The scripts of its packages build a keyring that only a deployment needs.
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, stderr, error } = spawnSync(npm, ['ci', ...options], {
    cwd: fresh,
    encoding: 'utf8',
    timeout: INSTALL_MS,
    shell: process.platform === 'win32',
  });
  // Moved as a whole, so that nobody finds half of it. Another run may have been faster.
  if (status === 0 && !existsSync(folder)) renameSync(fresh, folder);
  else rmSync(fresh, { recursive: true });
  if (findSwaCli() === undefined)
    console.warn(`It cannot be installed: ${error?.message ?? stderr.trim()}`);
}
