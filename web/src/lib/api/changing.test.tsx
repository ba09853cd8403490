import { deleteAdjective } from '@vse/domain/contract/calls';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { staffToken } from '../auth/tokens.ts';
import { useAdjectives } from '../use-adjectives.ts';
import { removing, replacing, staffCall } from './staff.ts';

function Adjectives() {
  const { items, changed } = useAdjectives();
  return (
    <>
      <p data-testid="names">{items?.map(({ name }) => name).join()}</p>
      <button type="button" onClick={() => void changed(replacing({ id: 'oak', name: 'Elm' }))}>
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
    { id: 'pine', name: 'Pine' },
  ],
};
let later = Promise.withResolvers<Response>();
let reads = 0;
const deletions: unknown[] = [];

beforeEach(() => {
  reads = 0;
  deletions.length = 0;
  later = Promise.withResolvers();
  staffToken.set('demo.Admin');
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    if (String(url).includes('vseGetAppSettings')) return Response.json({ functionKey: 'key' });
    if (init?.method === 'DELETE') {
      deletions.push(JSON.parse(String(init.body)));
      return Response.json({});
    }
    reads += 1;
    return reads === 1 ? Response.json(first) : later.promise;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  staffToken.set(null);
});

test.each([
  ['a saved record', 'Rename', 'Elm,Pine'],
  ['a deletion', 'Remove', 'Pine'],
])('%s is shown while the list is read again behind it', async (_, press, names) => {
  const screen = await render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Adjectives />
    </SWRConfig>,
  );
  const shown = screen.getByTestId('names');
  await expect.element(shown).toHaveTextContent('Oak,Pine');
  await screen.getByRole('button', { name: press }).click();
  await expect.element(shown).toHaveTextContent(names);
  await expect.poll(() => reads).toBe(2);
  later.resolve(Response.json({ items: [{ id: 'yew', name: 'Yew' }] }));
  await expect.element(shown).toHaveTextContent('Yew');
});

test.each([
  ['2', 'that is as it was saved', { id: 'oak', name: 'Elm', etag: '2' }],
  ['1', 'that somebody else has changed again', { id: 'oak', name: 'Yew', etag: '3' }],
])('a delete right after a save sends the ETag %s for a record %s', async (etag, _, read) => {
  const screen = await render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Adjectives />
    </SWRConfig>,
  );
  const shown = screen.getByTestId('names');
  await expect.element(shown).toHaveTextContent('Oak,Pine');
  await screen.getByRole('button', { name: 'Rename' }).click();
  await expect.element(shown).toHaveTextContent('Elm,Pine');
  const sent = staffCall(deleteAdjective, { id: 'oak', etag: '1' });
  later.resolve(Response.json({ items: [read] }));
  await sent;
  expect(deletions).toEqual([{ id: 'oak', etag }]);
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
