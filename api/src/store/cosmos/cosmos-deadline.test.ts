import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Anything, resultWith } from '../../../../tests/support/store-suites.ts';
import type { Container } from '../store.ts';
import { openCosmosStore } from './cosmos-store.ts';

/**
 * Much shorter than one attempt of the SDK (10 s): a call that ends within the test's timeout was ended by the signal.
 */
const DEADLINE_MS = 200;

const sockets: Socket[] = [];
let server: Server;
let results: Container<Anything>;
let signals: AbortSignal[] = [];
beforeAll(async () => {
  server = createServer((socket) => sockets.push(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const deadline = () => {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    signals.push(signal);
    return signal;
  };
  const key = Buffer.from('any').toString('base64');
  const settings = { endpoint: `http://127.0.0.1:${port}`, key, deadline };
  results = openCosmosStore(settings).container('quizResults');
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

const where = [{ field: 'provider', equals: 'a' }];
const calls = {
  read: () => results.read('a'),
  create: () => results.create(resultWith()),
  replace: () => results.replace(resultWith(), '"etag"'),
  remove: () => results.remove('a', '"etag"'),
  page: () => results.page({ where, limit: 5 }),
  count: () => results.count(where),
};

it.each(Object.keys(calls) as (keyof typeof calls)[])(
  'the deadline ends a call to a database that accepts the connection and never answers: %s',
  async (call) => {
    signals = [];
    await expect(calls[call]()).rejects.toMatchObject({ name: 'StoreError', kind: 'unavailable' });
    expect(signals).toHaveLength(1);
  },
  5000,
);

it('a call that starts after the deadline fails at once', async () => {
  const deadline = () => AbortSignal.abort();
  const settings = { endpoint: 'http://127.0.0.1:1', key: 'YW55', deadline };
  const late = openCosmosStore(settings).container('quizResults');
  await expect(late.read('a')).rejects.toMatchObject({ kind: 'unavailable' });
}, 5000);
