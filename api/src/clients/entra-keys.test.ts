import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MINUTE_MS } from '@vse/domain/rules/durations';
import { exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { entraKeys } from './entra-keys.ts';

type Pair = Awaited<ReturnType<typeof generateKeyPair>>;

let server: Server;
let published: object[];
let isDown: boolean;
/** What a proxy answers instead. */
let instead: string | undefined;
let fetches: number;

beforeEach(async () => {
  instead = undefined;
  [published, isDown, fetches] = [[], false, 0];
  vi.useFakeTimers({ now: Date.parse('2026-03-01T10:00:00Z'), toFake: ['Date'] });
  server = createServer((_, response) => {
    fetches += 1;
    if (isDown) response.writeHead(503).end();
    else response.end(instead ?? JSON.stringify({ keys: published }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  vi.useRealTimers();
  server.close();
});

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

async function publish(kid: string): Promise<Pair> {
  const pair = await generateKeyPair('RS256');
  published = [{ ...(await exportJWK(pair.publicKey)), kid, alg: 'RS256' }];
  return pair;
}

const keysOf = () => entraKeys(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);

async function verify(keys: ReturnType<typeof keysOf>, { privateKey }: Pair, kid: string) {
  const token = await new SignJWT({}).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
  return jwtVerify(token, keys).then(
    () => 'valid',
    (error: { status?: number; code?: string }) => error.status ?? error.code,
  );
}

test('Entra’s keys are fetched once for many tokens', async () => {
  const pair = await publish('a');
  const keys = keysOf();
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => verify(keys, pair, 'a')));
  expect(outcomes).toEqual(Array(20).fill('valid'));
  expect(fetches).toBe(1);
});

test('Entra’s keys are fetched again at once when the clock was set back after a failed fetch', async () => {
  const pair = await publish('a');
  const keys = keysOf();
  isDown = true;
  expect(await verify(keys, pair, 'a')).toBe(503);
  isDown = false;
  pass(-60 * MINUTE_MS);
  expect(await verify(keys, pair, 'a')).toBe('valid');
});

test('Entra’s keys cause 503 with Retry-After until Entra answers for the first time', async () => {
  const pair = await publish('a');
  const keys = keysOf();
  isDown = true;
  await expect(
    keys({ alg: 'RS256', kid: 'a' }, { payload: '', signature: '' }),
  ).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 });
  isDown = false;
  pass(5000);
  expect(await verify(keys, pair, 'a')).toBe('valid');
});

test('Entra’s keys stay valid for a day while Entra does not answer, and no longer', async () => {
  const pair = await publish('a');
  const keys = keysOf();
  await verify(keys, pair, 'a');
  isDown = true;
  pass(23 * 60 * MINUTE_MS + 59 * MINUTE_MS);
  expect(await verify(keys, pair, 'a')).toBe('valid');
  pass(2 * MINUTE_MS);
  expect(await verify(keys, pair, 'a')).toBe(503);
});

test('Entra’s keys include a rotated key as soon as a token names it', async () => {
  const old = await publish('a');
  const keys = keysOf();
  await verify(keys, old, 'a');
  const fresh = await publish('b');
  pass(MINUTE_MS);
  expect(await verify(keys, fresh, 'b')).toBe('valid');
  expect(await verify(keys, old, 'a')).toBe('ERR_JWKS_NO_MATCHING_KEY');
});

test('Entra’s keys do not reject a token for an unknown key while Entra does not answer', async () => {
  const pair = await publish('a');
  const keys = keysOf();
  await verify(keys, pair, 'a');
  isDown = true;
  pass(MINUTE_MS);
  expect(await verify(keys, pair, 'unknown')).toBe(503);
});

test('Entra’s keys are fetched at most twice a minute, however many tokens name an unknown key', async () => {
  const pair = await publish('a');
  const keys = keysOf();
  await verify(keys, pair, 'a');
  pass(MINUTE_MS);
  for (let time = 0; time < 10; time++)
    expect(await verify(keys, pair, 'none')).toBe('ERR_JWKS_NO_MATCHING_KEY');
  expect(fetches).toBe(2);
});

test('Entra’s keys are not fetched in the pause after a failure, however many tokens need them', async () => {
  const pair = await publish('a');
  const keys = keysOf();
  isDown = true;
  for (const _ of '123') expect(await verify(keys, pair, 'a')).toBe(503);
  expect(fetches).toBe(1);
  isDown = false;
  pass(3000);
  expect(await verify(keys, pair, 'a')).toBe('valid');
  isDown = true;
  pass(MINUTE_MS);
  for (const _ of '123') expect(await verify(keys, pair, 'unknown')).toBe(503);
  pass(29_000);
  expect(await verify(keys, pair, 'unknown')).toBe(503);
  expect(fetches).toBe(3);
});

test.each([
  '<!doctype html><title>Network sign-in</title>',
  '',
  'null',
  '{}',
  '{"keys":[]}',
  '{"keys":7}',
])(
  'the keys stay when their address answers %j with status 200, and nobody gets in without keys',
  async (answer) => {
    const pair = await publish('one');
    const keys = keysOf();
    expect(await verify(keys, pair, 'one')).toBe('valid');
    instead = answer;
    pass(20 * MINUTE_MS);
    expect(await verify(keys, pair, 'one')).toBe('valid');
    await expect.poll(() => fetches).toBe(2);
    expect(await verify(keys, pair, 'one')).toBe('valid');
    expect(await verify(keysOf(), pair, 'one')).not.toBe('valid');
  },
);
