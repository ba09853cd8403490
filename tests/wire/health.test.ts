import { getHealth, getReadiness } from '@vse/domain/records/health';
import { expect, test } from 'vitest';
import { ADMIN, begin, call, MANAGER, request, SALESPERSON } from '../support/api.ts';
import { NOBODY } from '../support/api-client.ts';

test('a probe without a key gets 200 at the path that probes are given', async () => {
  const { status, body } = await request('health', {}, { key: null });
  expect([status, body]).toEqual([200, { status: 'ok' }]);
  expect(await call(getHealth, {}, NOBODY)).toEqual({ status: 'ok' });
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
