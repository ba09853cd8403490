import { BlobServiceClient } from '@azure/storage-blob';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { blobServiceUrl, createBlobs } from './blobs.ts';

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

test('a signed address is one all day, and valid for a storage whose clock is behind ours at midnight', async () => {
  const config = readConfig({
    ...{ SITE_URL: 'https://vse.example', SERVER_SECRET: 'x'.repeat(32), SQLITE_FILE: 'unused' },
    ...{ SUPPORT_EMAIL: 'a@example.com', COMPANY_PROVIDER: 'A', COMPANY_DOMAIN: 'example.com' },
    BLOB_CONNECTION_STRING: `DefaultEndpointsProtocol=https;AccountName=vse1;${KEY};EndpointSuffix=core.windows.net`,
  });
  let time = '2026-03-02T00:00:00Z';
  const blobs = createBlobs(config, () => new Date(time));
  const signed = async () => (await blobs.signer())('vse-logos/provider/a.png');
  const first = new URL(await signed());
  expect(first.searchParams.get('st')).toBe('2026-03-01T23:45:00Z');
  expect(first.searchParams.get('se')).toBe('2026-03-04T00:00:00Z');
  time = '2026-03-02T23:59:59Z';
  expect(await signed()).toBe(first.href);
});
