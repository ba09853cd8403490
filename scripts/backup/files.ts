import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type ContainerClient, RestError } from '@azure/storage-blob';
import * as z from 'zod';
import { Refusal } from './cloud.ts';
import { fileIn, filesIndex, makeFolder, readBatches, writeLines } from './folder.ts';

const Entry = z.object({
  name: z.string(),
  sha256: z.string(),
  contentType: z.string().optional(),
  cacheControl: z.string().optional(),
});
type Entry = z.infer<typeof Entry>;

async function hashOf(stream: NodeJS.ReadableStream): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(stream, hash);
  return hash.digest('hex');
}

async function download(client: ContainerClient, name: string): Promise<NodeJS.ReadableStream> {
  const { readableStreamBody } = await client.getBlockBlobClient(name).download();
  if (!readableStreamBody) throw new Error(`The file ${name} came without content.`);
  return readableStreamBody;
}

async function* fetched(client: ContainerClient, folder: string): AsyncGenerator<Entry> {
  for await (const { name, properties } of client.listBlobsFlat()) {
    const file = fileIn(folder, client.containerName, name);
    // A file's name is the hash of its content, so one that is there whole is the same.
    if (!existsSync(file) || statSync(file).size !== properties.contentLength) {
      makeFolder(dirname(file));
      await pipeline(
        await download(client, name),
        createWriteStream(`${file}.part`, { mode: 0o600 }),
      );
      renameSync(`${file}.part`, file);
    }
    yield {
      name,
      sha256: await hashOf(createReadStream(file)),
      ...(properties.contentType && { contentType: properties.contentType }),
      ...(properties.cacheControl && { cacheControl: properties.cacheControl }),
    };
  }
}

/** Downloads each file, and writes a line about it. Returns their number. */
export const exportFiles = (client: ContainerClient, folder: string) =>
  writeLines(filesIndex(folder, client.containerName), fetched(client, folder));

/** Throws Refusal when the container has a file. */
export async function refuseFiles(client: ContainerClient): Promise<void> {
  for await (const { name } of client.listBlobsFlat())
    throw new Refusal(`The cloud is not empty: there is the file ${client.containerName}/${name}.`);
}

/** Uploads each file. One that is there already stays, which the comparison checks. */
export async function importFiles(client: ContainerClient, folder: string): Promise<void> {
  for await (const batch of readBatches(filesIndex(folder, client.containerName), Entry))
    for (const { name, contentType, cacheControl } of batch) {
      const blobHTTPHeaders = {
        ...(contentType && { blobContentType: contentType }),
        ...(cacheControl && { blobCacheControl: cacheControl }),
      };
      await client
        .getBlockBlobClient(name)
        .uploadFile(fileIn(folder, client.containerName, name), {
          blobHTTPHeaders,
          conditions: { ifNoneMatch: '*' },
        })
        .catch(ignoreExisting);
    }
}

function ignoreExisting(error: unknown): void {
  if (!(error instanceof RestError) || error.statusCode !== 409) throw error;
}

/** Downloads every file and compares it with the backup. Returns what differs, one line each. */
export async function compareFiles(client: ContainerClient, folder: string): Promise<string[]> {
  const { containerName } = client;
  const differences: string[] = [];
  let count = 0;
  for await (const batch of readBatches(filesIndex(folder, containerName), Entry)) {
    count += batch.length;
    for (const entry of batch)
      if (!(await isSame(client, entry)))
        differences.push(`${containerName}/${entry.name} differs`);
  }
  let found = 0;
  for await (const _ of client.listBlobsFlat()) found += 1;
  if (found !== count) differences.push(`${containerName} has ${found} files instead of ${count}`);
  return differences;
}

async function isSame(client: ContainerClient, { name, sha256, ...headers }: Entry) {
  const blob = client.getBlockBlobClient(name);
  if (!(await blob.exists())) return false;
  const { contentType, cacheControl } = await blob.getProperties();
  if (contentType !== headers.contentType || cacheControl !== headers.cacheControl) return false;
  return (await hashOf(await download(client, name))) === sha256;
}
