import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HOUSE } from '../../../tests/support/house.ts';
import { readConfig } from '../config.ts';
import { createEmail, type Email } from './email.ts';

const PAGE = '<!doctype html><title>Network sign-in</title>';
const html = { 'content-type': 'text/html' };
const json = { 'content-type': 'application/json' };

type Answer = { status: number; headers?: Record<string, string>; body?: string };

let server: Server;
let email: Email;
let answer: Answer;
let requests: string[];
let bodies: string[];

beforeEach(async () => {
  [requests, bodies] = [[], []];
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    request.on('data', (data) => bodies.push(String(data)));
    response.writeHead(answer.status, answer.headers).end(answer.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  email = createEmail(
    readConfig({
      ...HOUSE,
      SQLITE_FILE: '/nowhere/vse.sqlite',
      EMAIL_CONNECTION_STRING: `endpoint=http://127.0.0.1:${port}/;accesskey=${btoa('key')}`,
      EMAIL_SENDER: 'vse@aurum.example',
    }),
  );
});
afterEach(() => server.close());

const OPERATION = '8540c0de-899f-4cce-acb5-3ec493af3800';
const send = (answered: Answer) => {
  answer = answered;
  return email.send('ana@example.com', { subject: 'Hello', plainText: 'Hello.' }, OPERATION);
};
const ask = (answered: Answer) => {
  answer = answered;
  return email.askStatus(OPERATION);
};
const inAMinute = () => new Date(Date.now() + 60_000).toUTCString();

test('a mail is one POST, and a status one GET', async () => {
  await send({ status: 202 });
  await ask({ status: 200, headers: json, body: '{"status":"Succeeded"}' });
  expect(requests).toEqual([
    'POST /emails:send?api-version=2025-09-01',
    `GET /emails/operations/${OPERATION}?api-version=2025-09-01`,
  ]);
});

test.each<[string, Answer, object]>([
  [
    '202 with Retry-After',
    { status: 202, headers: { 'retry-after': '7' } },
    { kind: 'sent', askInSeconds: 7 },
  ],
  ['202 without anything', { status: 202 }, { kind: 'sent', askInSeconds: 30 }],
  [
    "200 with a proxy's page",
    { status: 200, headers: html, body: PAGE },
    { kind: 'later', reason: 'MAIL_SERVICE_ANSWERED?status=200' },
  ],
  [
    '200 without a body',
    { status: 200 },
    { kind: 'later', reason: 'MAIL_SERVICE_ANSWERED?status=200' },
  ],
  [
    "400 with the service's error",
    {
      status: 400,
      headers: json,
      body: '{"error":{"code":"BadRequest","message":"No such sender."}}',
    },
    { kind: 'refused', reason: 'BadRequest. No such sender.' },
  ],
  [
    "404 with a proxy's page",
    { status: 404, headers: html, body: PAGE },
    { kind: 'later', reason: 'MAIL_SERVICE_ANSWERED?status=404' },
  ],
  [
    '400 without a body',
    { status: 400 },
    { kind: 'later', reason: 'MAIL_SERVICE_ANSWERED?status=400' },
  ],
  [
    '403 as JSON',
    { status: 403, headers: json, body: '{"error":{"code":"Denied","message":"No."}}' },
    { kind: 'later', reason: 'MAIL_SERVICE_ANSWERED?status=403' },
  ],
  [
    '429 as a page, with seconds',
    { status: 429, headers: { ...html, 'retry-after': '20' }, body: PAGE },
    { kind: 'wait', seconds: 20 },
  ],
  ['429 without a time', { status: 429 }, { kind: 'wait', seconds: 60 }],
  [
    '503 without a body',
    { status: 503 },
    { kind: 'later', reason: 'MAIL_SERVICE_ANSWERED?status=503' },
  ],
])('the answer %s to a mail is judged by its status', async (_, answered, outcome) => {
  expect(await send(answered)).toMatchObject(outcome);
});

test.each<[string, Answer, object]>([
  [
    'Succeeded',
    { status: 200, headers: json, body: '{"status":"Succeeded"}' },
    { kind: 'delivered' },
  ],
  [
    'Running with Retry-After',
    { status: 200, headers: { ...json, 'retry-after': '100' }, body: '{"status":"Running"}' },
    { kind: 'unknown', seconds: 100 },
  ],
  [
    'Failed',
    {
      status: 200,
      headers: json,
      body: '{"status":"Failed","error":{"code":"Bounced","message":"No such box."}}',
    },
    { kind: 'refused', reason: 'Bounced. No such box.' },
  ],
  [
    'Failed without an error',
    { status: 200, headers: json, body: '{"status":"Failed"}' },
    { kind: 'refused', reason: 'MAIL_FAILED' },
  ],
  [
    'Failed with an empty error',
    { status: 200, headers: json, body: '{"status":"Failed","error":{}}' },
    { kind: 'refused', reason: 'MAIL_FAILED' },
  ],
  [
    'Canceled',
    { status: 200, headers: json, body: '{"status":"Canceled"}' },
    { kind: 'refused', reason: 'MAIL_CANCELED' },
  ],
  [
    'an unknown status',
    { status: 200, headers: json, body: '{"status":"Pondering"}' },
    { kind: 'unknown' },
  ],
  [
    'a status that is no text',
    { status: 200, headers: json, body: '{"status":7}' },
    { kind: 'unknown' },
  ],
  ['no status', { status: 200, headers: json, body: '{}' }, { kind: 'unknown' }],
  ['null', { status: 200, headers: json, body: 'null' }, { kind: 'unknown' }],
  ["a proxy's page", { status: 200, headers: html, body: PAGE }, { kind: 'unknown' }],
  [
    '404',
    { status: 404, headers: json, body: '{"error":{"code":"NotFound","message":"Failed"}}' },
    { kind: 'unknown' },
  ],
  ['401', { status: 401 }, { kind: 'unknown' }],
  ['500', { status: 500 }, { kind: 'unknown' }],
  ['429', { status: 429, headers: { 'retry-after': '20' } }, { kind: 'throttled', seconds: 20 }],
  ['429 without a time', { status: 429 }, { kind: 'throttled', seconds: 60 }],
])('only Failed and Canceled refuse an accepted mail: %s', async (_, answered, status) => {
  expect(await ask(answered)).toMatchObject(status);
});

test.each([
  ['jonah.adler@aurum.example', [{ address: 'jonah.adler@aurum.example' }]],
  [undefined, [{ address: 'support@aurum.example' }]],
  ['josé@aurum.example', undefined],
  ['Jonah <jonah@aurum.example>', undefined],
])('the answer to a mail with the address %j goes to %j', async (replyTo, expected) => {
  answer = { status: 202 };
  await email.send(
    'ana@example.com',
    { subject: 'Hello', plainText: 'Hello.', replyTo },
    OPERATION,
  );
  expect(JSON.parse(bodies.join('')).replyTo).toEqual(expected);
});

test('Retry-After may be a date', async () => {
  const wait = await send({ status: 429, headers: { 'retry-after': inAMinute() } });
  if (wait.kind !== 'wait') expect.fail(`It is ${wait.kind}`);
  expect(wait.seconds).toBeGreaterThan(55);
  expect(wait.seconds).toBeLessThanOrEqual(60);
});

test('a service that cannot be reached is silent, for mails and for status calls', async () => {
  server.close();
  server.closeAllConnections();
  expect(await send({ status: 202 })).toMatchObject({ kind: 'silent' });
  expect(await ask({ status: 200 })).toEqual({ kind: 'silent' });
});
