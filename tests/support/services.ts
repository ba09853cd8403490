import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MINUTE_MS } from '@vse/domain/rules/durations';
import { readConfig } from '../../api/src/config.ts';
import { sealingOf } from '../../api/src/services/access/server-secrets.ts';
import { type Context, createContext, type Outside } from '../../api/src/services/context.ts';
import { createServices, type Services } from '../../api/src/services/services.ts';
import { openSqliteStore } from '../../api/src/store/sqlite/sqlite-store.ts';
import type { Store } from '../../api/src/store/store.ts';
import {
  GROUP_ADMIN_ID,
  GROUP_MANAGER_ID,
  GROUP_SALESPERSON_ID,
} from '../../scripts/local/graph/groups.ts';
import { emailConnectionString } from '../../scripts/local/mailbox/wire.ts';
import { HOUSE } from './house.ts';
import { type InterleavedStore, interleave } from './interleave.ts';

/** What those services seal, a test opens. */
export const SEALING = sealingOf(HOUSE);

export type ServicesInTest = {
  /** Where the records are. */
  file: string;
  services: Services;
  /** For verbs that no endpoint calls. */
  context: Context;
  /** The services of another host on the same database. */
  other: Services;
  /** The store of `services`, which counts calls and lets another writer in. */
  store: InterleavedStore;
  /** The same records, for another writer. */
  database: Store;
  /** Advances the clock. */
  pass(minutes: number): void;
  stop(): Promise<void>;
};

/** The API's services on a database of their own, with stand-ins at the given ports and a manual clock. */
export function openServices(
  ports: { mailbox?: number; graph?: number },
  env: Record<string, string> = {},
  outside: Outside = {},
): ServicesInTest {
  const folder = mkdtempSync(join(tmpdir(), 'vse-services-'));
  const file = join(folder, 'vse.sqlite');
  const config = readConfig({
    ...HOUSE,
    SQLITE_FILE: file,
    EMAIL_CONNECTION_STRING: emailConnectionString(ports.mailbox ?? 1),
    EMAIL_SENDER: 'vse@aurum.example',
    GRAPH_ENDPOINT: `http://127.0.0.1:${ports.graph ?? 1}`,
    GROUP_ADMIN_ID,
    GROUP_MANAGER_ID,
    GROUP_SALESPERSON_ID,
    MAIL_PER_MINUTE: '1000',
    MAIL_PER_HOUR: '1000',
    ...env,
  });
  let passedMs = 0;
  const now = () => new Date(Date.now() + passedMs);
  const database = openSqliteStore(file);
  const store = interleave(database);
  return {
    file,
    services: createServices(config, store, { ...outside, now }),
    context: createContext(config, store, { ...outside, now }),
    other: createServices(config, database, { ...outside, now }),
    store,
    database,
    pass: (minutes) => {
      passedMs += minutes * MINUTE_MS;
    },
    async stop() {
      await database.close();
      rmSync(folder, { recursive: true });
    },
  };
}
