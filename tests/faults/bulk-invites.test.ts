import { MAX_BULK_INVITES } from '@vse/domain/limits';
import { createInvites, listInvites } from '@vse/domain/records/invites';
import { demoToken } from '@vse/domain/rules/demo';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiClient } from '../support/api-client.ts';
import { startCloud, type TestCloud } from '../support/cloud.ts';
import { createScenes, OWN_PROVIDER, SALES_EMAIL } from '../support/scenes.ts';
import { createStandIns } from '../support/stand-ins.ts';

let cloud: TestCloud;
beforeAll(async () => {
  cloud = await startCloud({ store: 'sqlite', seed: true });
});
afterAll(() => cloud?.stop());

const ADMIN = { token: demoToken('Admin') };
const client = createApiClient(() => cloud);
const { offeredMails, tellMailbox } = createStandIns(() => cloud);

test('the longest list waits for one mail of a silent service rather than for each, and all mails show as queued', async () => {
  const { id: provider } = await createScenes(client).providerNamed(OWN_PROVIDER);
  await tellMailbox({ mode: 'silent' });
  const before = await offeredMails();
  const list = crypto.randomUUID();
  const rows = Array.from({ length: MAX_BULK_INVITES }, (_, row) => ({
    name: `Guest ${row}`,
    email: `${row}.${list}@example.com`,
  }));
  const input = { rows, provider, salesperson: SALES_EMAIL, requestId: crypto.randomUUID() };
  const { items } = await client.call(createInvites, input, ADMIN);
  // The request offers one and so does each run of the timer, which there are few of in this time on any machine.
  expect((await offeredMails()) - before).toBeLessThan(10);
  expect(items.map(({ email }) => email)).toEqual(rows.map(({ email }) => email));
  expect(items.every(({ id, errors }) => id && errors.length === 0)).toBe(true);
  const listed = await client.listAll(listInvites, ADMIN, { find: list });
  expect(listed).toHaveLength(MAX_BULK_INVITES);
  expect(new Set(listed.map(({ mail }) => mail?.state))).toEqual(new Set(['queued']));
});
