import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { bundleForWorker } from './build-api.ts';

test('in the bundle the Graph client loads: a directory that cannot be reached is 503, not an unforeseen error', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vse-bundle-'));
  const entry = resolve(import.meta.dirname, '../api/src/clients/directory.ts');
  await bundleForWorker(entry, folder);
  const { createDirectory } = await import(pathToFileURL(join(folder, 'main.js')).href);
  const directory = createDirectory({ GRAPH_ENDPOINT: 'http://127.0.0.1:1' });
  await expect(directory.isAnswering()).rejects.toMatchObject({ status: 503 });
  rmSync(folder, { recursive: true });
});
