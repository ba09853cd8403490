import { Validator } from '@seriousme/openapi-schema-validator';
import { redeemInvite } from '@vse/domain/records/invites';
import { getQuizResult } from '@vse/domain/records/quiz-results';
import { describe, expect, test } from 'vitest';
import { ADMIN, request, send } from '../support/api.ts';

const json = { 'content-type': 'application/json' };
const redeem = (init: RequestInit, by = {}) =>
  request(redeemInvite.name, { method: 'POST', headers: json, ...init }, by);

describe('a malformed request is refused before it reaches an endpoint', () => {
  test.each([null, 'wrong'])('no function key or a wrong one: 401 (%s)', async (key) => {
    expect((await redeem({ body: '{}' }, { key })).status).toBe(401);
  });

  test.each(['GET', 'PUT', 'PATCH', 'DELETE'])(
    'another method, %s, reaches no function',
    async (method) => {
      const { status } = await request(redeemInvite.name, { method });
      expect([404, 405]).toContain(status);
    },
  );

  test('an endpoint that does not exist: 404', async () => {
    expect((await request('vseNothing')).status).toBe(404);
  });

  test('a body over the limit: 413', async () => {
    const body = JSON.stringify({ email: 'x'.repeat(5_000_000), code: 'ABCDEF' });
    expect((await redeem({ body })).status).toBe(413);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', ''])(
    'the content type %j: 415',
    async (type) => {
      const { status, problem } = await redeem({ headers: { 'content-type': type }, body: '{}' });
      expect([status, problem.title]).toEqual([415, 'Unsupported content type']);
    },
  );

  test.each(['', '{', '[1', 'nonsense', '\u0000'])('the body %j is not JSON: 400', async (body) => {
    expect((await redeem({ body })).status).toBe(400);
  });

  test.each(['null', '[]', '"text"', '7'])('the body %s is not an object: 400', async (body) => {
    expect((await redeem({ body })).status).toBe(400);
  });

  test('a token in another form: 401', async () => {
    const { status } = await request(`${getQuizResult.name}?id=a`, {
      headers: { 'x-authorization': 'Basic abc' },
    });
    expect(status).toBe(401);
  });
});

test('a problem answer is RFC 9457 with the fields error and message', async () => {
  const { headers, body, status } = await send(getQuizResult, { id: 'unknown' });
  expect(headers.get('content-type')).toMatch('application/problem+json');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(body).toEqual({
    type: 'about:blank',
    status,
    title: 'Not found',
    detail: 'The quiz result was not found.',
    requestId: headers.get('x-request-id'),
    errors: ['The quiz result was not found.'],
    error: 'The quiz result was not found.',
    message: 'The quiz result was not found.',
    issues: [
      {
        code: 'QUIZ_RESULT_NOT_FOUND',
        field: null,
        message: 'The quiz result was not found.',
      },
    ],
  });
});

describe('the API description', () => {
  test('is valid OpenAPI 3.1 and describes just what is registered', async () => {
    const { body } = await request('openapi.json', {}, { key: null });
    const { valid, errors } = await new Validator().validate(body as Record<string, unknown>);
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
    const { paths, openapi } = body as { openapi: string; paths: Record<string, object> };
    expect(openapi).toMatch(/^3\.1\./);
    for (const [path, methods] of Object.entries(paths)) {
      const method = Object.keys(methods)[0]?.toUpperCase() ?? '';
      const init = method === 'GET' ? {} : { method, headers: json, body: '{' };
      const { status } = await request(path.slice(1), init, ADMIN);
      expect([path, status === 404 || status === 405 || status >= 500]).toEqual([path, false]);
    }
  });

  test('has a page to read', async () => {
    const { status, body, headers } = await request('docs', {}, { key: null });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch('text/html');
    expect(body).toContain('vseRedeemInvite');
  });
});
