import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listProviders } from '@vse/domain/records/providers';
import { demoToken } from '@vse/domain/rules/demo';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiClient } from '../support/api-client.ts';
import { startCloud, type TestCloud } from '../support/cloud.ts';

let cloud: TestCloud;
beforeAll(async () => {
  cloud = await startCloud({ store: 'sqlite', seed: false });
});
afterAll(() => cloud?.stop());

test('the API closes its store when the host ends it', async () => {
  await createApiClient(() => cloud).call(listProviders, {}, { token: demoToken('Admin') });
  // SQLite keeps its log beside an open database; the last connection to close takes it away.
  const log = join(cloud.dataDir, 'vse.sqlite-wal');
  expect(existsSync(log)).toBe(true);
  cloud.parts.api?.retire();
  await cloud.parts.api?.stop();
  expect(existsSync(log)).toBe(false);
});
