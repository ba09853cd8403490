import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BlobServiceClient } from '@azure/storage-blob';
import { BLOB_CONTAINERS } from '@vse/domain/records/files';
import { endWithParent, giveUp, oneLine, ready } from '../child.ts';
import { lockFile } from '../file-lock.ts';
import { blobConnectionString } from './account.ts';
import { startBlobServer } from './blob-server.ts';

const LOCK_WAIT_MS = 10_000;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { folder: { type: 'string' }, port: { type: 'string', default: '10000' } },
  });
  if (values.folder === undefined) throw new Error('--folder is missing');
  const folder = resolve(values.folder);
  const port = Number(values.port);
  mkdirSync(folder, { recursive: true });
  // A process that is just ending may still write here.
  const lock = lockFile(resolve(folder, 'lock'), LOCK_WAIT_MS);
  if (lock === undefined) throw new Error(`Another Azurite is using ${folder}.`);
  const server = await startBlobServer(folder, port).catch((error: unknown) => {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Error(`${folder} is damaged. Start with --reset to delete its data.`);
  });
  endWithParent(async () => {
    await server.close();
    lock.release();
  });
  const service = BlobServiceClient.fromConnectionString(blobConnectionString(port));
  for (const name of BLOB_CONTAINERS) await service.getContainerClient(name).createIfNotExists();
  await ready();
  if (process.send === undefined) console.log(`Blob storage on http://127.0.0.1:${port}`);
}

main().catch((error: unknown) => giveUp(oneLine(error)));
