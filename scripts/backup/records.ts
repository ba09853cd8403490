import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { jobOf } from '../../api/src/jobs/jobs.ts';
import type { JobDoc } from '../../api/src/store/document-types.ts';
import { pagesOf } from '../../api/src/store/documents.ts';
import { declarationOf } from '../../api/src/store/fields.ts';
import { mapInChunks } from '../../api/src/store/map-in-chunks.ts';
import { type ContainerName, type Doc, type Store, StoreError } from '../../api/src/store/store.ts';
import { Refusal } from './cloud.ts';
import { readBatches, recordsFile, writeLines } from './folder.ts';

const PAGE = 100;
/** What the API's own timers write into a cloud that nobody has used. */
const UPKEEP: readonly ContainerName[] = ['jobs', 'published', 'insightCounts'];
const Document = z.looseObject({ id: z.string() });

/**
 * A job that is over has nothing left to do, and the place of regular work is about the documents of its own database.
 * Without it, that work begins again.
 */
function isKept(name: ContainerName, doc: Doc): boolean {
  if (name !== 'jobs') return true;
  const { kind, state } = doc as JobDoc;
  return state !== 'done' && state !== 'ended' && jobOf(kind)?.everyMinutes === undefined;
}

async function* documentsOf(store: Store, name: ContainerName) {
  for await (const page of pagesOf(store.container(name), {}, PAGE))
    for (const { doc } of page) if (isKept(name, doc)) yield doc;
}

/** Writes each document as it is stored. Returns their number. */
export const exportRecords = (store: Store, folder: string, name: ContainerName) =>
  writeLines(recordsFile(folder, name), documentsOf(store, name));

/** Throws Refusal when somebody has used the container. */
export async function refuseRecords(store: Store, name: ContainerName): Promise<void> {
  const count = UPKEEP.includes(name) ? 0 : await store.container(name).count([]);
  if (count > 0) throw new Refusal(`The cloud is not empty: ${name} has ${count} records.`);
}

async function removeUpkeep(store: Store, name: ContainerName): Promise<void> {
  const container = store.container(name);
  for await (const page of pagesOf(container, {}, PAGE))
    await mapInChunks(page, ({ doc, etag }) => container.remove(doc.id, etag));
}

/** An older document may lack fields that the databases ask for now: null, as an upgrade writes it. */
function completed(name: ContainerName, doc: Doc): Doc {
  const { fields, words } = declarationOf(name);
  const absent = Object.fromEntries(fields.map((field) => [field, null]));
  return { ...absent, ...(words !== undefined && { [words]: [] }), ...doc };
}

/** Creates each document. With `isResumed`, one that is there already must be the same. */
export async function importRecords(
  store: Store,
  folder: string,
  name: ContainerName,
  isResumed: boolean,
): Promise<void> {
  const container = store.container(name);
  if (UPKEEP.includes(name)) await removeUpkeep(store, name);
  for await (const batch of readBatches(recordsFile(folder, name), Document))
    await mapInChunks(batch, async (line) => {
      const doc = completed(name, line);
      try {
        await container.create(doc);
      } catch (error) {
        if (!isResumed || !(error instanceof StoreError) || error.kind !== 'conflict') throw error;
        if (!isDeepStrictEqual((await container.read(doc.id))?.doc, doc))
          throw new Refusal(
            `The cloud has another ${name} ${doc.id}: it is not the one to resume.`,
          );
      }
    });
}

/** Compares every document with the backup. Returns what differs, one line each. */
export async function compareRecords(
  store: Store,
  folder: string,
  name: ContainerName,
): Promise<string[]> {
  const container = store.container(name);
  const differences: string[] = [];
  let count = 0;
  for await (const batch of readBatches(recordsFile(folder, name), Document)) {
    count += batch.length;
    await mapInChunks(batch, async (line) => {
      const found = (await container.read(line.id))?.doc;
      if (!isDeepStrictEqual(found, completed(name, line)))
        differences.push(`${name} ${line.id} ${found ? 'differs' : 'is missing'}`);
    });
  }
  const found = await container.count([]);
  if (found !== count) differences.push(`${name} has ${found} records instead of ${count}`);
  return differences;
}
