import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { withinDeadline } from './deadline.ts';
import { type GraphError, openGraph } from './graph-client.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

type Reply = { status: number; body?: object; retryAfter?: string };

/** A directory that answers with these, one after the other, and notes what was asked. */
async function directoryWith(...replies: Reply[]) {
  const asked: { line: string; authorization: string | undefined }[] = [];
  const url = await serve(({ method, url: path, headers: { authorization } }, response) => {
    asked.push({ line: `${method} ${path}`, authorization });
    const {
      status,
      body = { value: [] },
      retryAfter,
    } = replies[asked.length - 1] ?? { status: 500 };
    response.writeHead(status, { ...(retryAfter && { 'retry-after': retryAfter }) });
    response.end(status === 204 ? undefined : JSON.stringify(body));
  });
  return { request: openGraph({ GRAPH_ENDPOINT: url }), asked };
}

const busy = (retryAfter = '0'): Reply => ({
  status: 429,
  retryAfter,
  body: { error: { code: 'Busy', message: 'Busy.' } },
});

describe('A call that Graph refuses for a moment', () => {
  test('is made again, with the same method and path', async () => {
    const { request, asked } = await directoryWith(busy(), { status: 204 });
    expect(await request('/groups/a/members/b/$ref', { method: 'DELETE' })).toBeUndefined();
    expect(asked.map(({ line }) => line)).toEqual(
      Array(2).fill('DELETE /v1.0/groups/a/members/b/$ref'),
    );
  });

  test('is made three times at most', async () => {
    const { request, asked } = await directoryWith(busy(), busy(), busy(), { status: 200 });
    await expect(request('/users')).rejects.toMatchObject({ statusCode: 429, code: 'Busy' });
    expect(asked).toHaveLength(3);
  });

  test('waits for as long as Graph asks', async () => {
    const { request } = await directoryWith(busy('1'), { status: 200 });
    const before = Date.now();
    expect(await request('/users')).toEqual({ value: [] });
    expect(Date.now() - before).toBeGreaterThanOrEqual(995);
  });

  test('is not made again when the wait is long, or the deadline would cut it off', async () => {
    const long = await directoryWith(busy('4'), { status: 200 });
    await expect(long.request('/users')).rejects.toMatchObject({ retryAfterSeconds: 4 });
    const late = await directoryWith(busy('1'), { status: 200 });
    await expect(withinDeadline(() => late.request('/users'), 1500)).rejects.toMatchObject({
      retryAfterSeconds: 1,
    });
    expect([long.asked.length, late.asked.length]).toEqual([1, 1]);
  });

  test('for good is not made again', async () => {
    const refusal = { status: 403, body: { error: { code: 'Forbidden', message: 'No.' } } };
    const { request, asked } = await directoryWith(refusal, { status: 200 });
    await expect(request('/users')).rejects.toMatchObject({ statusCode: 403, message: 'No.' });
    expect(asked).toHaveLength(1);
  });
});

test('The cause of a call without an answer names the address', async () => {
  const GRAPH_ENDPOINT = await serve(() => {});
  servers.pop()?.close();
  const error = await openGraph({ GRAPH_ENDPOINT })('/users').catch((each) => each);
  expect(error).toMatchObject({ name: 'GraphError', statusCode: undefined });
  expect(String((error as GraphError).cause)).toContain('ECONNREFUSED');
});

describe('The token of the API’s identity', () => {
  test('goes to Graph, and is asked for with its scope', async () => {
    const scopes: string[] = [];
    const identity = await serve(({ url }, response) => {
      scopes.push(new URL(url ?? '', 'http://localhost').searchParams.get('resource') ?? '');
      const token = { access_token: 'secret', expires_on: String(Date.now() / 1000 + 3600) };
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ ...token, token_type: 'Bearer', resource: 'x' }));
    });
    vi.stubEnv('IDENTITY_ENDPOINT', identity);
    vi.stubEnv('IDENTITY_HEADER', 'header');
    const sent: [string, string | null][] = [];
    vi.stubGlobal('fetch', async (url: URL, { headers }: RequestInit) => {
      sent.push([url.href, new Headers(headers).get('authorization')]);
      return Response.json({ value: [] });
    });
    await openGraph({ GRAPH_ENDPOINT: 'https://graph.microsoft.com' })('/users?$top=1');
    expect(sent).toEqual([['https://graph.microsoft.com/v1.0/users?$top=1', 'Bearer secret']]);
    expect(scopes).toEqual(['https://graph.microsoft.com']);
  });

  test('goes to nobody else', async () => {
    const { request, asked } = await directoryWith({ status: 200 });
    await request('/users');
    expect(asked).toEqual([{ line: 'GET /v1.0/users', authorization: undefined }]);
  });
});
