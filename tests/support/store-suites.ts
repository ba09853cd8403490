import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { ensureCosmosContainers } from '../../api/src/services/store/cosmos-emulator.ts';
import { openCosmosStore } from '../../api/src/services/store/cosmos-store.ts';
import { openSqliteStore } from '../../api/src/services/store/sqlite-store.ts';
import type { ContainerName, Store } from '../../api/src/services/store/store.ts';
import { startCosmosEmulator } from './store-emulator.ts';

/** Field values as the tests write them: whatever the declared fields of a container are called. */
export type Anything = { id: string } & Record<string, unknown>;

type Opened = { store: Store; stop: () => Promise<void> };
export type StoreInUse = { container: (name: ContainerName) => ReturnType<typeof containerOf> };

const suites: [string, () => Promise<Opened>][] = [
  ['SQLite', openTemporaryFile],
  ['Cosmos DB, npm emulator', openNpmEmulator],
];
const endpoint = process.env.COSMOS_TEST_ENDPOINT;
if (endpoint) suites.push([`Cosmos DB at ${endpoint}`, () => openCosmos(endpoint, endpointKey())]);

/** Runs the tests over every store, on one empty database a file: tests keep apart by their ids and values. */
export function describeStores(title: string, tests: (use: StoreInUse) => void): void {
  describe.each(suites)(`${title} (%s)`, (_, open) => {
    let opened: Opened | undefined;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened?.stop());
    tests({ container: (name) => containerOf(opened, name) });
  });
}

/** A document of quizResults with every declared field, null where `fields` says nothing. */
export function resultWith(fields: Record<string, unknown> = {}): Anything {
  return {
    id: randomUUID(),
    quizStartDate: null,
    quizCompleteDate: null,
    provider: null,
    salesperson: null,
    projectName: null,
    inviteId: null,
    ...fields,
  };
}

function containerOf(opened: Opened | undefined, name: ContainerName) {
  if (!opened) throw new Error('The store opens before the first test');
  return opened.store.container<Anything>(name);
}

async function openTemporaryFile(): Promise<Opened> {
  const folder = mkdtempSync(join(tmpdir(), 'vse-store-'));
  const store = openSqliteStore(join(folder, 'records.db'));
  const stop = async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  };
  return { store, stop };
}

async function openNpmEmulator(): Promise<Opened> {
  const emulator = await startCosmosEmulator();
  const { store, stop } = await openCosmos(emulator.endpoint, emulator.key);
  return { store, stop: () => stop().then(emulator.stop) };
}

async function openCosmos(endpoint: string, key: string): Promise<Opened> {
  const settings = { endpoint, key, database: `vse-test-${randomUUID()}` };
  await ensureCosmosContainers(settings);
  const store = openCosmosStore(settings);
  return { store, stop: () => store.close() };
}

/** Without a key: the one that every Microsoft emulator has, from its documentation. */
function endpointKey(): string {
  return (
    process.env.COSMOS_TEST_KEY ??
    'C2y6yDjf5/R+ob0N8A7Cgv30VRDJIWEHLM+4QDU5DE2nQ9nDuVTqobD4b8mGGyPMbIZnqyMsEcaGQy67XIw/Jw=='
  );
}
