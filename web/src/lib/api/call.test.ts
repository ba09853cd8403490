import { findRecords, getDashboard, signOut } from '@vse/domain/contract/calls';
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

test('a write makes counts recent, also one that is not answered; a call that reads does not', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ functionKey: 'the-key' }));
  await call(getDashboard, {});
  await call(findRecords, { text: 'ines' });
  expect(countAge()).toEqual({});
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
  await expect(call(signOut, {})).rejects.toMatchObject({ status: 0 });
  expect(countAge()).toEqual({ maxAge: 0 });
});
