import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../api/src/config.ts';
import { createServices, type Services } from '../../api/src/services/services.ts';
import { openSqliteStore } from '../../api/src/services/store/sqlite-store.ts';
import { blobConnectionString } from '../../scripts/local/azurite/account.ts';
import {
  GROUP_ADMIN_ID,
  GROUP_MANAGER_ID,
  GROUP_SALESPERSON_ID,
} from '../../scripts/local/graph/groups.ts';
import { emailConnectionString } from '../../scripts/local/mailbox/wire.ts';

export type ServicesInTest = {
  services: Services;
  /** Moves the clock on. */
  pass(minutes: number): void;
  stop(): Promise<void>;
};

/** The services of the API over a database of their own, with stand-ins at the given ports and a clock to move. */
export function openServices(
  ports: { mailbox?: number; graph?: number },
  env: Record<string, string> = {},
): ServicesInTest {
  const folder = mkdtempSync(join(tmpdir(), 'vse-services-'));
  const config = readConfig({
    SITE_URL: 'http://localhost:4280',
    SERVER_SECRET: 'a secret of the tests, and long enough',
    SQLITE_FILE: join(folder, 'vse.sqlite'),
    BLOB_CONNECTION_STRING: blobConnectionString(1),
    EMAIL_CONNECTION_STRING: emailConnectionString(ports.mailbox ?? 1),
    EMAIL_SENDER: 'vse@aurum.example',
    GRAPH_ENDPOINT: `http://127.0.0.1:${ports.graph ?? 1}`,
    ...{ GROUP_ADMIN_ID, GROUP_MANAGER_ID, GROUP_SALESPERSON_ID },
    SUPPORT_EMAIL: 'support@aurum.example',
    COMPANY_PROVIDER: 'Aurum Scent Co.',
    COMPANY_DOMAIN: 'aurum.example',
    MAIL_PER_MINUTE: '1000',
    MAIL_PER_HOUR: '1000',
    ...env,
  });
  let passedMs = 0;
  const store = openSqliteStore(config.SQLITE_FILE ?? '');
  return {
    services: createServices(config, store, () => new Date(Date.now() + passedMs)),
    pass: (minutes) => {
      passedMs += minutes * 60_000;
    },
    async stop() {
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}
