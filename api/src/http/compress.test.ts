import { gunzipSync } from 'node:zlib';
import { HttpRequest } from '@azure/functions';
import { expect, test } from 'vitest';
import { compressed } from './compress.ts';

const LONG = 'a'.repeat(1024);
const answerTo = (accepted: string | undefined, body: string) =>
  compressed(
    new HttpRequest({
      method: 'GET',
      url: 'http://localhost/api/a',
      headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
    }),
    { status: 200, headers: { 'x-own': 'kept' }, body },
  );

test.each(['gzip', 'GZIP', 'x-gzip', 'br, gzip;q=0.1', '*', 'br;q=1, *;q=0.5'])(
  'a response of 1 KB is compressed for %j',
  async (accepted) => {
    const { status, headers, body } = await answerTo(accepted, LONG);
    expect([status, headers]).toEqual([
      200,
      { 'x-own': 'kept', vary: 'Accept-Encoding', 'content-encoding': 'gzip' },
    ]);
    expect(gunzipSync(body as Buffer).toString()).toBe(LONG);
  },
);

test.each([32 * 1024, 32 * 1024 + 1, 1_000_000])(
  'a response of %i bytes arrives whole',
  async (bytes) => {
    const text = JSON.stringify(Array.from({ length: bytes / 8 }, (_, at) => at)).slice(0, bytes);
    const { body } = await answerTo('gzip', text);
    expect(gunzipSync(body as Buffer).toString()).toBe(text);
  },
);

test.each([undefined, '', 'br', 'identity', 'gzip;q=0', '*, gzip; q=0', '*;q=0', 'gzipped'])(
  'a response is not compressed for %j',
  async (accepted) => {
    const { headers, body } = await answerTo(accepted, LONG);
    expect([headers, body]).toEqual([{ 'x-own': 'kept', vary: 'Accept-Encoding' }, LONG]);
  },
);

test('a response below 1 KB, which fits into a packet, is not compressed', async () => {
  const { headers, body } = await answerTo('gzip', LONG.slice(1));
  expect([headers, body]).toEqual([{ 'x-own': 'kept', vary: 'Accept-Encoding' }, LONG.slice(1)]);
});
