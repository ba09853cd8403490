import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { observedRequest } from '../tracing/telemetry.ts';
import { createDirectory, type Directory } from './directory.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const HTML_TYPE = { 'content-type': 'text/html' };
const PAGE = '<!doctype html><title>Network sign-in</title>';

let server: Server;
let directory: Directory;
let reply: { status: number; body: string; headers?: Record<string, string> };
/** The replies before it. */
let first: (typeof reply)[];
let requests: string[];
/** What was asked with queries, and the bodies. */
let asked: string[];

beforeEach(async () => {
  requests = [];
  first = [];
  asked = [];
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url?.split('?')[0]}`);
    asked.push(decodeURIComponent(request.url ?? ''));
    request.on('data', (chunk) => asked.push(String(chunk)));
    const { status, body, headers = JSON_TYPE } = first.shift() ?? reply;
    response.writeHead(status, headers).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  directory = createDirectory(
    readConfig({
      SITE_URL: 'http://localhost:4280',
      SERVER_SECRET: 'x'.repeat(32),
      SQLITE_FILE: '/nowhere/vse.sqlite',
      BLOB_CONNECTION_STRING: 'UseDevelopmentStorage=true',
      SUPPORT_EMAIL: 'support@aurum.example',
      COMPANY_PROVIDER: 'Aurum Scent Co.',
      COMPANY_DOMAIN: 'aurum.example',
      GRAPH_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    }),
  );
});
afterEach(() => server.close());

/** Returns the error of a look-up, and the causes that were logged. */
async function lookUp() {
  const lines: Record<string, unknown>[] = [];
  const log = (line: string) => lines.push(JSON.parse(line));
  const logger = { log: log, warn: log, error: log };
  const run = { name: 'adGetUserByEmailAddress', requestId: 'request-0001', logger };
  let error: unknown;
  await observedRequest(run, async () => {
    error = await directory.findByEmail('ana@example.com').then(
      () => 'found',
      (found) => found,
    );
    return {};
  });
  return { error, causes: lines.filter(({ event }) => event === 'cause') };
}

test('an error of the directory becomes 503, and its cause is logged without the address', async () => {
  const refusal = { code: 'Forbidden', message: 'No rights to read ana@example.com.' };
  reply = { status: 403, body: JSON.stringify({ error: refusal }) };
  const { error, causes } = await lookUp();
  expect(error).toMatchObject({ status: 503 });
  expect(causes).toMatchObject([{ service: 'directory', causeStatus: '403', code: 'Forbidden' }]);
  expect(JSON.stringify(causes)).toContain('No rights to read <address>');
});

test('an unreachable directory becomes 503, and its cause is logged', async () => {
  server.close();
  server.closeAllConnections();
  const { error, causes } = await lookUp();
  expect(error).toMatchObject({ status: 503 });
  expect(causes).toMatchObject([{ service: 'directory' }]);
});

test('a bug of ours is not reported as an error of the directory', async () => {
  reply = { status: 200, body: '{"value":[null]}' };
  const { error, causes } = await lookUp();
  expect(error).toBeInstanceOf(TypeError);
  expect(causes).toEqual([]);
});

const graphError = JSON.stringify({ error: { code: 'Busy', message: 'Busy.' } });
test.each(
  [429, 503, 504].flatMap(
    (status) =>
      [
        [status, 'JSON', JSON_TYPE, graphError],
        [status, 'a page', HTML_TYPE, PAGE],
        [status, 'nothing', {}, ''],
      ] as const,
  ),
)(
  'an error %i that is %s becomes 503, with the Retry-After of the directory',
  async (status, _, type, body) => {
    reply = { status, headers: { ...type, 'retry-after': '7' }, body };
    const { error, causes } = await lookUp();
    expect(error).toMatchObject({ status: 503, retryAfterSeconds: 7 });
    expect(causes).toMatchObject([{ service: 'directory', code: expect.stringMatching(/./) }]);
  },
);

test('Retry-After may be a date', async () => {
  const date = new Date(Date.now() + 60_000).toUTCString();
  reply = { status: 503, headers: { ...JSON_TYPE, 'retry-after': date }, body: graphError };
  const { error } = await lookUp();
  expect((error as { retryAfterSeconds: number }).retryAfterSeconds).toBeGreaterThan(50);
  expect((error as { retryAfterSeconds: number }).retryAfterSeconds).toBeLessThanOrEqual(60);
});

test.each<[string, number, Record<string, string>, string]>([
  ["a proxy's page with status 200", 200, HTML_TYPE, PAGE],
  ['a page that is said to be JSON', 200, JSON_TYPE, PAGE],
  ['200 without a body', 200, JSON_TYPE, ''],
  ['201 without a body', 201, {}, ''],
  ['text', 200, { 'content-type': 'text/plain' }, 'Hello'],
  ['JSON that is no answer of the directory', 200, JSON_TYPE, '{"no":"list"}'],
  ['null', 200, JSON_TYPE, 'null'],
  ["a proxy's page with status 400", 400, HTML_TYPE, PAGE],
  ["a proxy's page with status 404", 404, HTML_TYPE, PAGE],
  ['404 without a body', 404, {}, ''],
  ["a gateway's 404 in JSON", 404, JSON_TYPE, '{"statusCode":404,"message":"Resource not found"}'],
])('%s is no answer: every call is 503', async (_, status, headers, body) => {
  reply = { status, headers: { ...headers, 'retry-after': '7' }, body };
  for (const call of [
    () => directory.findByEmail('ana@example.com'),
    () => directory.members('group'),
    () => directory.invite('ana@example.com'),
    ...(body === '{"no":"list"}'
      ? []
      : [
          () => directory.addMember('group', 'member'),
          () => directory.removeMember('group', 'member'),
          () => directory.isAnswering(),
        ]),
  ])
    await expect(call()).rejects.toMatchObject({ status: 503 });
});

test('the next page is asked for here, whatever host its link names', async () => {
  const page = (id: string, next?: string) => ({
    status: 200,
    body: JSON.stringify({ value: [{ id }], ...(next && { '@odata.nextLink': next }) }),
  });
  first = [page('ana', 'https://elsewhere.example/v1.0/groups/g/members?$skiptoken=2')];
  reply = page('ben');
  expect((await directory.members('g')).map(({ id }) => id)).toEqual(['ana', 'ben']);
  expect(asked).toEqual([
    '/v1.0/groups/g/members?$select=id,displayName,givenName,mail,userPrincipalName&$top=100',
    '/v1.0/groups/g/members?$skiptoken=2',
  ]);
});

test('the directory’s own 404 says that a member is gone already', async () => {
  reply = { status: 404, body: JSON.stringify({ error: { code: 'NotFound', message: 'No.' } }) };
  await directory.removeMember('group', 'member');
  expect(requests).toEqual(['DELETE /v1.0/groups/group/members/member/$ref']);
});

test('people are looked up and invited by an address with its domain in ASCII', async () => {
  reply = { status: 200, body: JSON.stringify({ value: [] }) };
  await directory.findByEmail('o’hara@bücher.example');
  expect(asked[0]).toContain("mail eq 'o''hara@xn--bcher-kva.example' or");
  const invitation = { invitedUser: { id: 'guest' }, inviteRedeemUrl: 'https://x.example' };
  reply = { status: 201, body: JSON.stringify(invitation) };
  await directory.invite('Ana@bücher.example');
  expect(JSON.parse(asked.at(-1) ?? '')).toMatchObject({
    invitedUserEmailAddress: 'Ana@xn--bcher-kva.example',
  });
});
