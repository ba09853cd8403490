import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MINUTE_MS } from '@vse/domain/rules/durations';
import { readConfig } from '../../api/src/config.ts';
import { sealingOf } from '../../api/src/services/access/server-secrets.ts';
import { type Context, createContext, type Outside } from '../../api/src/services/context.ts';
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

/** What that host seals, a test opens. */
export const SEALING = sealingOf(HOUSE);

export type OpenedContext = {
  /** Where the records are. */
  file: string;
  context: Context;
  /** Another host on the same database. */
  other: Context;
  /** The store of `context`, which counts calls and lets another writer in. */
  store: InterleavedStore;
  /** The same records, for another writer. */
  database: Store;
  /** Advances the clock. */
  pass(minutes: number): void;
  stop(): Promise<void>;
};

/** A host of the API on a database of its own, with stand-ins at the given ports and a manual clock. */
export function openContext(
  ports: { mailbox?: number; graph?: number },
  env: Record<string, string> = {},
  outside: Outside = {},
): OpenedContext {
  const folder = mkdtempSync(join(tmpdir(), 'vse-context-'));
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
    context: createContext(config, store, { ...outside, now }),
    other: createContext(config, database, { ...outside, now }),
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
