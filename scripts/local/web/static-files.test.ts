import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { closeServer, listen } from '../listen.ts';
import { staticFiles } from './static-files.ts';

test('the built app is served, but not the configuration beside it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vse-static-'));
  const config = { navigationFallback: { rewrite: '/index.html', exclude: ['/*.json'] } };
  writeFileSync(join(folder, 'staticwebapp.config.json'), JSON.stringify(config));
  writeFileSync(join(folder, 'index.html'), 'the app');
  writeFileSync(join(folder, 'other.json'), '{}');
  const server = createServer(staticFiles(folder, config));
  const url = `http://127.0.0.1:${await listen(server, 0)}`;
  const statusOf = async (path: string) => (await fetch(`${url}${path}`)).status;
  expect(await (await fetch(url)).text()).toBe('the app');
  expect(await statusOf('/other.json')).toBe(200);
  expect(await statusOf('/staticwebapp.config.json')).toBe(404);
  await closeServer(server);
  rmSync(folder, { recursive: true });
});
