import { getAppSettings } from '@vse/domain/records/app-settings';
import { getHealth } from '@vse/domain/records/health';
import { listProviders } from '@vse/domain/records/providers';
import { getQuizResult } from '@vse/domain/records/quiz-results';
import { demoToken } from '@vse/domain/rules/demo';
import { describe, expect, test } from 'vitest';
import { request } from '../support/api.ts';
import { pathOf } from '../support/api-client.ts';

/** By hand, from what SECURITY promises: not read from the code under test. */
const EXPECTED = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const sent = (headers: Headers) =>
  Object.fromEntries(Object.keys(EXPECTED).map((name) => [name, headers.get(name)]));

const admin = { token: demoToken('Admin') };
const json = { 'content-type': 'application/json' };

describe('the headers of every kind of answer', () => {
  test.each([
    ['200', pathOf(listProviders), {}, admin, 200],
    ['200 without a key', pathOf(getAppSettings), {}, { key: null }, 200],
    ['200 of a probe', pathOf(getHealth), {}, { key: null }, 200],
    ['400', 'vseRedeemInvite', { method: 'POST', headers: json, body: '{' }, {}, 400],
    ['401', pathOf(listProviders), {}, {}, 401],
    ['401 for a token', pathOf(listProviders), {}, { token: 'a.b.c' }, 401],
    ['403', 'vseDeleteQuizResult', { method: 'DELETE' }, { token: demoToken('Manager') }, 403],
    ['404', `${pathOf(getQuizResult)}?id=unknown`, {}, {}, 404],
    ['415', 'vseRedeemInvite', { method: 'POST', body: 'text' }, {}, 415],
    ['the API description', 'openapi.json', {}, { key: null }, 200],
  ] as const)('%s', async (_, path, init, by, status) => {
    const answer = await request(path, init, by);
    expect(answer.status).toBe(status);
    expect(sent(answer.headers)).toEqual(EXPECTED);
    expect(answer.headers.get('x-request-id')).toMatch(UUID);
  });

  test('the page to read the API by may have its own style, and nothing else', async () => {
    const { headers } = await request('docs', {}, { key: null });
    expect(sent(headers)).toEqual({
      ...EXPECTED,
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    });
  });
});

/** The host answers before any function of ours runs, and takes no headers from us. */
test.each([
  ['401 for a missing key', pathOf(listProviders), {}, { key: null, ...admin }, 401],
  ['404 for no such function', 'vseNothing', {}, {}, 404],
  ['404 for another method', pathOf(listProviders), { method: 'PUT' }, admin, 404],
] as const)('the host’s own %s is empty, so that it has nothing to guard', async (...row) => {
  const [, path, init, by, status] = row;
  const answer = await request(path, init, by);
  expect([answer.status, answer.body]).toEqual([status, '']);
  expect(answer.headers.get('content-type')).toBeNull();
});

describe('the request id', () => {
  const ask = (id: string) =>
    request(`${pathOf(getQuizResult)}?id=unknown`, { headers: { 'x-request-id': id } });

  test('of the caller goes out again and stands in the problem', async () => {
    const { headers, problem } = await ask('trace-0815.A_b');
    expect([headers.get('x-request-id'), problem.requestId]).toEqual([
      'trace-0815.A_b',
      'trace-0815.A_b',
    ]);
  });

  test.each(['short', 'x'.repeat(65), 'with blank inside', '{"event":"request"}'])(
    'is replaced by a new one for %j',
    async (id) => {
      const { headers, problem } = await ask(id);
      expect(headers.get('x-request-id')).toMatch(UUID);
      expect(problem.requestId).toBe(headers.get('x-request-id'));
    },
  );
});
