import { getHealth, getReadiness } from '@vse/domain/records/health';
import { expect, test } from 'vitest';
import { ADMIN, begin, call, MANAGER, request, SALESPERSON } from '../support/api.ts';
import { NOBODY } from '../support/api-client.ts';

test('a probe without a key gets 200 at the path that probes are given', async () => {
  const { status, body } = await request('health', {}, { key: null });
  expect([status, body]).toEqual([200, { status: 'ok', network: expect.any(String) }]);
  expect(await call(getHealth, {}, NOBODY)).toMatchObject({ status: 'ok' });
});

test('a probe sees its own address, not the one that it claims', async () => {
  const by = { key: null, address: '203.0.113.7, 198.51.100.9' };
  const { body } = await request('health', {}, by);
  expect(body).toEqual({ status: 'ok', network: '198.51.100.9' });
});

test('the name of a routed endpoint is no path', async () => {
  expect((await request('vseGetHealth')).status).toBe(404);
});

test('anyone can see whether all services answer; an Admin sees which ones do', async () => {
  const { status, body } = await request('health/ready', {}, { key: null });
  expect([status, body]).toEqual([200, { status: 'ok', parts: null }]);
  for (const by of [MANAGER, SALESPERSON, (await begin()).by])
    expect(await call(getReadiness, {}, by)).toEqual({ status: 'ok', parts: null });
  expect(await call(getReadiness, {}, ADMIN)).toEqual({
    status: 'ok',
    parts: { records: 'ok', files: 'ok', mail: 'ok', directory: 'ok' },
  });
});
