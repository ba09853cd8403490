import { once } from 'node:events';
import { createServer, request as forward, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ensureCosmosContainers } from '../../api/src/store/cosmos/cosmos-emulator.ts';
import type { Part } from '../../scripts/local/part.ts';
import { type CosmosEmulator, startCosmosEmulator } from '../support/store-emulator.ts';
import { startTestHost } from './test-host.ts';

const ID = '3f0c9a52-7d1e-4b8a-9c55-0e6a1b2c3d4e';

let emulator: CosmosEmulator;
let collector: Server;
let host: Part;
let apiUrl: string;
/** Every call that reached the database: its path, and the id it came under. */
const calls: { path: string; id: IncomingHttpHeaders[string] }[] = [];
const lines: Record<string, unknown>[] = [];

/** Stands before the database, notes what comes, and charges for it as the real one does. */
async function startCollector(target: string): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url = '' } = incoming;
    calls.push({ path: url, id: headers['x-ms-activity-id'] });
    const onward = forward(`${target}${url}`, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, {
        ...answer.headers,
        'x-ms-request-charge': '2.29',
      });
      answer.pipe(outgoing);
    });
    incoming.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

beforeAll(async () => {
  emulator = await startCosmosEmulator();
  await ensureCosmosContainers(emulator);
  collector = await startCollector(emulator.endpoint);
  const started = await startTestHost(
    {
      HOST_LOG: 'all',
      COSMOS_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
      COSMOS_KEY: emulator.key,
    },
    {
      say: (line) => {
        if (line.startsWith('Host: {')) lines.push(JSON.parse(line.slice('Host: '.length)));
      },
    },
  );
  host = started.part;
  apiUrl = `${started.origin}/api`;
});
afterAll(async () => {
  await host?.stop();
  collector?.closeAllConnections();
  collector?.close();
  await emulator?.stop();
});

const ask = (id: string) =>
  fetch(`${apiUrl}/vseGetQuizResult?id=unknown`, {
    headers: { 'x-functions-key': 'key', 'x-request-id': id },
  });
const lineOf = (requestId: string) =>
  vi.waitFor(() => {
    const line = lines.find((one) => one.event === 'request' && one.requestId === requestId);
    expect(line).toBeDefined();
    return line;
  });

test("the browser's request id stands in the answer, in the log line and at every call to the database", async () => {
  const answer = await ask(ID);
  expect(answer.headers.get('x-request-id')).toBe(ID);
  expect(await answer.json()).toMatchObject({ status: 404, requestId: ID });
  const mine = calls.filter(({ id }) => id === ID);
  expect(mine.map(({ path }) => path)).toContain('/dbs/vse/colls/quizResults/docs/unknown');
  expect(await lineOf(ID)).toMatchObject({
    name: 'vseGetQuizResult',
    status: 404,
    problem: 'QUIZ_RESULT_NOT_FOUND',
    cosmos_calls: mine.length,
    cosmos_units: Math.round(mine.length * 229) / 100,
  });
});

test('an id that the database would not take stays on our side', async () => {
  const id = 'not-a-guid.0815';
  await ask(id);
  expect(await lineOf(id)).toMatchObject({ cosmos_calls: expect.any(Number) });
  expect(calls.map((call) => call.id)).not.toContain(id);
});
