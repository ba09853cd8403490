import type { Plugin } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import config from '../../web/vite.config.ts';

/** The configuration that a build puts beside the app. */
function built(): string {
  const plugins = (config.plugins ?? []).flat() as Plugin[];
  const plugin = plugins.find(({ name }) => name === 'staticwebapp-config');
  const emitted: { source: string }[] = [];
  const generate = plugin?.generateBundle;
  if (typeof generate !== 'function') throw new Error('The build writes no configuration.');
  const context = { emitFile: (file: { source: string }) => emitted.push(file) };
  Reflect.apply(generate, context, [{}, {}]);
  return emitted[0]?.source ?? '';
}

afterEach(() => vi.unstubAllEnvs());

test('a build for Azure lets pictures come from its own storage account only', () => {
  vi.stubEnv('VSE_BLOB_HOST', 'stfx.blob.core.windows.net');
  expect(built()).toContain("img-src 'self' data: blob: https://stfx.blob.core.windows.net;");
  expect(built()).not.toContain('.invalid');
});

test.each(['*.blob.core.windows.net', 'https://stfx.blob.core.windows.net', "a; script-src 'x'"])(
  '%j is no host, and stops the build',
  (host) => {
    vi.stubEnv('VSE_BLOB_HOST', host);
    expect(built).toThrow('names no host');
  },
);
