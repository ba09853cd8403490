import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getQuizResult, redeemInvite } from '@vse/domain/contract/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Part } from '../../scripts/local/part.ts';
import { startTestHost } from './test-host.ts';

/** The newest version that could be built and asked: its own code, without App Service's front end before it. */
const SEEN = 'Azure Functions host 4.1037.0 with Node.js worker 3.9.1, seen on 2026-11-27';

/**
 * `HOST_UNDER_TEST=http://host:port npx vitest run tests/infra/real-host.test.ts` asks a real host that runs the package
 * instead of ours; HOST_UNDER_TEST_KEY is its key `web`, HOST_UNDER_TEST_MASTER_KEY its key `_master`.
 */
const { HOST_UNDER_TEST } = process.env;
const key = process.env.HOST_UNDER_TEST_KEY ?? 'key';
const masterKey = process.env.HOST_UNDER_TEST_MASTER_KEY ?? key;

const folder = mkdtempSync(join(tmpdir(), 'vse-host-'));
let host: Part | undefined;
let at: URL;

beforeAll(async () => {
  if (HOST_UNDER_TEST) {
    at = new URL(HOST_UNDER_TEST);
    return;
  }
  const started = await startTestHost({
    FUNCTION_KEY: key,
    SQLITE_FILE: join(folder, 'vse.sqlite'),
  });
  host = started.part;
  at = new URL(started.origin);
});
afterAll(async () => {
  await host?.stop();
  rmSync(folder, { recursive: true });
});

type Sent = {
  /** GET by default. */
  method?: string;
  target: string;
  host?: string;
  headers?: string[];
  /** What follows the header, in pieces with a second in between. */
  body?: (string | Buffer)[];
};

/** Sends bytes as they are, since clients correct an address and a header before they send them. */
async function send({ method = 'GET', target, host: named = at.host, headers = [], body }: Sent) {
  const socket = connect(Number(at.port || 80), at.hostname);
  await once(socket, 'connect');
  const answer = answerOf(socket);
  const head = [`${method} ${target} HTTP/1.1`, `Host: ${named}`, 'Connection: close', ...headers];
  socket.write(Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'));
  for (const [index, piece] of (body ?? []).entries()) {
    if (index > 0) await new Promise((done) => setTimeout(done, 1000));
    if (socket.writable) socket.write(piece);
  }
  const text = await answer;
  socket.destroy();
  const [headers_ = '', ...rest] = text.split('\r\n\r\n');
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(headers_)?.[1]),
    isProblem: /^content-type: application\/problem\+json/im.test(headers_),
    isEmpty: /^content-length: 0\r?$/im.test(headers_) || rest.join('') === '',
  };
}

/** All that comes until the other side ends, or the connection breaks after an answer. */
async function answerOf(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('error', () => {});
  socket.on('data', (chunk) => chunks.push(chunk));
  await once(socket, 'close').catch(() => {});
  return Buffer.concat(chunks).toString('latin1');
}

const HEALTH = '/api/health';
const RESULT = `/api/${getQuizResult.name}?id=unknown`;
const withKey = `x-functions-key: ${key}`;
const post = (...headers: string[]) => ({
  method: 'POST',
  target: `/api/${redeemInvite.name}`,
  headers: [withKey, 'content-type: application/json', ...headers],
});
/** Returns an address whose request line, with its line break, has this length in bytes. */
const ofLength = (bytes: number) => {
  const fixed = `GET ${HEALTH}?x= HTTP/1.1\r\n`.length;
  return `${HEALTH}?x=${'x'.repeat(bytes - fixed)}`;
};
/** Header fields beside the two that each request has. */
const fields = (count: number, value = 'x') =>
  Array.from({ length: count }, (_, index) => `x-field-${index}: ${value}`);

const OK = { status: 200 };
const NOTHING = { status: 404, isEmpty: true };
const REFUSED_BY_HOST = { status: 401, isEmpty: true };
const BY_API = (status: number) => ({ status, isProblem: true });

const ROWS: [what: string, sent: () => Sent, seen: object][] = [
  ['HEAD where only GET is declared', () => ({ method: 'HEAD', target: HEALTH }), { status: 404 }],
  ['OPTIONS', () => ({ method: 'OPTIONS', target: HEALTH }), NOTHING],
  ['another method', () => ({ method: 'PUT', target: HEALTH }), NOTHING],
  ['other letter case', () => ({ target: '/API/Health' }), OK],
  ['a slash at the end', () => ({ target: `${HEALTH}/` }), OK],
  ['./', () => ({ target: '/api/./health' }), OK],
  ['..', () => ({ target: '/api/x/../health' }), OK],
  ['%2e%2e', () => ({ target: '/api/x/%2e%2e/health' }), OK],
  ['an encoded letter', () => ({ target: '/api/%68ealth' }), OK],
  ['a backslash', () => ({ target: '/api\\health' }), NOTHING],
  ['an absolute address', () => ({ target: `${at.origin}${HEALTH}` }), { status: 400 }],
  ['NUL in the path', () => ({ target: `${HEALTH}%00` }), { status: 400 }],
  [
    'NUL in the query, by its source',
    () => ({ target: `/api/${getQuizResult.name}?id=%00`, headers: [withKey] }),
    BY_API(400),
  ],
  ['a Host with a path', () => ({ target: HEALTH, host: `${at.host}/x` }), { status: 400 }],
  ['no key', () => ({ target: RESULT }), REFUSED_BY_HOST],
  ['the key in the header', () => ({ target: RESULT, headers: [withKey] }), BY_API(404)],
  ['the key in ?code=', () => ({ target: `${RESULT}&code=${key}` }), BY_API(404)],
  ['the key in ?CODE=', () => ({ target: `${RESULT}&CODE=${key}` }), BY_API(404)],
  [
    'an empty header beside ?code=',
    () => ({ target: `${RESULT}&code=${key}`, headers: ['x-functions-key: '] }),
    REFUSED_BY_HOST,
  ],
  [
    'two headers, the first of them right',
    () => ({ target: RESULT, headers: [withKey, 'x-functions-key: other'] }),
    BY_API(404),
  ],
  [
    'two headers, the second of them right',
    () => ({ target: RESULT, headers: ['x-functions-key: other', withKey] }),
    REFUSED_BY_HOST,
  ],
  [
    'a body of 12 MiB',
    () => ({ ...post('content-length: 12582912'), body: [Buffer.alloc(12_582_912, 'x')] }),
    BY_API(413),
  ],
  [
    'a body announced over 100 MiB',
    () => ({ ...post('content-length: 104857601'), body: ['{'] }),
    { status: 500 },
  ],
  [
    'a body slower than 240 bytes a second',
    () => ({ ...post('content-length: 1000'), body: Array(9).fill('x') }),
    { status: 500 },
  ],
  [
    'a body in pieces that are fast enough',
    () => ({ ...post('content-length: 16000'), body: Array(8).fill('x'.repeat(2000)) }),
    BY_API(400),
  ],
  ['a request line of 8,192 bytes', () => ({ target: ofLength(8192) }), OK],
  ['a request line of 8,193 bytes', () => ({ target: ofLength(8193) }), { status: 414 }],
  ['100 header fields', () => ({ target: HEALTH, headers: fields(98) }), OK],
  [
    '101 header fields, by its source',
    () => ({ target: HEALTH, headers: fields(99) }),
    { status: 431 },
  ],
  ['30 KB of headers', () => ({ target: HEALTH, headers: fields(10, 'x'.repeat(3000)) }), OK],
  [
    '42 KB of headers, by its source',
    () => ({ target: HEALTH, headers: fields(14, 'x'.repeat(3000)) }),
    { status: 431 },
  ],
  [
    'a Latin-1 byte in a header',
    () => ({ target: HEALTH, headers: ['x-name: \u00fc'] }),
    { status: 400 },
  ],
  [
    'UTF-8 in a header, by its source',
    () => ({ target: HEALTH, headers: [`x-name: ${Buffer.from('ü').toString('latin1')}`] }),
    OK,
  ],
  [
    'a timer on request without a key',
    () => ({ method: 'POST', target: '/admin/functions/timers' }),
    { status: 401 },
  ],
  [
    'a timer on request with the master key',
    () => ({
      method: 'POST',
      target: '/admin/functions/timers',
      headers: [
        `x-functions-key: ${masterKey}`,
        'content-type: application/json',
        'content-length: 2',
      ],
      body: ['{}'],
    }),
    { status: 202 },
  ],
];

describe(`the host answers as ${SEEN}`, () => {
  test.each(ROWS)('%s', async (_, sent, seen) => {
    expect(await send(sent())).toMatchObject(seen);
  });

  test('300 calls at once: all are answered', async () => {
    const answers = await Promise.all(Array.from({ length: 300 }, () => send({ target: HEALTH })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});
