import type { RequestListener, Server } from 'node:http';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { createSave, durable, type Loki } from './durable.ts';

/** Azurite has no types. These are the parts of its BlobServer and BlobConfiguration (3.36) that are used here. */
type BlobServer = {
  metadataStore: { db: Loki };
  extentMetadataStore: { db: Loki };
  httpServer: Server;
  start(): Promise<void>;
  close(): Promise<void>;
};
type Module<Instance> = { default: new (...args: unknown[]) => Instance };

const require = createRequire(import.meta.url);
const { default: Configuration } =
  require('azurite/dist/src/blob/BlobConfiguration.js') as Module<object>;
const { default: Blobs } = require('azurite/dist/src/blob/BlobServer.js') as Module<BlobServer>;

const KEEP_ALIVE_SECONDS = 5;
const WRITERS_AT_ONCE = 5;

/** Runs Azurite's blob service over a folder. Every acknowledged write is on disk. */
export async function startBlobServer(folder: string, port: number): Promise<BlobServer> {
  const extents = {
    locationId: 'Default',
    locationPath: resolve(folder, 'blobs'),
    maxConcurrency: WRITERS_AT_ONCE,
  };
  const [accessLog, debugLog, unlisted, skipApiVersionCheck] = [false, false, false, true];
  const server = new Blobs(
    new Configuration(
      '127.0.0.1',
      port,
      KEEP_ALIVE_SECONDS,
      resolve(folder, 'blobs.json'),
      resolve(folder, 'extents.json'),
      [extents],
      accessLog,
      undefined,
      debugLog,
      undefined,
      unlisted,
      skipApiVersionCheck,
    ),
  );
  const blobs = server.metadataStore.db;
  const extentList = server.extentMetadataStore.db;
  const save = createSave(blobs, extentList);
  const [listener] = server.httpServer.listeners('request') as [RequestListener];
  server.httpServer.removeAllListeners('request').on('request', durable(listener, save));
  await server.start();
  // Azurite's own timers clear the dirty flags before they write the file. From here on, only `save` writes.
  blobs.autosaveDisable();
  extentList.autosaveDisable();
  return server;
}
