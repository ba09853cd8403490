import { CosmosClient } from '@azure/cosmos';
import type { TokenCredential } from '@azure/identity';
import { cosmosContainer } from './cosmos-container.ts';
import { DATABASE, declarationOf } from './fields.ts';
import type { ContainerName, Doc, Store } from './store.ts';

/** `key` for emulators, `credential` in Azure (the SDK refuses to send a token over plain http). */
export type CosmosSettings = {
  endpoint: string;
  key?: string;
  credential?: TokenCredential;
  database?: string;
};

/**
 * The records in Cosmos DB. Opens no connection yet and creates nothing: database and containers, with the composite
 * indexes that ordered pages need, are declared in infra/ (emulators: cosmos-emulator.ts).
 */
export function openCosmosStore(settings: CosmosSettings): Store {
  const client = cosmosClient(settings);
  const database = client.database(settings.database ?? DATABASE);
  return {
    container<T extends Doc>(name: ContainerName) {
      declarationOf(name);
      return cosmosContainer<T>(name, database.container(name));
    },
    async close() {
      client.dispose();
    },
  };
}

/** One client a process: it holds the connections and the routing of the account. Throws TypeError without a way in. */
export function cosmosClient({ endpoint, key, credential }: CosmosSettings): CosmosClient {
  const connectionPolicy = {
    // Static Web Apps gives a whole call 45 s; the SDK's own 60 s would outlast it.
    requestTimeout: 10_000,
    // An emulator names itself by an address that only it can reach.
    enableEndpointDiscovery: !endpoint.startsWith('http:'),
  };
  if (key !== undefined) return new CosmosClient({ endpoint, key, connectionPolicy });
  if (credential === undefined) throw new TypeError('Cosmos DB needs a key or a credential');
  return new CosmosClient({ endpoint, aadCredentials: credential, connectionPolicy });
}
