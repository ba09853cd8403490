import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withinDeadline } from '../../api/src/clients/deadline.ts';
import { blobConnectionString } from '../../scripts/local/azurite/account.ts';
import { type OpenedContext, openContext } from '../support/context.ts';

const PATH = 'vse-logos/provider/a.png';

const sockets: Socket[] = [];
let server: Server;
let opened: OpenedContext;
beforeAll(async () => {
  server = createServer((socket) => sockets.push(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  opened = openContext({}, { BLOB_CONNECTION_STRING: blobConnectionString(port) });
});
afterAll(async () => {
  await opened.stop();
  for (const socket of sockets) socket.destroy();
  server.close();
});

test.each(['list', 'write', 'remove'] as const)(
  'a storage that accepts a call and never answers fails it at the deadline: %s',
  async (call) => {
    const { blobs } = opened.context;
    const calls = {
      list: () => blobs.list('vse-logos', 'provider'),
      write: () => blobs.write(PATH, new Uint8Array([1]), 'image/png'),
      remove: () => blobs.remove(PATH),
    };
    await expect(withinDeadline<unknown>(calls[call], 700)).rejects.toMatchObject({
      status: 503,
      errors: ['The file storage does not answer. Please try again later.'],
    });
  },
  10_000,
);
