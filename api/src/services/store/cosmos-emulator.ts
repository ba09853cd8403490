import { type CosmosSettings, cosmosClient } from './cosmos-store.ts';
import { CONTAINER_NAMES, DATABASE, declarationOf, PARTITION_KEY } from './fields.ts';

/**
 * Creates the database and its containers as containers.json lists them, where they are missing. For emulators and
 * tests only: in Azure the templates declare them, and the identity of the API may not.
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

/** Cosmos DB reads one composite index both ways; the npm emulator wants each direction named. */
function orders(field: string) {
  return (['ascending', 'descending'] as const).map((order) => [
    { path: `/${field}`, order },
    { path: '/id', order },
  ]);
}
