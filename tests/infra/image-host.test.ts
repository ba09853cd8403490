import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { withBlobHost } from '../../web/documents.ts';

const configuration = readFileSync('staticwebapp.config.json', 'utf8');

afterEach(() => vi.unstubAllEnvs());

test('a build for Azure lets pictures come from its own storage account only', () => {
  vi.stubEnv('VSE_BLOB_HOST', 'stfx.blob.core.windows.net');
  const built = withBlobHost(configuration);
  expect(built).toContain("img-src 'self' data: blob: https://stfx.blob.core.windows.net;");
  expect(built).not.toContain('.invalid');
});

test.each(['*.blob.core.windows.net', 'https://stfx.blob.core.windows.net', "a; script-src 'x'"])(
  '%j is no host, and stops the build',
  (host) => {
    vi.stubEnv('VSE_BLOB_HOST', host);
    expect(() => withBlobHost(configuration)).toThrow('names no host');
  },
);
