import { HttpRequest, InvocationContext } from '@azure/functions';
import { expect, test } from 'vitest';
import type { Context } from '../services/context.ts';
import { StoreError } from '../store/store.ts';
import { type Endpoint, respond } from './endpoint.ts';

test('a database that does not answer is 503 with a message, and the cause is logged', async () => {
  const cause = new StoreError('unavailable', 'Cosmos DB does not answer');
  const contract = { name: 'vseTest' };
  const endpoint = { contract, answer: () => Promise.reject(cause) } as unknown as Endpoint;
  const logged: unknown[] = [];
  const context = new InvocationContext({ logHandler: (_, ...args) => logged.push(...args) });
  const request = new HttpRequest({ url: 'http://localhost/api/x', method: 'GET' });
  const open = async () => ({}) as Context;
  const answer = await respond(endpoint, request, context, open);
  expect(answer.status).toBe(503);
  expect(JSON.parse(String(answer.body))).toMatchObject({
    title: 'Not available',
    errors: ['The records do not answer. Please try again later.'],
  });
  expect(logged.join('\n')).toContain('Cosmos DB does not answer');
});
