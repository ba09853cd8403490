import { countInvites, listInvites, revokeInvite } from '@vse/domain/contract/calls';
import { MemoryRouter } from 'react-router';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { dropStaffToken, keepStaffToken } from '../auth/tokens.ts';
import { staffCall } from './staff.ts';
import { useList } from './use-list.ts';

const COUNTED = '2026-05-01T08:30:07.000Z';

/** A server with so many invites, two of them on its only loaded page. It notes what it is asked. */
function serve(total: number | 'no answer') {
  const asked: string[] = [];
  const server = { total, asked };
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.replace('/api/', '');
    if (path.startsWith(countInvites.name) || path.startsWith(listInvites.name)) asked.push(path);
    if (path.startsWith(listInvites.name))
      return Response.json({ items: [{ id: 'a' }, { id: 'b' }], nextPage: 'next' });
    if (path.startsWith(countInvites.name)) {
      if (server.total === 'no answer') throw new TypeError('offline');
      const filtered = path.includes('status') ? 12 : server.total;
      return Response.json({ total: filtered, countedDate: COUNTED, counts: {} });
    }
    return Response.json({ functionKey: 'the-key' });
  });
  return server;
}

beforeEach(() => {
  keepStaffToken('token');
  localStorage.removeItem('vse.lastWrite');
});
afterEach(async () => {
  await dropStaffToken();
  vi.unstubAllGlobals();
});

const FILTERS = ['status'];

function Invites() {
  const list = useList(listInvites, countInvites, { filters: FILTERS });
  return (
    <>
      <p data-testid="list">
        {list.items?.length} shown of {list.total} of {list.all}, {list.countedDate ?? 'exact'}
      </p>
      <button
        type="button"
        onClick={() => void staffCall(revokeInvite, { id: 'a' }).then(list.refresh)}
      >
        Write
      </button>
      <button
        type="button"
        onClick={() =>
          list.setQuery({ sorting: { key: 'name', direction: 'ascending' }, filters: {} })
        }
      >
        Sort
      </button>
    </>
  );
}

async function open(address = '/') {
  const screen = await render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <MemoryRouter initialEntries={[address]}>
        <Invites />
      </MemoryRouter>
    </SWRConfig>,
  );
  return { screen, list: screen.getByTestId('list') };
}

const counts = (asked: readonly string[]) => asked.filter((one) => one.startsWith('vseCount'));

test('the number of a list is asked for beside its page, and has a date from 1,000 on', async () => {
  const { asked } = serve(2431);
  const { list } = await open();
  await expect.element(list).toHaveTextContent(`2 shown of 2431 of 2431, ${COUNTED}`);
  expect(counts(asked)).toEqual(['vseCountInvites']);
});

test('a number below 1,000 is exact; a filtered list is counted with and without the filter', async () => {
  const { asked } = serve(999);
  const { list } = await open('/?status=open');
  await expect.element(list).toHaveTextContent('2 shown of 12 of 999, exact');
  expect(counts(asked).sort()).toEqual(['vseCountInvites', 'vseCountInvites?status=open']);
});

test('the rows are there when the number does not come', async () => {
  serve('no answer');
  const { list } = await open();
  await expect.element(list).toHaveTextContent('2 shown of of , exact');
});

test('sorting a list does not count it again', async () => {
  const { asked } = serve(2431);
  const { screen, list } = await open();
  await expect.poll(() => list.element().textContent).toContain('of 2431');
  await screen.getByRole('button', { name: 'Sort' }).click();
  await expect.poll(() => asked.filter((one) => one.includes('sort=name'))).toHaveLength(1);
  expect(counts(asked)).toEqual(['vseCountInvites']);
});

test('after an own write the list is counted again, and no count from before it is taken', async () => {
  const server = serve(2431);
  const { screen, list } = await open();
  await expect.poll(() => list.element().textContent).toContain('of 2431');
  server.total = 2430;
  await screen.getByRole('button', { name: 'Write' }).click();
  await expect.poll(() => list.element().textContent).toContain('of 2430');
  expect(counts(server.asked)).toEqual(['vseCountInvites', 'vseCountInvites?maxAge=0']);
});
