import { listInvites, listQuizResults } from '@vse/domain/contract/calls';
import { afterEach, expect, test, vi } from 'vitest';
import { countAge } from './last-write.ts';
import { staffCall } from './staff.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a filter that names a person goes out in the body of a POST, another one in the address of a GET', async () => {
  const sent: [url: string, method: string | undefined, body: unknown][] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    sent.push([url, init?.method, init?.body]);
    return Response.json({ functionKey: 'the-key', items: [] });
  });
  await staffCall(listInvites, { find: 'ana@example.com', status: 'open' });
  await staffCall(listQuizResults, { salesperson: 'luc@example.com' });
  await staffCall(listInvites, { find: '', status: 'open' });
  expect(sent.filter(([url]) => /vseList/.test(url))).toEqual([
    ['/api/vseListInvites', 'POST', '{"find":"ana@example.com","status":"open"}'],
    ['/api/vseListQuizResults', 'POST', '{"salesperson":"luc@example.com"}'],
    [expect.stringContaining('/api/vseListInvites?'), 'GET', null],
  ]);
  // A search is no write, after which counts would have to be counted again.
  expect(countAge()).toEqual({});
});
