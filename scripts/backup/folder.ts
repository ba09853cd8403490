import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { replaceFile } from '../local/save.ts';
import { Refusal } from './cloud.ts';

const MANIFEST = 'backup.json';
const FORMAT = 1;
/** How many lines are read at a time. */
const BATCH = 100;

const Counts = z.record(z.string(), z.number());
const Manifest = z.object({
  format: z.number(),
  from: z.string(),
  began: z.string(),
  /** Null until everything is there. */
  ended: z.string().nullable(),
  records: Counts,
  files: Counts,
});
export type Manifest = z.infer<typeof Manifest>;

export const recordsFile = (folder: string, container: string) =>
  join(folder, 'records', `${container}.jsonl`);
export const filesIndex = (folder: string, container: string) =>
  join(folder, 'files', `${container}.jsonl`);

/** Where a file of the cloud lies in the folder. Throws Refusal for a name that leads out of it. */
export function fileIn(folder: string, container: string, name: string): string {
  if (name.split('/').some((part) => part === '' || part === '.' || part === '..'))
    throw new Refusal(`The file ${container}/${name} cannot have that name in a folder.`);
  return join(folder, 'files', container, name);
}

export const makeFolder = (path: string) => mkdirSync(path, { recursive: true, mode: 0o700 });

export const writeManifest = (folder: string, manifest: Manifest) =>
  replaceFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);

function readManifest(folder: string): Manifest | undefined {
  const file = join(folder, MANIFEST);
  if (!existsSync(file)) return undefined;
  const manifest = Manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  if (manifest.format > FORMAT) throw new Refusal(`${folder} is of a newer version of VSE.`);
  return manifest;
}

/**
 * Begins a backup in a new or empty folder, or again in one where it was cut off: records are read anew, files that are
 * there stay. Throws Refusal for any other folder.
 */
export function beginBackup(folder: string, from: string): Manifest {
  makeFolder(folder);
  const earlier = readManifest(folder);
  if (earlier?.ended)
    throw new Refusal(`${folder} holds a complete backup. Choose another folder.`);
  if (earlier && earlier.from !== from)
    throw new Refusal(
      `${folder} holds a part of a backup of ${earlier.from}. Choose another folder.`,
    );
  if (!earlier && readdirSync(folder).length > 0)
    throw new Refusal(`${folder} holds something else. Choose another folder.`);
  rmSync(join(folder, 'records'), { recursive: true, force: true });
  const manifest = {
    format: FORMAT,
    from,
    began: new Date().toISOString(),
    ended: null,
    records: {},
    files: {},
  };
  writeManifest(folder, manifest);
  return manifest;
}

/** The manifest of a complete backup. Throws Refusal for any other folder. */
export function completeBackup(folder: string): Manifest {
  const manifest = readManifest(folder);
  if (!manifest) throw new Refusal(`${folder} holds no backup.`);
  if (!manifest.ended)
    throw new Refusal(`The backup in ${folder} was cut off. Run it again, then restore it.`);
  return manifest;
}

/** Writes values as they come, one line each, into a file that only this user can read. Returns their number. */
export async function writeLines(file: string, values: AsyncIterable<unknown>): Promise<number> {
  let count = 0;
  async function* lines() {
    for await (const value of values) {
      count += 1;
      // Node's readline takes these two for ends of a line.
      const line = JSON.stringify(value).replaceAll('\u2028', '\\u2028');
      yield `${line.replaceAll('\u2029', '\\u2029')}\n`;
    }
  }
  makeFolder(dirname(file));
  await pipeline(Readable.from(lines()), createWriteStream(file, { mode: 0o600 }));
  return count;
}

/** Reads a file of lines in batches. */
export async function* readBatches<T>(file: string, schema: z.ZodType<T>): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const line of createInterface({ input: createReadStream(file) })) {
    batch.push(schema.parse(JSON.parse(line)));
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}
