import {
  findRecords,
  getDashboard,
  listInvites,
  listQuizResults,
  signOut,
} from '@vse/domain/contract/calls';
import { afterEach, expect, test, vi } from 'vitest';
import { call } from './call.ts';
import { countAge } from './last-write.ts';

afterEach(() => vi.unstubAllGlobals());

test('every call goes out under an id of its own, which the API logs and hands to the database', async () => {
  const sent: Headers[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.endsWith(getDashboard.name)) sent.push(new Headers(init?.headers));
    return Response.json({ functionKey: 'the-key' });
  });
  await call(getDashboard, {});
  await call(getDashboard, {});
  const ids = sent.map((headers) => headers.get('x-request-id'));
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
});

test('a filter that names a person goes out in the body of a POST, another one in the address of a GET', async () => {
  const sent: [url: string, method: string | undefined, body: unknown][] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    sent.push([url, init?.method, init?.body]);
    return Response.json({ functionKey: 'the-key', items: [] });
  });
  await call(listInvites, { find: 'ana@example.com', status: 'open' });
  await call(listQuizResults, { salesperson: 'luc@example.com' });
  await call(listInvites, { find: '', status: 'open' });
  expect(sent.filter(([url]) => /vseList/.test(url))).toEqual([
    ['/api/vseListInvites', 'POST', '{"find":"ana@example.com","status":"open"}'],
    ['/api/vseListQuizResults', 'POST', '{"salesperson":"luc@example.com"}'],
    [expect.stringContaining('/api/vseListInvites?'), 'GET', null],
  ]);
  // A search is no write, after which counts would have to be counted again.
  expect(countAge()).toEqual({});
});

test('a write makes counts recent, also one that is not answered; a call that reads does not', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ functionKey: 'the-key' }));
  await call(getDashboard, {});
  await call(findRecords, { text: 'ines' });
  expect(countAge()).toEqual({});
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
  await expect(call(signOut, {})).rejects.toMatchObject({ status: 0 });
  expect(countAge()).toEqual({ maxAge: 0 });
});
