import { CONTAINER_NAMES, DATABASE, declarationOf, PARTITION_KEY } from '../fields.ts';
import type { ContainerName } from '../store.ts';
import { type CosmosSettings, cosmosClient } from './cosmos-store.ts';

/**
 * Creates the missing database and containers as containers.json declares them. For emulators and tests only: in Azure
 * the templates create them, and the API's identity is not allowed to.
 */
export async function ensureCosmosContainers(settings: CosmosSettings): Promise<void> {
  const client = cosmosClient(settings);
  try {
    const id = settings.database ?? DATABASE;
    const { database } = await client.databases.createIfNotExists({ id });
    for (const name of CONTAINER_NAMES) {
      const { ttlSeconds } = declarationOf(name);
      await database.containers.createIfNotExists({
        id: name,
        partitionKey: { paths: [PARTITION_KEY] },
        indexingPolicy: indexingPolicyOf(name),
        ...(ttlSeconds === undefined ? {} : { defaultTtl: ttlSeconds }),
      });
    }
  } finally {
    client.dispose();
  }
}

/** The policy of infra/modules/cosmos.bicep. */
function indexingPolicyOf(name: ContainerName) {
  const { fields, words, indexes = [] } = declarationOf(name);
  return {
    includedPaths: [
      ...fields.map((field) => ({ path: `/${field}/?` })),
      ...(words === undefined ? [] : [{ path: `/${words}/[]/?` }]),
    ],
    excludedPaths: [{ path: '/*' }],
    compositeIndexes: indexes.flatMap(({ path }) => orders([...path, 'id'])),
  };
}

/** Cosmos DB reads one composite index in both directions; the npm emulator needs one index per direction. */
function orders(path: string[]) {
  return (['ascending', 'descending'] as const).map((order) =>
    path.map((field) => ({ path: `/${field}`, order })),
  );
}
