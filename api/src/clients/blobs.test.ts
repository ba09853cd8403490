import { once } from 'node:events';
import { createServer } from 'node:http';
import { BlobServiceClient } from '@azure/storage-blob';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { blobServiceUrl, createBlobs, srcSet } from './blobs.ts';

const KEY = 'AccountKey=a2V5';

test.each([
  [
    `DefaultEndpointsProtocol=http;AccountName=account;${KEY};BlobEndpoint=http://127.0.0.1:4711/account;`,
    'http://127.0.0.1:4711/account',
  ],
  [
    `DefaultEndpointsProtocol=https;AccountName=vse1;${KEY};EndpointSuffix=core.windows.net`,
    'https://vse1.blob.core.windows.net',
  ],
  ['UseDevelopmentStorage=true', 'http://127.0.0.1:10000/devstoreaccount1'],
])('the connection string %s gives the address %s, as in the SDK', (settings, url) => {
  expect(blobServiceUrl({ BLOB_CONNECTION_STRING: settings })).toBe(url);
  expect(BlobServiceClient.fromConnectionString(settings).url.replace(/\/$/, '')).toBe(url);
});

test('with a managed identity, the address is the setting', () => {
  const url = 'https://vse1.blob.core.windows.net';
  expect(blobServiceUrl({ BLOB_ACCOUNT_URL: url })).toBe(url);
});

const configFor = (BLOB_CONNECTION_STRING: string) =>
  readConfig({
    SITE_URL: 'https://vse.example',
    SERVER_SECRET: 'x'.repeat(32),
    SQLITE_FILE: 'unused',
    SUPPORT_EMAIL: 'a@example.com',
    COMPANY_PROVIDER: 'A',
    COMPANY_DOMAIN: 'example.com',
    BLOB_CONNECTION_STRING,
  });

const PAGE = '<!doctype html><title>Network sign-in</title>';

/** A storage that answers each call with the next of these: a status, a status with a page, or a dropped connection. */
async function storageWith(answers: (number | { page: number } | 'dropped')[]) {
  const server = createServer((request, response) => {
    const answer = answers.shift() ?? 201;
    if (answer === 'dropped') return void request.socket.destroy();
    request.resume().on('end', () => {
      if (typeof answer === 'number') response.writeHead(answer).end();
      else response.writeHead(answer.page, { 'content-type': 'text/html' }).end(PAGE);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const config = configFor(
    `DefaultEndpointsProtocol=http;AccountName=account;${KEY};BlobEndpoint=http://127.0.0.1:${port}/account;`,
  );
  return {
    blobs: createBlobs(config, () => new Date()),
    stop: () => server.close().closeAllConnections(),
  };
}

test.each([[['dropped', 503]], [[503, 500, 503]], [[503, 503, 'dropped', 503]]] as const)(
  'an upload during a short fault (%j) succeeds within three seconds',
  async (faults) => {
    const { blobs, stop } = await storageWith([...faults]);
    const began = performance.now();
    await blobs.write('vse-logos/provider/a.png', new Uint8Array([1]), 'image/png');
    expect(performance.now() - began).toBeLessThan(3000);
    stop();
  },
);

test('a storage that fails for long is unavailable after five attempts', async () => {
  const { blobs, stop } = await storageWith([503, 503, 503, 503, 503, 201]);
  const write = blobs.write('vse-logos/provider/a.png', new Uint8Array([1]), 'image/png');
  await expect(write).rejects.toMatchObject({ status: 503 });
  stop();
});

test.each([200, 400, 403, 404, 408, 429, 502, 504])(
  "a proxy's page with status %i in the place of the storage is 503",
  async (status) => {
    const { blobs, stop } = await storageWith([
      { page: status },
      { page: status },
      { page: status },
    ]);
    const upload = blobs.write('vse-logos/provider/a.png', new Uint8Array([1]), 'image/png');
    await expect(upload).rejects.toMatchObject({ status: 503 });
    await expect(blobs.remove('vse-logos/provider/a.png')).rejects.toMatchObject({ status: 503 });
    await expect(blobs.list('vse-logos', 'provider')).rejects.toMatchObject({ status: 503 });
    stop();
  },
);

const CONFIG = configFor(
  `DefaultEndpointsProtocol=https;AccountName=vse1;${KEY};EndpointSuffix=core.windows.net`,
);

test('a signed address is one all day, and valid for a storage whose clock is behind ours at midnight', async () => {
  let time = '2026-03-02T00:00:00Z';
  const blobs = createBlobs(CONFIG, () => new Date(time));
  const signed = async () => (await blobs.signer())('vse-logos/provider/a.png');
  const first = new URL(await signed());
  expect(first.searchParams.get('st')).toBe('2026-03-01T23:45:00Z');
  expect(first.searchParams.get('se')).toBe('2026-03-04T00:00:00Z');
  time = '2026-03-02T23:59:59Z';
  expect(await signed()).toBe(first.href);
});

test('the widths of a picture are signed again each day, and a one-sheet for each file name', async () => {
  let time = '2026-03-02T12:00:00Z';
  const blobs = createBlobs(CONFIG, () => new Date(time));
  const widths = async () => srcSet('vse-file-upload/a/800.webp', await blobs.signer());
  const first = (await widths()).heroImageSrcSet ?? '';
  expect(first.replace(/\?\S+/g, '')).toBe(
    `${SERVICE}/vse-file-upload/a/400.webp 400w, ${SERVICE}/vse-file-upload/a/800.webp 800w`,
  );
  expect(await widths()).toEqual({ heroImageSrcSet: first });
  const sign = await blobs.signer();
  for (const name of ['Sea', 'Sun', 'Sea'])
    expect(new URL(sign('vse-file-upload/a.pdf', name)).searchParams.get('rscd')).toContain(
      `"${name}.pdf"`,
    );
  expect(srcSet('vse-file-upload/a.png', sign)).toEqual({});
  time = '2026-03-03T12:00:00Z';
  expect((await widths()).heroImageSrcSet).toContain('st=2026-03-02T23%3A45%3A00Z');
});

const SERVICE = 'https://vse1.blob.core.windows.net';
const { toPath } = createBlobs(CONFIG, () => new Date());

test.each([
  ['', ''],
  ['vse-file-upload/abc/1200.webp', 'vse-file-upload/abc/1200.webp'],
  [`vse-file-upload/${'a'.repeat(180)}.png`, `vse-file-upload/${'a'.repeat(180)}.png`],
  [`${SERVICE}/vse-file-upload/abc.png?sig=secret`, 'vse-file-upload/abc.png'],
])('the stored path of %j is %j', (address, path) => {
  expect(toPath(address)).toBe(path);
});

test.each([
  'vse-file-upload/../vse-logos/a.png',
  'vse-file-upload/a.svg.png',
  'vse-file-upload/a b.png',
  'vse-file-upload/a%2e.png',
  'vse-file-upload/"><script>.png',
  'vse-file-upload/a.png?b.png',
  'vse-file-upload//a.png',
  `vse-file-upload/${'a'.repeat(181)}.png`,
  `${SERVICE}/vse-file-upload/../a.png?sig=secret`,
  'https://elsewhere.example/vse-file-upload/a.png',
])('the address %j is refused, because no file of ours has it', (address) => {
  expect(() => toPath(address)).toThrow('The file is not known. Please upload it again.');
});
