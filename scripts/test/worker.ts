import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { type Packaged, restore, restoredFile } from './restore.ts';

/** Knows Node 24. The Functions host of Azure brings its own version. */
const WORKER: Packaged = {
  name: 'Microsoft.Azure.Functions.NodeJsWorker',
  version: '3.12.0',
  file: 'contentFiles/any/any/workers/node/dist/src/nodejsWorker.js',
};

/** The workers of the Functions Core Tools, whose `func` is a program or npm's link to lib/main.js. */
function workersOfCoreTools(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders
    .map((folder) => join(folder, process.platform === 'win32' ? 'func.exe' : 'func'))
    .filter((func) => existsSync(func))
    .flatMap((func) => {
      const folder = dirname(realpathSync(func));
      return [join(folder, 'workers/node'), resolve(folder, '../bin/workers/node')];
    });
}

/**
 * Finds Microsoft's Node.js worker for Azure Functions: in the folder named by FUNCTIONS_WORKER, in the Functions Core
 * Tools on the PATH, or restored before. Returns its script.
 */
export function findWorker(): string | undefined {
  const { FUNCTIONS_WORKER } = process.env;
  const folders = [...(FUNCTIONS_WORKER ? [FUNCTIONS_WORKER] : []), ...workersOfCoreTools()];
  const scripts = folders.map((folder) => resolve(folder, 'dist/src/nodejsWorker.js'));
  return [...scripts, restoredFile(WORKER)].find((script) => existsSync(script));
}

/** Restores the pinned worker where none is found. */
export const restoreWorker = () => findWorker() ?? restore(WORKER);
