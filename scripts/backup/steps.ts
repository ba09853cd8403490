import { BLOB_CONTAINERS } from '@vse/domain/records/files';
import { CONTAINER_NAMES } from '../../api/src/store/fields.ts';
import { type Cloud, Refusal } from './cloud.ts';
import { compareFiles, exportFiles, importFiles, refuseFiles } from './files.ts';
import { beginBackup, completeBackup, type Manifest, writeManifest } from './folder.ts';
import { compareRecords, exportRecords, importRecords, refuseRecords } from './records.ts';

type Say = (line: string) => void;
const MOST_NAMED = 20;

const sumOf = (counts: Record<string, number>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
const totalOf = ({ records, files }: Manifest) =>
  `${sumOf(records)} records and ${sumOf(files)} files`;

/** Exports all records and files into a folder. Throws Refusal for a folder that cannot take them. */
export async function backUp(cloud: Cloud, folder: string, say: Say): Promise<void> {
  const manifest = beginBackup(folder, cloud.title);
  say(`Backing up ${cloud.title}`);
  for (const name of CONTAINER_NAMES) {
    manifest.records[name] = await exportRecords(cloud.store, folder, name);
    say(`  ${name}: ${manifest.records[name]}`);
  }
  for (const name of BLOB_CONTAINERS) {
    manifest.files[name] = await exportFiles(cloud.files(name), folder);
    say(`  ${name}: ${manifest.files[name]} files`);
  }
  manifest.ended = new Date().toISOString();
  writeManifest(folder, manifest);
  say(`${totalOf(manifest)} are in ${folder}.`);
}

type RestoreOptions = { isResumed: boolean };

/**
 * Restores a backup into an empty cloud, and compares each record and file with it. Throws Refusal for a cloud that is
 * not empty, unless an earlier restore of the same backup is resumed; throws Error when something differs at the end.
 */
export async function restore(
  cloud: Cloud,
  folder: string,
  { isResumed }: RestoreOptions,
  say: Say,
): Promise<void> {
  const manifest = completeBackup(folder);
  const unknown = Object.keys(manifest.records).filter(
    (name) => !CONTAINER_NAMES.some((known) => known === name),
  );
  if (unknown.length > 0)
    throw new Refusal(`This version of VSE does not know ${unknown.join(', ')}.`);
  const records = CONTAINER_NAMES.filter((name) => name in manifest.records);
  const files = BLOB_CONTAINERS.filter((name) => name in manifest.files);
  if (!isResumed) {
    for (const name of CONTAINER_NAMES) await refuseRecords(cloud.store, name);
    for (const name of BLOB_CONTAINERS) await refuseFiles(cloud.files(name));
  }
  say(`Restoring ${totalOf(manifest)} into ${cloud.title}`);
  for (const name of files) await importFiles(cloud.files(name), folder);
  for (const name of records) {
    await importRecords(cloud.store, folder, name, isResumed);
    say(`  ${name}: ${manifest.records[name]}`);
  }
  say('Comparing');
  const differences: string[] = [];
  for (const name of records)
    differences.push(...(await compareRecords(cloud.store, folder, name)));
  for (const name of files) differences.push(...(await compareFiles(cloud.files(name), folder)));
  if (differences.length > 0)
    throw new Error(
      [`${differences.length} differ:`, ...differences.slice(0, MOST_NAMED)].join('\n'),
    );
  say(`${totalOf(manifest)} are the same as in ${folder}.`);
}
