import { CONTAINER_NAMES, DATABASE, declarationOf, PARTITION_KEY } from '../fields.ts';
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
      const { fields, ttlSeconds } = declarationOf(name);
      await database.containers.createIfNotExists({
        id: name,
        partitionKey: { paths: [PARTITION_KEY] },
        indexingPolicy: { compositeIndexes: fields.flatMap(orders) },
        ...(ttlSeconds === undefined ? {} : { defaultTtl: ttlSeconds }),
      });
    }
  } finally {
    client.dispose();
  }
}

/** Cosmos DB reads one composite index in both directions; the npm emulator needs one index per direction. */
function orders(field: string) {
  return (['ascending', 'descending'] as const).map((order) => [
    { path: `/${field}`, order },
    { path: '/id', order },
  ]);
}
