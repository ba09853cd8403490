import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { isPassing } from '../api/api-error.ts';
import { staffToken } from '../auth/tokens.ts';
import { useProviders } from './use-providers.ts';

/** As the app has it for every other call. */
const swr = { shouldRetryOnError: isPassing, errorRetryCount: 3, provider: () => new Map() };

function Providers() {
  const { error } = useProviders();
  return <p>{error ? 'failed' : ''}</p>;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  staffToken.set('demo.Admin');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  staffToken.set(null);
});

test('the list of providers is asked for again at most once when it does not come', async () => {
  const asked: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (url) => {
    asked.push(String(url));
    return String(url).includes('vseGetAppSettings')
      ? Response.json({ functionKey: 'key' })
      : new Response(null, { status: 503 });
  });
  await render(
    <SWRConfig value={swr}>
      <Providers />
    </SWRConfig>,
  );
  // Far longer than the pauses between four attempts.
  for (let turn = 0; turn < 10; turn += 1) await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.filter((url) => url.includes('vseListProviders'))).toHaveLength(2);
});
