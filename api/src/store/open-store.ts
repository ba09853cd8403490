import type { Config } from '../config.ts';
import type { Deadline, Store } from './store.ts';
import { tracedStore } from './traced-store.ts';

type StoreSettings = Pick<Config, 'COSMOS_ENDPOINT' | 'COSMOS_KEY' | 'SQLITE_FILE'>;

/** Opens the database that the settings name, and loads only that database's code. */
export async function openStore(config: StoreSettings, deadline: Deadline): Promise<Store> {
  if (config.COSMOS_ENDPOINT) {
    const { openCosmosStore } = await import('./cosmos/cosmos-store.ts');
    const { COSMOS_ENDPOINT: endpoint, COSMOS_KEY: key } = config;
    if (key) return tracedStore('azure.cosmosdb', openCosmosStore({ endpoint, key, deadline }));
    const { DefaultAzureCredential } = await import('@azure/identity');
    const credential = new DefaultAzureCredential();
    return tracedStore('azure.cosmosdb', openCosmosStore({ endpoint, credential, deadline }));
  }
  const { openSqliteStore } = await import('./sqlite/sqlite-store.ts');
  return tracedStore('sqlite', openSqliteStore(config.SQLITE_FILE ?? ''));
}
