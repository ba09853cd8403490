import { ConsistencyLevel, CosmosClient } from '@azure/cosmos';
import type { TokenCredential } from '@azure/identity';
import { DATABASE, declarationOf } from '../fields.ts';
import type { ContainerName, Deadline, Doc, Store } from '../store.ts';
import { cosmosContainer } from './cosmos-container.ts';
import { tracedHttpClient } from './traced-http-client.ts';

/** `key` for emulators, `credential` in Azure (the SDK refuses to send a token over plain HTTP). */
export type CosmosSettings = {
  endpoint: string;
  key?: string;
  credential?: TokenCredential;
  database?: string;
  /** Scripts and tests have no request deadline; without this, each call gets NO_DEADLINE_MS. */
  deadline?: Deadline;
};

const TRY_MS = 10_000;
const NO_DEADLINE_MS = 45_000;
/**
 * Throttled calls are repeated until the deadline ends them. The SDK's default, nine retries, is over within 100 ms when
 * the service asks for short pauses.
 */
const THROTTLED_RETRIES = { maxRetryAttemptCount: 1000, maxWaitTimeInSeconds: 60 };

/**
 * The records in Cosmos DB. Neither connects nor creates anything: infra/ declares the database and its containers,
 * with the composite indexes that ordered pages need (for emulators, cosmos-emulator.ts does).
 */
export function openCosmosStore(settings: CosmosSettings): Store {
  const client = cosmosClient(settings);
  const database = client.database(settings.database ?? DATABASE);
  const deadline = settings.deadline ?? (() => AbortSignal.timeout(NO_DEADLINE_MS));
  return {
    container<T extends Doc>(name: ContainerName) {
      declarationOf(name);
      return cosmosContainer<T>(name, database.container(name), deadline);
    },
    async close() {
      client.dispose();
    },
  };
}

/** One client per process: it keeps the connections and the account's routing. Throws TypeError without credentials. */
export function cosmosClient({ endpoint, key, credential }: CosmosSettings): CosmosClient {
  const connectionPolicy = {
    // Leaves time for a second attempt before the deadline; the SDK's default of 60 s would not.
    requestTimeout: TRY_MS,
    retryOptions: THROTTLED_RETRIES,
    // An emulator reports an address of its own that only it can reach.
    enableEndpointDiscovery: !endpoint.startsWith('http:'),
  };
  // Half the price of the account's own level, which containers ask for where they need it (containers.json).
  const consistencyLevel = ConsistencyLevel.Session;
  const shared = { endpoint, connectionPolicy, consistencyLevel, httpClient: tracedHttpClient() };
  if (key !== undefined) return new CosmosClient({ ...shared, key });
  if (credential === undefined) throw new TypeError('Cosmos DB needs a key or a credential');
  return new CosmosClient({ ...shared, aadCredentials: credential });
}
