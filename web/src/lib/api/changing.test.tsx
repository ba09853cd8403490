import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { staffToken } from '../auth/tokens.ts';
import { useAdjectives } from '../records/use-adjectives.ts';
import { changing, removing, replacing } from './staff.ts';

function Adjectives() {
  const { items, readAt, changed } = useAdjectives();
  return (
    <>
      <p data-testid="read">{readAt === undefined ? 'never' : typeof readAt}</p>
      <p data-testid="names">{items?.map(({ name, etag }) => name + etag).join()}</p>
      <button
        type="button"
        onClick={() => void changed(replacing({ id: 'oak', name: 'Elm', etag: '2' }))}
      >
        Rename
      </button>
      <button type="button" onClick={() => void changed(removing('oak'))}>
        Remove
      </button>
    </>
  );
}

/** The list as it is read first; later reads wait until the test answers them. */
const first = {
  items: [
    { id: 'oak', name: 'Oak', etag: '1' },
    { id: 'pine', name: 'Pine', etag: '1' },
  ],
};
let later = Promise.withResolvers<Response>();
let reads = 0;

beforeEach(() => {
  reads = 0;
  later = Promise.withResolvers();
  staffToken.set('demo.Admin');
  vi.spyOn(window, 'fetch').mockImplementation(async (url) => {
    if (String(url).includes('vseGetAppSettings')) return Response.json({ functionKey: 'key' });
    reads += 1;
    return reads === 1 ? Response.json(first) : later.promise;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  staffToken.set(null);
});

test.each([
  ['a saved record with its new ETag', 'Rename', 'Elm2,Pine1'],
  ['a deletion', 'Remove', 'Pine1'],
])('%s is shown while the list is read again behind it', async (_, press, names) => {
  const screen = await render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Adjectives />
    </SWRConfig>,
  );
  const shown = screen.getByTestId('names');
  await expect.element(shown).toHaveTextContent('Oak1,Pine1');
  // Since when it is, for the notice above a list that cannot be refreshed.
  await expect.element(screen.getByTestId('read')).toHaveTextContent('number');
  await screen.getByRole('button', { name: press }).click();
  await expect.element(shown).toHaveTextContent(names);
  await expect.poll(() => reads).toBe(2);
  later.resolve(Response.json({ items: [{ id: 'yew', name: 'Yew', etag: '1' }] }));
  await expect.element(shown).toHaveTextContent('Yew1');
});

test('what else of a list has changed is shown with it', async () => {
  let list = { items: [1, 2], orderEtag: 'old' };
  const mutate = async (change: unknown) => {
    if (typeof change === 'function') list = change(list);
    return list;
  };
  await changing<number[], typeof list>(mutate, async () => {})(() => [2, 1], { orderEtag: 'new' });
  expect(list).toEqual({ items: [2, 1], orderEtag: 'new' });
});

test('a saved record changes only the fields that a list has, and no other item', () => {
  const rows = [
    { id: 'oak', name: 'Oak' },
    { id: 'pine', name: 'Pine' },
  ];
  expect(replacing({ id: 'oak', name: 'Elm', longDescription: 'Old.' })(rows)).toEqual([
    { id: 'oak', name: 'Elm' },
    { id: 'pine', name: 'Pine' },
  ]);
});
