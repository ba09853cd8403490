import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { closeServer, listen } from '../../../scripts/local/listen.ts';
import { anyPort } from '../../../scripts/local/ports.ts';
import { staticFiles } from '../../../scripts/local/web/static-files.ts';
import { readSwaConfig } from '../../../scripts/local/web/swa-config.ts';
import { findSwaCli } from '../../../scripts/test/swa-cli.ts';
import { needs } from '../../support/needs.ts';
import { root } from '../templates.ts';

const cli = findSwaCli();
const name = 'staticwebapp.config.json';
const config = readSwaConfig(resolve(root, name));
const rules = [
  ...(config.routes ?? []),
  ...(config.navigationFallback ? [config.navigationFallback] : []),
];
const rewrites = rules.flatMap(({ rewrite }) => rewrite ?? []);
const FILES = [
  ...new Set([...rewrites, '/index.html', '/redirect.html']),
  ...['/assets/app-1.js', '/assets/app-1.css', '/fonts/a.woff2', '/favicon.svg', '/a.webp'],
];
/** Each route itself, with something and with nothing in place of its star, and what people and browsers ask for. */
const PATHS = [
  ...(config.routes ?? []).flatMap(({ route }) => [
    route.replace('*', 'abc'),
    route.replace('/*', '/'),
  ]),
  ...FILES,
  ...[
    '/',
    '/start',
    '/users/abc',
    '/quiz/abc?a=1',
    '/results/a.b',
    '/quizzes',
    '/Invite',
    '/invite/',
  ],
  // As rewriters of links leave an invite's.
  ...['%23', '%2523', '/%23', '%3F', '&', '=23'].map(
    (sign) => `/invite${sign}email=ana%2Bhotel%40firm.example&code=WC33PK`,
  ),
  ...['/results/abc.', '/results/abc%3E'],
  ...['/assets/gone.js', '/fonts/gone.woff2', '/logo.png', '/a/b.pdf', '/robots.txt', '/assets/'],
  `/${name}`,
];
const NAMES = [config.globalHeaders, ...(config.routes ?? []).map(({ headers }) => headers)]
  .flatMap((headers) => Object.keys(headers ?? {}))
  .map((header) => header.toLowerCase());

describe.skipIf(!cli)('the Static Web Apps CLI', needs('the Static Web Apps CLI'), () => {
  const folder = mkdtempSync(join(tmpdir(), 'vse-swa-'));
  let server: Server;
  let child: ChildProcess;
  let urls: { ours: string; theirs: string };

  beforeAll(async () => {
    for (const file of FILES) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `This is ${file}`);
    }
    copyFileSync(resolve(root, name), join(folder, name));
    server = createServer(staticFiles(folder, config));
    const port = await anyPort();
    child = spawn(
      process.execPath,
      [cli ?? '', 'start', folder, '--swa-config-location', folder, '--port', `${port}`],
      { stdio: 'ignore', cwd: folder, detached: true },
    );
    urls = {
      ours: `http://127.0.0.1:${await listen(server, 0)}`,
      theirs: `http://localhost:${port}`,
    };
    await vi.waitFor(() => fetch(urls.theirs), { timeout: 60_000, interval: 200 });
  });
  afterAll(async () => {
    if (child?.exitCode === null) {
      // With the servers that it has started.
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
      await once(child, 'exit');
    }
    if (server) await closeServer(server);
    rmSync(folder, { recursive: true });
  });

  async function answerAt(url: string, path: string) {
    const response = await fetch(`${url}${path}`, { redirect: 'manual' });
    const text = await response.text();
    // What is not there has a page of its own in each, in the CLI without our headers.
    if (response.status === 404) return { status: response.status };
    const headers = [...NAMES, 'location'].map((header) => [header, response.headers.get(header)]);
    const type = response.headers.get('content-type')?.split(';')[0];
    return { status: response.status, headers: Object.fromEntries(headers), type, text };
  }

  test.each([...new Set(PATHS)])(
    'answers %s like the web part of the local cloud',
    async (path) => {
      expect(await answerAt(urls.ours, path)).toEqual(await answerAt(urls.theirs, path));
    },
  );
});
