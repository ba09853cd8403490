import type { Config } from '../../config.ts';
import type { Store } from './store.ts';

/** Opens the database that the settings name; the code of the other one is never loaded. */
export async function openStore(config: Config): Promise<Store> {
  if (config.COSMOS_ENDPOINT) {
    const { openCosmosStore } = await import('./cosmos-store.ts');
    const { COSMOS_ENDPOINT: endpoint, COSMOS_KEY: key } = config;
    if (key) return openCosmosStore({ endpoint, key });
    const { DefaultAzureCredential } = await import('@azure/identity');
    return openCosmosStore({ endpoint, credential: new DefaultAzureCredential() });
  }
  const { openSqliteStore } = await import('./sqlite-store.ts');
  return openSqliteStore(config.SQLITE_FILE ?? '');
}
