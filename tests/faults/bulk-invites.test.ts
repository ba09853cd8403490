import { demoToken } from '@vse/domain/demo';
import { createInvites, listInvites } from '@vse/domain/invites';
import { MAX_BULK_INVITES } from '@vse/domain/limits';
import { listProviders } from '@vse/domain/providers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCloud, type TestCloud } from '../support/cloud.ts';

/** Static Web Apps waits 45 s for an answer (PLATFORM.md). */
const PATIENCE_MS = 40_000;

let cloud: TestCloud;
beforeAll(async () => {
  cloud = await startCloud({ store: 'sqlite', seed: true });
});
afterAll(() => cloud?.stop());

async function post(name: string, body: unknown): Promise<unknown> {
  return answer(fetch(`${cloud.apiUrl}/${name}`, { ...by(), method: 'POST', body: json(body) }));
}
const get = (path: string) => answer(fetch(`${cloud.apiUrl}/${path}`, by()));
const json = (body: unknown) => JSON.stringify(body);
const by = () => ({
  headers: {
    'content-type': 'application/json',
    'x-functions-key': cloud.functionKey,
    'x-authorization': `Bearer ${demoToken('Admin')}`,
  },
});

async function answer(asked: Promise<Response>): Promise<unknown> {
  const response = await asked;
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

test('the longest list is invited within the platform’s patience while the mail service is silent, and all mails show as queued', async () => {
  const providers = listProviders.output.parse(await get(listProviders.name));
  await fetch(`${cloud.mailboxUrl}/control`, { method: 'POST', body: json({ mode: 'silent' }) });
  const list = crypto.randomUUID();
  const rows = Array.from({ length: MAX_BULK_INVITES }, (_, row) => ({
    name: `Guest ${row}`,
    email: `${row}.${list}@example.com`,
  }));
  const input = {
    rows,
    provider: providers.items[0]?.id,
    salesperson: 'jonah.adler@aurum.example',
    requestId: crypto.randomUUID(),
  };
  const start = Date.now();
  const { items } = createInvites.output.parse(await post(createInvites.name, input));
  expect(Date.now() - start).toBeLessThan(PATIENCE_MS);
  expect(items.map(({ email }) => email)).toEqual(rows.map(({ email }) => email));
  expect(items.every(({ id, errors }) => id && errors.length === 0)).toBe(true);
  const { items: listed, total } = listInvites.output.parse(
    await get(`${listInvites.name}?${new URLSearchParams({ find: list, limit: '200' })}`),
  );
  expect(total).toBe(MAX_BULK_INVITES);
  expect(new Set(listed.map(({ mail }) => mail?.state))).toEqual(new Set(['queued']));
});
