import { HttpRequest } from '@azure/functions';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { Problem } from '../problem.ts';
import type { Caller } from '../services/access/identify-caller.ts';
import type { Trace } from '../services/audit/audit-trail.ts';
import type { Context } from '../services/context.ts';
import { StoreError } from '../store/store.ts';
import { logCause } from '../tracing/telemetry.ts';
import { endpoint } from './endpoint.ts';
import { respond } from './respond.ts';

type Line = { level: string } & Record<string, unknown>;
const ID = 'request-0001';

/** Calls an endpoint with this handler as this caller, and returns the response and what was logged. */
async function respondTo(handle: () => Promise<object>, caller: Caller = { kind: 'anyone' }) {
  const lines: Line[] = [];
  const traces: Trace[] = [];
  const log = (level: string) => (line: string) => {
    lines.push({ level, ...JSON.parse(line) });
  };
  const contract = {
    name: 'vseTest',
    method: 'POST' as const,
    summary: '',
    access: { anyone: 'shown' as const },
    audit: { unrecorded: 'nothing changes' },
    input: z.object({ name: z.string() }),
    output: z.object({ id: z.string() }),
  };
  const context = {
    callers: { identify: async () => caller },
    config: { PROXY_HOPS: 1 },
    auditTrail: { note: (trace: Trace) => traces.push(trace) },
  } as unknown as Context;
  const request = new HttpRequest({
    method: 'POST',
    url: 'http://localhost/api/vseTest',
    headers: {
      'content-type': 'application/json',
      'x-request-id': ID,
      'x-forwarded-for': '203.0.113.7',
    },
    body: { string: '{"name":"ana@example.com"}' },
  });
  const response = await respond(
    'vseTest',
    async () => endpoint(contract, handle as () => Promise<{ id: string }>),
    request,
    { log: log('log'), warn: log('warn'), error: log('error') },
    async () => context,
  );
  return { ...response, json: JSON.parse(String(response.body)), lines, traces };
}

const problem = (error: unknown) => respondTo(() => Promise.reject(error));

test('a response contains only what its contract declares', async () => {
  const { status, json } = await respondTo(async () => ({ id: 'a', secret: 'b' }));
  expect([status, json]).toEqual([200, { id: 'a' }]);
});

test('a request logs one line: name, status, time, kind of caller and request id, and nothing personal', async () => {
  const { lines } = await respondTo(async () => ({ id: 'a' }), {
    kind: 'respondent',
    resultId: 'r',
  });
  const [{ ms, ...line } = {} as Line] = lines;
  expect(lines).toHaveLength(1);
  expect(ms).toBeTypeOf('number');
  expect(line).toEqual({
    level: 'log',
    event: 'request',
    name: 'vseTest',
    requestId: ID,
    status: 200,
    caller: 'respondent',
  });
});

test('a refusal is written to the audit log, without the input', async () => {
  const { traces } = await problem(new Problem(429, 'TOO_MANY_TRIES', 7));
  expect(traces).toEqual([
    {
      kind: 'refusal',
      who: 'anyone',
      what: 'vseTest',
      records: [],
      outcome: '429',
      detail: 'TOO_MANY_TRIES',
      network: '203.0.113.0/24',
    },
  ]);
});

test('the line of a refusal says why by its code', async () => {
  const { lines } = await problem(new Problem(429, 'TOO_MANY_TRIES', 7));
  expect(lines).toMatchObject([{ event: 'request', status: 429, problem: 'TOO_MANY_TRIES' }]);
});

test.each([400, 412, 503] as const)('a %i is not audited as a refusal', async (status) => {
  expect((await problem(new Problem(status, 'CHANGED_MEANWHILE'))).traces).toEqual([]);
});

test('a problem has its own status, and the request id for people to quote', async () => {
  const { status, json, headers } = await problem(new Problem(429, 'TOO_MANY_TRIES', 7));
  expect(json).toEqual({
    type: 'about:blank',
    status: 429,
    title: 'Too many requests',
    requestId: ID,
    detail: 'Too many tries. Please wait a few minutes and try again.',
    errors: ['Too many tries. Please wait a few minutes and try again.'],
    error: 'Too many tries. Please wait a few minutes and try again.',
    message: 'Too many tries. Please wait a few minutes and try again.',
    issues: [
      {
        code: 'TOO_MANY_TRIES',
        field: null,
        message: 'Too many tries. Please wait a few minutes and try again.',
      },
    ],
  });
  expect(status).toBe(429);
  expect(headers).toMatchObject({
    'retry-after': '7',
    'x-request-id': ID,
    'content-type': 'application/problem+json',
  });
});

test.each([
  ['missing', 404],
  ['bad-page', 400],
  ['stale', 412],
  ['conflict', 409],
  ['too-large', 413],
] as const)('a store error of the kind %s is %i', async (kind, status) => {
  expect((await problem(new StoreError(kind, 'inside'))).status).toBe(status);
});

test('an unexpected error is 500 without details; the log has the whole error', async () => {
  const { status, body, lines } = await problem(
    new TypeError('x of undefined for ana@example.com'),
  );
  expect(status).toBe(500);
  expect(String(body)).not.toContain('undefined');
  expect(lines).toMatchObject([
    {
      level: 'error',
      event: 'unforeseen',
      in: 'vseTest',
      requestId: ID,
      cause: 'TypeError: x of undefined for <address>',
      stack: expect.stringContaining('endpoint.test.ts'),
    },
    { level: 'warn', event: 'request', status: 500 },
  ]);
});

test('a response that breaks its contract is 500, so that nothing undeclared leaves the API', async () => {
  expect((await respondTo(async () => ({ id: 7 }))).status).toBe(500);
});

test("the cause of another service's error is logged under the same request id as the problem", async () => {
  const { status, lines } = await respondTo(async () => {
    logCause('directory', Object.assign(new Error('Bad gateway'), { statusCode: 502 }));
    throw new Problem(503, 'DIRECTORY_UNAVAILABLE');
  });
  expect(status).toBe(503);
  expect(lines[0]).toEqual({
    level: 'warn',
    event: 'cause',
    in: 'vseTest',
    requestId: ID,
    service: 'directory',
    cause: 'Error: Bad gateway',
    causeStatus: '502',
  });
});
