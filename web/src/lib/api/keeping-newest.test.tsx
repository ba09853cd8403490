import useSWR, { SWRConfig } from 'swr';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { cache, clearCache } from './cache.ts';
import { keepingNewest } from './keeping-newest.ts';

afterEach(clearCache);

const asked: string[] = [];
async function fetcher(key: string) {
  asked.push(key);
  return `answer to ${key}`;
}

function Part({ of }: { of: string }) {
  const { data, isLoading } = useSWR(of, fetcher, { revalidateIfStale: false });
  return <p>{isLoading ? 'loading' : data}</p>;
}

/** The rail, which stays, beside a search. */
const App = ({ config, search }: { config: object; search: string }) => (
  <SWRConfig value={config}>
    <Part of="rail" />
    <Part of={search} />
  </SWRConfig>
);

test('the newest 50 answers are kept, and those that a screen shows', async () => {
  const entries = cache();
  const config = { provider: () => entries, use: [keepingNewest], dedupingInterval: 0 };
  const screen = await render(<App config={config} search="search 1" />);
  for (let at = 1; at <= 60; at++) {
    await screen.rerender(<App config={config} search={`search ${at}`} />);
    await expect.element(screen.getByText(`answer to search ${at}`, { exact: true })).toBeVisible();
    await expect.element(screen.getByText('answer to rail')).toBeVisible();
  }
  const kept = [...entries.keys()];
  expect(kept).toHaveLength(50);
  expect(kept).toContain('rail');
  expect(kept.slice(1, 3)).toEqual(['search 12', 'search 13']);
  expect(kept.at(-1)).toBe('search 60');
  // Back at one that was forgotten, it is asked for again; at one that was kept, it is not.
  asked.length = 0;
  await screen.rerender(<App config={config} search="search 1" />);
  await expect.element(screen.getByText('answer to search 1', { exact: true })).toBeVisible();
  await screen.rerender(<App config={config} search="search 59" />);
  await expect.element(screen.getByText('answer to search 59')).toBeVisible();
  expect(asked).toEqual(['search 1']);
});

test('of more than a tab can store, the answers that were written last are stored', async () => {
  const entries = cache();
  const long = 'x'.repeat(190_000);
  for (let at = 1; at <= 12; at++) entries.set(`list ${at}`, { data: long });
  entries.set('list 1', { data: long });
  entries.set('longer than a list', { data: long.repeat(2) });
  dispatchEvent(new Event('pagehide'));
  const stored: [string, object][] = JSON.parse(sessionStorage.getItem('vse.cache') ?? '[]');
  expect(stored.map(([key]) => key)).toEqual([
    ...['list 4', 'list 5', 'list 6', 'list 7', 'list 8'],
    ...['list 9', 'list 10', 'list 11', 'list 12', 'list 1'],
  ]);
});
