import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Part, startPart } from '../part.ts';
import { anyPort } from '../ports.ts';

const CAP = 1_000_000;
const lines: string[] = [];
let host: Part;
let url: string;

beforeAll(async () => {
  const port = await anyPort();
  url = `http://127.0.0.1:${port}/api`;
  host = startPart({
    title: 'Host',
    script: resolve(import.meta.dirname, 'main.ts'),
    args: ['--entry', resolve(import.meta.dirname, 'fixture.ts'), '--port', `${port}`],
    env: { ...process.env, FUNCTION_KEY: 'key', FUNCTIONS_REQUEST_BODY_SIZE_LIMIT: `${CAP}` },
    lost: (line) => lines.push(line),
    say: (line) => lines.push(line),
  });
  await host.up();
});
afterAll(() => host.stop());

const post = (path: string, body: string | Uint8Array<ArrayBuffer> | FormData = '', headers = {}) =>
  fetch(`${url}/${path}`, { method: 'POST', body, headers });
const key = { 'x-functions-key': 'key' };

test('a function is found only under /api, in any letter case', async () => {
  expect((await fetch(`${url}/NOTHING`)).status).toBe(204);
  expect((await fetch(`${url}/unknown`)).status).toBe(404);
  expect((await fetch(url.replace('/api', '/nothing'))).status).toBe(404);
});

test('a method that the function does not declare is 404, including HEAD, as in the real host', async () => {
  expect((await post('nothing')).status).toBe(404);
  expect((await fetch(`${url}/broken`, { method: 'HEAD' })).status).toBe(404);
  expect((await fetch(`${url}/nothing`, { method: 'HEAD' })).status).toBe(204);
});

test('a function with a key returns 401 without it, and accepts it in header or query', async () => {
  expect((await post('vseEcho')).status).toBe(401);
  expect((await post('vseEcho', '', { 'x-functions-key': 'other' })).status).toBe(401);
  expect((await post('vseEcho', '', key)).status).toBe(200);
  expect((await post('vseEcho?code=key')).status).toBe(200);
});

test("query, body and the client's address reach the function", async () => {
  const headers = { ...key, 'x-forwarded-for': '203.0.113.7' };
  expect(await (await post('vseEcho?a=1', 'abc', headers)).json()).toEqual({
    query: '1',
    from: expect.stringMatching(/^203\.0\.113\.7, 127\.0\.0\.1:\d+$/),
    length: 3,
  });
});

test('a body over the cap is 500 as in the real host, with and without a declared length', async () => {
  const body = new Uint8Array(CAP + 1);
  expect((await post('vseEcho', body, key)).status).toBe(500);
  const init = { method: 'POST', headers: key, body: new Blob([body]).stream(), duplex: 'half' };
  expect((await fetch(`${url}/vseEcho`, init as RequestInit)).status).toBe(500);
});

test('a file in a form arrives unchanged, and cookies are set', async () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
  const form = new FormData();
  form.set('file', new File([bytes], 'all-bytes.bin'));
  const response = await post('form', form);
  expect(response.status).toBe(201);
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
  expect(response.headers.get('set-cookie')).toBe('seen=yes; Path=/; HttpOnly');
});

test('a handler that throws gives an empty 500, and its stack is logged', async () => {
  const response = await fetch(`${url}/broken`);
  expect([response.status, await response.text()]).toEqual([500, '']);
  await vi.waitFor(() =>
    expect(lines.join('\n')).toMatch(/Broken on purpose[\s\S]*GET \/api\/broken/),
  );
});

test('route parameters are decoded, and a malformed one does not match', async () => {
  expect(await (await fetch(`${url}/items/a%20b`)).json()).toEqual({ id: 'a b' });
  expect(await (await fetch(`${url}/items/a/b`)).json()).toEqual({ id: 'a', part: 'b' });
  expect((await fetch(`${url}/items/%E0`)).status).toBe(404);
});

test('the trace of the caller reaches the function', async () => {
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  const traced = await fetch(`${url}/trace`, { headers: { traceparent } });
  expect(await traced.text()).toBe(traceparent);
  expect(await (await fetch(`${url}/trace`)).text()).toBe('none');
});

const ticks = async () => Number(await (await fetch(`${url}/ticks`)).text());

test('a timer runs on its schedule', async () => {
  await vi.waitFor(async () => expect(await ticks()).toBeGreaterThan(0), { timeout: 5000 });
});

test('a timer runs on request with the key, as in the real host', async () => {
  const admin = (name: string, headers = {}) =>
    fetch(url.replace('/api', `/admin/functions/${name}`), { method: 'POST', headers });
  expect((await admin('newYear')).status).toBe(401);
  expect((await admin('unknown', key)).status).toBe(404);
  expect((await admin('newYear', key)).status).toBe(202);
  await vi.waitFor(async () => expect(await ticks()).toBeGreaterThan(999_999), { timeout: 5000 });
});
