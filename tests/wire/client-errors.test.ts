import { reportClientError } from '@vse/domain/records/client-errors';
import { expect, test } from 'vitest';
import { call, request, send } from '../support/api.ts';
import { NOBODY } from '../support/api-client.ts';
import { freshAddress } from '../support/fresh.ts';

const fields = { path: '/invites', message: 'TypeError: x is undefined' };

test('a browser reports errors without a sign-in; one that goes on and on is dropped', async () => {
  const by = { address: freshAddress() };
  const answers: boolean[] = [];
  // Eleven go over the cap of five a minute, also where a minute ends in between.
  for (let sent = 0; sent < 11; sent++)
    answers.push((await call(reportClientError, fields, by)).isLogged);
  expect(answers).toContain(false);
});

test('a token that is worth nothing is refused as everywhere', async () => {
  const { status } = await send(reportClientError, fields, { token: 'a.b.c' });
  expect(status).toBe(401);
});

test.each([
  ['no message', { path: '/' }],
  ['a path that is too long', { ...fields, path: 'x'.repeat(501) }],
  ['a message that is too long', { ...fields, message: 'x'.repeat(2001) }],
])('%s: 400', async (_, input) => {
  expect((await send(reportClientError, input, NOBODY)).status).toBe(400);
});

test('without the function key: 401', async () => {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  };
  expect((await request(reportClientError.name, init, { key: null })).status).toBe(401);
});
