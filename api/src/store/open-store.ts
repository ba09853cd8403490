import type { Config } from '../config.ts';
import type { Deadline, Store } from './store.ts';

/** Opens the database that the settings name, and loads only that database's code. */
export async function openStore(config: Config, deadline: Deadline): Promise<Store> {
  if (config.COSMOS_ENDPOINT) {
    const { openCosmosStore } = await import('./cosmos/cosmos-store.ts');
    const { COSMOS_ENDPOINT: endpoint, COSMOS_KEY: key } = config;
    if (key) return openCosmosStore({ endpoint, key, deadline });
    const { DefaultAzureCredential } = await import('@azure/identity');
    return openCosmosStore({ endpoint, credential: new DefaultAzureCredential(), deadline });
  }
  const { openSqliteStore } = await import('./sqlite/sqlite-store.ts');
  return openSqliteStore(config.SQLITE_FILE ?? '');
}
