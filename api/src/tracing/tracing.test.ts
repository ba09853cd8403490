import { afterEach, expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { recordSpans, withRunSpan } from './spans.ts';
import { startTracing } from './tracing.ts';

const LOCAL = {
  SITE_URL: 'http://localhost:4280',
  SERVER_SECRET: 'x'.repeat(32),
  SQLITE_FILE: '/tmp/vse.sqlite',
  BLOB_CONNECTION_STRING: 'UseDevelopmentStorage=true',
  SUPPORT_EMAIL: 'support@aurum.example',
  COMPANY_PROVIDER: 'Aurum Scent Co.',
  COMPANY_DOMAIN: 'aurum.example',
};
const run = { name: 'vseListInvites', requestId: 'request-1' };

afterEach(() => {
  recordSpans(undefined);
  vi.restoreAllMocks();
});

test('without a place to send spans to, nothing is recorded', () => {
  expect(startTracing(readConfig(LOCAL))).toBeUndefined();
});

test('a connection string that the exporter refuses stops the recording, and fails no run', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const settings = { ...LOCAL, APPLICATIONINSIGHTS_CONNECTION_STRING: 'nonsense' };
  const tracing = startTracing(readConfig(settings));
  for (const _ of [1, 2]) {
    expect(await withRunSpan(run, {}, async () => 'answer')).toBe('answer');
    await tracing?.flush();
  }
  const lines = warn.mock.calls.map(([line]) => JSON.parse(line));
  expect(lines.filter(({ service }) => service === 'tracing')).toHaveLength(1);
});
