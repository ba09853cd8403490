import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { observedRequest } from '../tracing/telemetry.ts';
import { createDirectory, type Directory } from './directory.ts';

let server: Server;
let directory: Directory;
let reply: { status: number; body: string };

beforeEach(async () => {
  server = createServer((_, response) => {
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  directory = createDirectory(
    readConfig({
      SITE_URL: 'http://localhost:4280',
      SERVER_SECRET: 'x'.repeat(32),
      SQLITE_FILE: '/nowhere/vse.sqlite',
      BLOB_CONNECTION_STRING: 'UseDevelopmentStorage=true',
      SUPPORT_EMAIL: 'support@aurum.example',
      COMPANY_PROVIDER: 'Aurum Scent Co.',
      COMPANY_DOMAIN: 'aurum.example',
      GRAPH_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    }),
  );
});
afterEach(() => server.close());

/** Returns the error of a look-up, and the causes that were logged. */
async function lookUp() {
  const lines: Record<string, unknown>[] = [];
  const log = (line: string) => lines.push(JSON.parse(line));
  const logger = { log: log, warn: log, error: log };
  const run = { name: 'adGetUserByEmailAddress', requestId: 'request-0001', logger };
  let error: unknown;
  await observedRequest(run, async () => {
    error = await directory.findByEmail('ana@example.com').then(
      () => 'found',
      (found) => found,
    );
    return {};
  });
  return { error, causes: lines.filter(({ event }) => event === 'cause') };
}

test('an error of the directory becomes 503, and its cause is logged without the address', async () => {
  const refusal = { code: 'Forbidden', message: 'No rights to read ana@example.com.' };
  reply = { status: 403, body: JSON.stringify({ error: refusal }) };
  const { error, causes } = await lookUp();
  expect(error).toMatchObject({ status: 503 });
  expect(causes).toMatchObject([{ service: 'directory', causeStatus: '403', code: 'Forbidden' }]);
  expect(JSON.stringify(causes)).toContain('No rights to read <address>');
});

test('an unreachable directory becomes 503, and its cause is logged', async () => {
  server.close();
  server.closeAllConnections();
  const { error, causes } = await lookUp();
  expect(error).toMatchObject({ status: 503 });
  expect(causes).toMatchObject([{ service: 'directory' }]);
});

test('a bug of ours is not reported as an error of the directory', async () => {
  reply = { status: 200, body: '{"no":"list"}' };
  const { error, causes } = await lookUp();
  expect(error).toBeInstanceOf(TypeError);
  expect(causes).toEqual([]);
});
