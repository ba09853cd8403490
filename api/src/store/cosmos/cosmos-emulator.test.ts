import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type CosmosEmulator,
  startCosmosEmulator,
} from '../../../../tests/support/store-emulator.ts';
import { ensureCosmosContainers } from './cosmos-emulator.ts';
import { cosmosClient } from './cosmos-store.ts';

let emulator: CosmosEmulator;
beforeAll(async () => {
  emulator = await startCosmosEmulator();
});
afterAll(() => emulator.stop());

test('the emulator indexes what containers.json declares, and nothing else', async () => {
  await ensureCosmosContainers({ ...emulator, database: 'policies' });
  const client = cosmosClient(emulator);
  const policyOf = async (name: string) =>
    (await client.database('policies').container(name).read()).resource?.indexingPolicy;
  const path = (order: string, ...names: string[]) =>
    names.map((name) => ({ path: `/${name}`, order }));
  expect(await policyOf('userLogPeople')).toMatchObject({
    includedPaths: [{ path: '/provider/?' }, { path: '/lastDate/?' }],
    excludedPaths: [{ path: '/*' }],
    compositeIndexes: [
      path('ascending', 'lastDate', 'id'),
      path('descending', 'lastDate', 'id'),
      path('ascending', 'provider', 'lastDate', 'id'),
      path('descending', 'provider', 'lastDate', 'id'),
    ],
  });
  expect((await policyOf('invites'))?.includedPaths).toContainEqual({ path: '/findWords/[]/?' });
  expect(await policyOf('claims')).toMatchObject({
    includedPaths: [],
    excludedPaths: [{ path: '/*' }],
    compositeIndexes: [],
  });
  client.dispose();
});
