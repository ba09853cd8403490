import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchOrTakeEarly, readEarly } from './early.ts';

const URL = '/api/vseGetQuizResult?id=q1';
const text = async (bearer: string | null) =>
  (await fetchOrTakeEarly(URL, bearer, { method: 'GET' })).text();
const early = (bearer: string | null, response: Promise<Response>) => {
  globalThis.vseEarly = { [URL]: { bearer, response } };
};

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('fetched'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.vseEarly = undefined;
});

test('a response requested early is used once, and fetched after that', async () => {
  early('token', Promise.resolve(new Response('early')));
  expect(await text('token')).toBe('early');
  expect(await text('token')).toBe('fetched');
});

test('an answer that was read early is there to be taken', async () => {
  early('token', Promise.resolve(Response.json({ id: 'q1' })));
  expect(await readEarly(URL, 'token')).toEqual({ id: 'q1' });
  expect(await text('token')).toBe('{"id":"q1"}');
  expect(await readEarly(URL, 'token')).toBeUndefined();
});

test.each([
  ['to another person', 'other', () => Promise.resolve(Response.json({}))],
  ['that is a refusal', 'token', () => Promise.resolve(Response.json({}, { status: 403 }))],
  ['that is no JSON', 'token', () => Promise.resolve(new Response('<html>'))],
  ['that never came', 'token', () => Promise.reject(new TypeError('offline'))],
])('an answer %s is not read', async (_, bearer, respond) => {
  early(bearer, respond());
  expect(await readEarly(URL, 'token')).toBeUndefined();
});

test('a response for another person is not used', async () => {
  early('token', Promise.resolve(new Response('early')));
  expect(await text(null)).toBe('fetched');
});

test('an early request that failed is sent again', async () => {
  early(null, Promise.reject(new TypeError('offline')));
  expect(await text(null)).toBe('fetched');
});
