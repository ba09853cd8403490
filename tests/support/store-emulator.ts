import { once } from 'node:events';
import { createHttpServer } from '@vercel/cosmosdb-server';

export type CosmosEmulator = { endpoint: string; key: string; stop: () => Promise<void> };

/**
 * A Cosmos DB emulator in this process, in memory, over plain HTTP on a free port of 127.0.0.1. Its queries scan all
 * documents, so use no more than a few hundred.
 */
export async function startCosmosEmulator(): Promise<CosmosEmulator> {
  const server = createHttpServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The emulator has no port');
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    key: Buffer.from('the emulator accepts any key').toString('base64'),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
