import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe } from 'vitest';
import { ensureCosmosContainers } from '../../api/src/store/cosmos/cosmos-emulator.ts';
import { cosmosClient, openCosmosStore } from '../../api/src/store/cosmos/cosmos-store.ts';
import { openSqliteStore } from '../../api/src/store/sqlite/sqlite-store.ts';
import type { ContainerName, Store } from '../../api/src/store/store.ts';
import { startCosmosEmulator } from './store-emulator.ts';

/** A document with any fields. */
export type Anything = { id: string } & Record<string, unknown>;

/** Writes a document to the database directly, as an older version of the code would have left it. */
type Plant = (name: ContainerName, doc: Anything) => Promise<void>;
type Opened = { store: Store; plant: Plant; stop: () => Promise<void> };
export type StoreInUse = {
  container: (name: ContainerName) => ReturnType<typeof containerOf>;
  store: () => Store;
  plant: Plant;
};

const suites: [string, () => Promise<Opened>][] = [
  ['SQLite', openTemporaryFile],
  ['Cosmos DB, npm emulator', openNpmEmulator],
];
const endpoint = process.env.COSMOS_TEST_ENDPOINT;
if (endpoint) suites.push([`Cosmos DB at ${endpoint}`, () => openCosmos(endpoint, endpointKey())]);

/** Runs the tests on every store. A test file has one database, so its tests must use ids and values of their own. */
export function describeStores(title: string, tests: (use: StoreInUse) => void): void {
  describe.each(suites)(`${title} (%s)`, (_, open) => {
    let opened: Opened | undefined;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened?.stop());
    const openedStore = () => {
      if (!opened) throw new Error('The store opens before the first test');
      return opened;
    };
    tests({
      container: (name) => containerOf(openedStore().store, name),
      store: () => openedStore().store,
      plant: (name, doc) => openedStore().plant(name, doc),
    });
  });
}

/** A document of quizResults with every declared field, null by default. */
export function resultWith(fields: Record<string, unknown> = {}): Anything {
  return {
    id: randomUUID(),
    quizStartDate: null,
    quizCompleteDate: null,
    provider: null,
    salesperson: null,
    salespersonId: null,
    projectName: null,
    sortKey: null,
    changed: null,
    findWords: [],
    ...fields,
  };
}

const containerOf = (store: Store, name: ContainerName) => store.container<Anything>(name);

async function openTemporaryFile(): Promise<Opened> {
  const folder = mkdtempSync(join(tmpdir(), 'vse-store-'));
  const file = join(folder, 'records.db');
  const store = openSqliteStore(file);
  const plant: Plant = async (name, doc) => {
    const db = new DatabaseSync(file);
    db.prepare(
      `INSERT INTO "${name}" (id, etag, written, doc) VALUES (?, 'planted', unixepoch(), ?)`,
    ).run(doc.id, JSON.stringify(doc));
    db.close();
  };
  const stop = async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  };
  return { store, plant, stop };
}

async function openNpmEmulator(): Promise<Opened> {
  const emulator = await startCosmosEmulator();
  const { stop, ...opened } = await openCosmos(emulator.endpoint, emulator.key);
  return { ...opened, stop: () => stop().then(emulator.stop) };
}

async function openCosmos(endpoint: string, key: string): Promise<Opened> {
  const settings = { endpoint, key, database: `vse-test-${randomUUID()}` };
  await ensureCosmosContainers(settings);
  const store = openCosmosStore(settings);
  const client = cosmosClient(settings);
  const plant: Plant = async (name, doc) => {
    await client.database(settings.database).container(name).items.create(doc);
  };
  const stop = async () => {
    client.dispose();
    await store.close();
  };
  return { store, plant, stop };
}

/** By default the key of every Microsoft emulator, from its documentation. */
function endpointKey(): string {
  return (
    process.env.COSMOS_TEST_KEY ??
    'C2y6yDjf5/R+ob0N8A7Cgv30VRDJIWEHLM+4QDU5DE2nQ9nDuVTqobD4b8mGGyPMbIZnqyMsEcaGQy67XIw/Jw=='
  );
}
