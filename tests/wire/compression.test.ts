import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { listFragrances } from '@vse/domain/records/fragrances';
import { getSession } from '@vse/domain/records/users';
import { demoToken } from '@vse/domain/rules/demo';
import { describe, expect, inject, test } from 'vitest';
import { fragrances } from '../../scripts/seed/catalogue/fragrances.ts';

const cloud = inject('cloud');

/** The bytes as they travel: fetch would have them unpacked. */
async function raw(path: string, acceptEncoding?: string) {
  const headers = {
    'x-functions-key': cloud.functionKey,
    'x-authorization': `Bearer ${demoToken('Admin')}`,
    ...(acceptEncoding !== undefined && { 'accept-encoding': acceptEncoding }),
  };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${cloud.apiUrl}/${path}`, { headers }, resolve).on('error', reject);
  });
  return { status: response.statusCode, headers: response.headers, bytes: await buffer(response) };
}

/** What stays while other tests add and delete fragrances. */
const samplesIn = (bytes: Buffer) =>
  listFragrances.output
    .parse(JSON.parse(`${bytes}`))
    .items.filter(({ sku }) => SAMPLE_SKUS.has(sku));
const SAMPLE_SKUS = new Set(fragrances.map(({ sku }) => sku));

describe('a long answer', () => {
  test.each(['gzip', 'br;q=1.0, GZIP;q=0.8'])(
    'is compressed for Accept-Encoding %j, with the same content',
    async (accepted) => {
      const { headers, bytes } = await raw(listFragrances.name, accepted);
      expect(headers).toMatchObject({
        'content-encoding': 'gzip',
        'content-length': String(bytes.length),
        'content-type': 'application/json',
        vary: 'Accept-Encoding',
      });
      const plain = await raw(listFragrances.name);
      expect(samplesIn(gunzipSync(bytes))).toEqual(samplesIn(plain.bytes));
      expect(samplesIn(plain.bytes).length).toBeGreaterThan(40);
      expect(bytes.length).toBeLessThan(plain.bytes.length / 3);
    },
  );

  test.each([undefined, 'br'])(
    'is not compressed for Accept-Encoding %j, and has Vary',
    async (accepted) => {
      const { headers, bytes } = await raw(listFragrances.name, accepted);
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers.vary).toBe('Accept-Encoding');
      expect(JSON.parse(`${bytes}`)).toHaveProperty('items');
    },
  );
});

test.each([getSession.name, 'vseGetQuizResult?id=unknown'])(
  'a short response of %s is not compressed',
  async (path) => {
    const { headers, bytes } = await raw(path, 'gzip');
    expect(headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(`${bytes}`)).toBeTypeOf('object');
  },
);
