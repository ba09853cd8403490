import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCosmosStore } from './cosmos-store.ts';

/** The consistency level of each point read, by container. */
const levels = new Map<string, unknown>();
const server = createServer(({ url = '', headers }, response) => {
  const [, container] = /\/colls\/(\w+)\/docs\//.exec(url) ?? [];
  if (container) levels.set(container, headers['x-ms-consistency-level']);
  response.writeHead(404, { 'content-type': 'application/json' }).end('{"code":"NotFound"}');
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close().closeAllConnections());

test('reads a document at Session, and the published state at bounded staleness', async () => {
  const { port } = server.address() as AddressInfo;
  const store = openCosmosStore({ endpoint: `http://127.0.0.1:${port}`, key: btoa('key') });
  for (const name of ['invites', 'published'] as const)
    await store
      .container(name)
      .read('any')
      .catch(() => undefined);
  await store.close();
  expect(Object.fromEntries(levels)).toEqual({
    invites: 'Session',
    published: 'BoundedStaleness',
  });
});
