import { HttpRequest, InvocationContext } from '@azure/functions';
import { expect, test } from 'vitest';
import type { Context } from '../services/context.ts';
import { StoreError } from '../store/store.ts';
import type { Endpoint } from './endpoint.ts';
import { respond } from './respond.ts';

test('a database that does not answer is 503 with a message, and the cause is logged', async () => {
  const cause = new StoreError('unavailable', 'Cosmos DB does not answer');
  const endpoint = { answer: () => Promise.reject(cause) } as unknown as Endpoint;
  const { answer, logged } = await respondWith(async () => endpoint);
  expect(answer.status).toBe(503);
  expect(JSON.parse(String(answer.body))).toMatchObject({
    title: 'Not available',
    errors: ['The records do not answer. Please try again later.'],
  });
  expect(logged.join('\n')).toContain('Cosmos DB does not answer');
});

test('a call whose code cannot be loaded is 500, and the cause is logged', async () => {
  const { answer, logged } = await respondWith(() => Promise.reject(new Error('No chunk')));
  expect([answer.status, JSON.parse(String(answer.body)).title]).toEqual([500, 'Server error']);
  expect(logged.join('\n')).toContain('No chunk');
});

async function respondWith(load: () => Promise<Endpoint>) {
  const logged: unknown[] = [];
  const context = new InvocationContext({ logHandler: (_, ...args) => logged.push(...args) });
  const request = new HttpRequest({ url: 'http://localhost/api/x', method: 'GET' });
  const answer = await respond('vseTest', load, request, context, async () => ({}) as Context);
  return { answer, logged };
}
