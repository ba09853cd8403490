import { BlobServiceClient } from '@azure/storage-blob';
import { expect, test } from 'vitest';
import { blobServiceUrl } from './blobs.ts';

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
