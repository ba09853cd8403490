import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ContainerClient } from '@azure/storage-blob';
import { BLOB_CONTAINERS } from '@vse/domain/records/files';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openBlobService } from '../../api/src/clients/blob-service.ts';
import { ensureCosmosContainers } from '../../api/src/store/cosmos/cosmos-emulator.ts';
import { openCosmosStore } from '../../api/src/store/cosmos/cosmos-store.ts';
import { everything } from '../../api/src/store/documents.ts';
import { CONTAINER_NAMES, declarationOf } from '../../api/src/store/fields.ts';
import { openSqliteStore } from '../../api/src/store/sqlite/sqlite-store.ts';
import { type Container, type Doc, type Store, StoreError } from '../../api/src/store/store.ts';
import { timers } from '../../api/src/timers/timers.ts';
import { openContext } from '../../tests/support/context.ts';
import { needs } from '../../tests/support/needs.ts';
import { type CosmosEmulator, startCosmosEmulator } from '../../tests/support/store-emulator.ts';
import { blobConnectionString } from '../local/azurite/account.ts';
import { type Part, startPart } from '../local/part.ts';
import { anyPort } from '../local/ports.ts';
import { type Cloud, openCloud } from './cloud.ts';
import { backUp, restore } from './steps.ts';

const scratch = mkdtempSync(join(tmpdir(), 'vse-backup-'));
const newFolder = () => join(scratch, randomUUID());
const opened: Store[] = [];
let azurite: Part;
let emulator: CosmosEmulator;
let blobs: (container: string) => ContainerClient;
let connection: string;

beforeAll(async () => {
  const port = await anyPort();
  connection = blobConnectionString(port);
  azurite = startPart({
    title: 'Blob storage',
    script: resolve(import.meta.dirname, '../local/azurite/main.ts'),
    args: ['--folder', join(scratch, 'azurite'), '--port', `${port}`],
    env: process.env,
    lost: console.error,
    say: () => {},
  });
  [emulator] = await Promise.all([startCosmosEmulator(), azurite.up()]);
  blobs = openBlobService({ BLOB_CONNECTION_STRING: connection }).container;
});
afterEach(async () => {
  for (const name of BLOB_CONTAINERS) await emptyFiles(name);
});
afterAll(async () => {
  for (const store of opened) await store.close();
  await Promise.all([azurite?.stop(), emulator?.stop()]);
  rmSync(scratch, { recursive: true });
});

async function emptyFiles(name: string) {
  for await (const blob of blobs(name).listBlobsFlat()) await blobs(name).deleteBlob(blob.name);
}

const DATABASES = {
  SQLite: async () => openSqliteStore(join(scratch, `${randomUUID()}.sqlite`)),
  'Cosmos DB': async () => {
    const settings = { ...emulator, database: randomUUID() };
    await ensureCosmosContainers(settings);
    return openCosmosStore(settings);
  },
};

async function newCloud(database: keyof typeof DATABASES = 'SQLite'): Promise<Cloud> {
  const store = await DATABASES[database]();
  opened.push(store);
  return { title: database, store, files: (container) => blobs(container) };
}

/** A document with every declared field, and values that are easily damaged on the way. */
const documentIn = (name: (typeof CONTAINER_NAMES)[number], id: string = randomUUID()) => ({
  ...Object.fromEntries(declarationOf(name).fields.map((field) => [field, null])),
  ...(declarationOf(name).words && { [declarationOf(name).words ?? '']: ['été'] }),
  id,
  schema: 1,
  text: 'Ä "quoted"\n\u2028\u2029 line, 🌸',
  nested: { list: [1.5, null, { of: true }], empty: [], none: {} },
});

/** More than a page of what is read, and more than a batch of what is written. */
const MANY = 105;
const PICTURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255]);

async function fill({ store, files }: Cloud, invites = 0) {
  for (const name of CONTAINER_NAMES) await store.container(name).create(documentIn(name));
  for (let left = invites; left > 0; left--)
    await store.container('invites').create(documentIn('invites'));
  const headers = { blobContentType: 'image/png', blobCacheControl: 'private, max-age=5' };
  await files('vse-file-upload')
    .getBlockBlobClient('a.png')
    .uploadData(PICTURE, { blobHTTPHeaders: headers });
  await files('vse-logos').getBlockBlobClient('person/b.png').uploadData(PICTURE);
}

async function recordsOf({ store }: Cloud) {
  const all: Record<string, unknown[]> = {};
  for (const name of CONTAINER_NAMES)
    all[name] = (await everything(store.container(name)))
      .map(({ doc }) => doc)
      .sort((a, b) => (a.id < b.id ? -1 : 1));
  return all;
}

const silent = () => {};
const plain = { isResumed: false };
const resumed = { isResumed: true };

/** A cloud whose database fails at the n-th call of this kind to the container of invites. */
function failing(cloud: Cloud, call: 'create' | 'page', at: number): Cloud {
  let calls = 0;
  const container = <T extends Doc>(name: (typeof CONTAINER_NAMES)[number]): Container<T> => {
    const whole = cloud.store.container<T>(name);
    if (name !== 'invites') return whole;
    const fails = (...given: unknown[]) => {
      calls += 1;
      if (calls === at) throw new StoreError('unavailable', 'The database is gone');
      return Reflect.apply(whole[call], whole, given);
    };
    return { ...whole, [call]: fails };
  };
  return { ...cloud, store: { ...cloud.store, container } };
}

test('the drill: all records and files are the same after a restore into another database, and back', async () => {
  const source = await newCloud('SQLite');
  await fill(source, MANY);
  const before = await recordsOf(source);
  expect(before.invites).toHaveLength(106);
  const total = `${CONTAINER_NAMES.length + MANY} records and 2 files`;
  let cloud = source;
  for (const database of ['Cosmos DB', 'SQLite'] as const) {
    const folder = newFolder();
    const said: string[] = [];
    const say = (line: string) => said.push(line);
    await backUp(cloud, folder, say);
    expect(said).toContain('  invites: 106');
    expect(said).toContain('  vse-logos: 1 files');
    expect(said.at(-1)).toBe(`${total} are in ${folder}.`);
    await expect(restore(cloud, folder, plain, silent)).rejects.toThrow(
      'The cloud is not empty: adjectives has 1 records.',
    );
    cloud = await newCloud(database);
    await expect(restore(cloud, folder, plain, silent)).rejects.toThrow(
      'The cloud is not empty: there is the file vse-file-upload/a.png.',
    );
    for (const name of BLOB_CONTAINERS) await emptyFiles(name);
    await restore(cloud, folder, plain, say);
    expect(said.at(-1)).toBe(`${total} are the same as in ${folder}.`);
    expect(await recordsOf(cloud)).toEqual(before);
  }
  const picture = blobs('vse-file-upload').getBlockBlobClient('a.png');
  expect(await picture.downloadToBuffer()).toEqual(PICTURE);
  expect(await picture.getProperties()).toMatchObject({
    contentType: 'image/png',
    cacheControl: 'private, max-age=5',
  });
  expect(await blobs('vse-logos').getBlockBlobClient('person/b.png').exists()).toBe(true);
});

test.skipIf(process.platform === 'win32')(
  'only its owner can read a backup',
  needs('a Unix'),
  async () => {
    const source = await newCloud();
    await fill(source);
    const folder = newFolder();
    await backUp(source, folder, silent);
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const modes = entries.map((entry) => {
      const { mode } = statSync(join(entry.parentPath, entry.name));
      return `${entry.isDirectory() ? 'folder' : 'file'} ${(mode & 0o777).toString(8)}`;
    });
    expect(new Set([...modes, `folder ${(statSync(folder).mode & 0o777).toString(8)}`])).toEqual(
      new Set(['folder 700', 'file 600']),
    );
  },
);

test('a restore that was cut off is resumed, and is refused without being asked to', async () => {
  const source = await newCloud();
  await fill(source, MANY);
  const folder = newFolder();
  await backUp(source, folder, silent);
  for (const name of BLOB_CONTAINERS) await emptyFiles(name);
  const target = await newCloud();
  await expect(restore(failing(target, 'create', 60), folder, plain, silent)).rejects.toThrow(
    'The database is gone',
  );
  await expect(restore(target, folder, plain, silent)).rejects.toThrow('The cloud is not empty');
  await restore(target, folder, resumed, silent);
  expect(await recordsOf(target)).toEqual(await recordsOf(source));
});

test('a resumed restore is refused where a record is another one, and fails where there are more', async () => {
  const source = await newCloud();
  await source.store.container('userSettings').create(documentIn('userSettings', 'person'));
  const folder = newFolder();
  await backUp(source, folder, silent);
  const other = await newCloud();
  const changed = { ...documentIn('userSettings', 'person'), text: 'another' };
  await other.store.container('userSettings').create(changed);
  await expect(restore(other, folder, resumed, silent)).rejects.toThrow(
    'The cloud has another userSettings person: it is not the one to resume.',
  );
  const larger = await newCloud();
  await larger.store.container('audit').create(documentIn('audit'));
  await blobs('vse-logos').getBlockBlobClient('c.png').uploadData(PICTURE);
  await expect(restore(larger, folder, resumed, silent)).rejects.toThrow(
    '2 differ:\naudit has 1 records instead of 0\nvse-logos has 1 files instead of 0',
  );
});

test('a record or file that is changed while it is restored is found', async () => {
  const source = await newCloud();
  await fill(source);
  const folder = newFolder();
  await backUp(source, folder, silent);
  for (const name of BLOB_CONTAINERS) await emptyFiles(name);
  const target = await newCloud();
  const change = async (line: string) => {
    if (line !== 'Comparing') return;
    const providers = target.store.container<Doc & { text: string }>('providers');
    const [stored] = await everything(providers);
    if (stored) await providers.replace({ ...stored.doc, text: 'changed' }, stored.etag);
  };
  const changes: Promise<void>[] = [];
  const say = (line: string) => {
    changes.push(change(line));
  };
  await blobs('vse-file-upload')
    .getBlockBlobClient('a.png')
    .uploadData(Buffer.from('changed'), {
      blobHTTPHeaders: { blobContentType: 'image/png', blobCacheControl: 'private, max-age=5' },
    });
  await expect(restore(target, folder, resumed, say)).rejects.toThrow(
    /^2 differ:\nproviders \S+ differs\nvse-file-upload\/a\.png differs$/,
  );
});

test('a backup that was cut off is not restored, begins again and keeps its files', async () => {
  const source = await newCloud();
  await fill(source, MANY);
  const folder = newFolder();
  await backUp(source, folder, silent);
  const picture = join(folder, 'files/vse-file-upload/a.png');
  const { mtimeMs } = statSync(picture);
  const manifest = join(folder, 'backup.json');
  writeFileSync(
    manifest,
    readFileSync(manifest, 'utf8').replace(/"ended": "[^"]*"/, '"ended": null'),
  );
  await expect(backUp(failing(source, 'page', 2), folder, silent)).rejects.toThrow('gone');
  await expect(restore(await newCloud(), folder, plain, silent)).rejects.toThrow(
    `The backup in ${folder} was cut off. Run it again, then restore it.`,
  );
  await expect(backUp({ ...source, title: 'another' }, folder, silent)).rejects.toThrow(
    `${folder} holds a part of a backup of SQLite. Choose another folder.`,
  );
  await backUp(source, folder, silent);
  expect(statSync(picture).mtimeMs).toBe(mtimeMs);
  expect(readFileSync(join(folder, 'records/invites.jsonl'), 'utf8').split('\n')).toHaveLength(107);
  await expect(backUp(source, folder, silent)).rejects.toThrow('holds a complete backup');
  await expect(backUp(source, scratch, silent)).rejects.toThrow(`${scratch} holds something else.`);
  await expect(restore(source, scratch, plain, silent)).rejects.toThrow(
    `${scratch} holds no backup.`,
  );
});

const jobIn = (id: string, kind: string, state: string) => ({
  ...documentIn('jobs', id),
  ...{ kind, state, due: null, changed: 1 },
});

test('a backup has the jobs that a person began and that are not over, and no others', async () => {
  const source = await newCloud();
  const left = [
    jobIn('1', 'erasure', 'done'),
    jobIn('2', 'changeSet', 'ended'),
    jobIn('publish', 'publish', 'failed'),
    // Its place says of other documents that they are upgraded.
    jobIn('upgradeRecords', 'upgradeRecords', 'waiting'),
  ];
  const kept = [
    jobIn('3', 'erasure', 'running'),
    jobIn('4', 'erasure', 'failed'),
    jobIn('5', 'changeSet', 'waiting'),
    jobIn('6', 'ofANewerVersion', 'waiting'),
    jobIn('eraseAgain', 'eraseAgain', 'waiting'),
  ];
  for (const doc of [...left, ...kept]) await source.store.container('jobs').create(doc);
  const folder = newFolder();
  const said: string[] = [];
  await backUp(source, folder, (line) => said.push(line));
  expect(said).toContain('  jobs: 5');
  const target = await newCloud();
  await restore(target, folder, plain, silent);
  expect((await recordsOf(target)).jobs).toEqual(kept);
});

test('what the timers write into a new cloud does not count as records, and is replaced', async () => {
  const source = await newCloud();
  await source.store.container('jobs').create(documentIn('jobs'));
  const folder = newFolder();
  await backUp(source, folder, silent);
  const { context, file, stop } = openContext({});
  for (const { run } of timers) await run(context);
  const store = openSqliteStore(file);
  expect(await store.container('jobs').count([])).toBeGreaterThan(1);
  await restore({ ...source, store }, folder, plain, silent);
  expect(await recordsOf({ ...source, store })).toEqual(await recordsOf(source));
  await store.close();
  await stop();
});

test('an older record gets the declared fields that it lacks', async () => {
  const folder = newFolder();
  await backUp(await newCloud(), folder, silent);
  writeFileSync(join(folder, 'records/mails.jsonl'), '{"id":"old","state":"sent"}\n');
  const target = await newCloud();
  await restore(target, folder, plain, silent);
  expect((await target.store.container('mails').read('old'))?.doc).toEqual({
    id: 'old',
    state: 'sent',
    purpose: null,
    nextAttempt: null,
    about: null,
    recipientKey: null,
  });
});

/** A command as npm runs it, in an environment without other settings. */
async function runCommand(script: string, args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, script), ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const [status] = await once(child, 'exit');
  return { status, text: (await said).join('') };
}

test('the settings of a cloud are asked for, and a mistyped file is not an empty cloud', async () => {
  await expect(openCloud({ SQLITE_FILE: 'x' }, false)).rejects.toThrow(
    'Name the records by COSMOS_ENDPOINT or SQLITE_FILE, and the files by BLOB_ACCOUNT_URL or BLOB_CONNECTION_STRING.',
  );
  const SQLITE_FILE = join(scratch, 'none.sqlite');
  await expect(
    openCloud({ SQLITE_FILE, BLOB_CONNECTION_STRING: connection }, false),
  ).rejects.toThrow(`There is no file ${SQLITE_FILE}.`);
});

test('the commands restore a backup and say so, and end with 2 for a refusal', async () => {
  const source = await newCloud();
  await fill(source);
  const folder = newFolder();
  await backUp(source, folder, silent);
  for (const name of BLOB_CONTAINERS) await emptyFiles(name);
  const env = { BLOB_CONNECTION_STRING: connection };
  const ran = await Promise.all([
    runCommand('restore.ts', ['--from', folder], { ...env, SQLITE_FILE: join(scratch, 'new') }),
    runCommand('backup.ts', ['--to', newFolder()], { ...env, SQLITE_FILE: '/nothing' }),
  ]);
  expect(ran).toEqual([
    { status: 0, text: expect.stringMatching(/\n25 records and 2 files are the same as in .*\n$/) },
    { status: 2, text: 'There is no file /nothing.\n' },
  ]);
});

test('after a restore, the command has the API erase people again, and refuses what is no date', async () => {
  const SQLITE_FILE = join(scratch, `${randomUUID()}.sqlite`);
  const store = openSqliteStore(SQLITE_FILE);
  opened.push(store);
  const env = { SQLITE_FILE, BLOB_CONNECTION_STRING: connection };
  const ran = [];
  for (const args of [['--since', '2026-01-31T09:00:00Z'], ['--since', 'yesterday'], []])
    ran.push(await runCommand('erase-again.ts', args, env));
  expect(ran).toEqual([
    { status: 0, text: expect.stringMatching(/ since 2026-01-31T09:00:00\.000Z\.\n$/) },
    { status: 2, text: 'yesterday is no date.\n' },
    { status: 2, text: expect.stringMatching(/^npm run erase-again -- --since DATE/) },
  ]);
  const docs = await everything(store.container('jobs'));
  expect(docs.map(({ doc }) => doc)).toMatchObject([
    { id: 'eraseAgain', state: 'waiting', input: { since: 1_769_850_000_000 }, at: null },
  ]);
});
